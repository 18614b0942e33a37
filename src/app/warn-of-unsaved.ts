import type { DatabaseState } from '#store/device-store.ts';
import type { Stores } from '#store/hooks.ts';

/**
 * Lets the browser ask before the page goes while something is in its memory only. Only then: a page
 * that listens all the time comes back slower, and a write that is on its way needs nobody to wait.
 * @param inMemory whether players have done something where no database is open at all
 */
export function warnOfUnsaved(
  { battles, warbands, settings, device }: UnsavedSources,
  inMemory: () => boolean,
): void {
  const unsaved = () =>
    battles.getState().unsaved.length > 0 ||
    warbands.getState().status.kind === 'failed' ||
    settings.getState().save.kind === 'failed';
  const ask = (event: BeforeUnloadEvent) => {
    if (unsaved() || inMemory()) event.preventDefault();
  };
  let listens = false;
  const look = () => {
    // There every tap is in memory, and none is told of.
    const wanted = unsaved() || FORGETS.has(device.getState().database);
    if (wanted === listens) return;
    listens = wanted;
    if (listens) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  };
  for (const store of [battles, warbands, settings, device]) store.subscribe(look);
  look();
}

type UnsavedSources = Pick<Stores, 'battles' | 'warbands' | 'settings' | 'device'>;

const FORGETS: ReadonlySet<DatabaseState> = new Set(['blocked', 'refused', 'failed']);
