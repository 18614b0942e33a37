import type { DatabaseState } from '#store/device-store.ts';
import type { Stores } from '#store/hooks.ts';

/**
 * Has the browser ask before the page is left while something is in memory only. Only then: a `beforeunload`
 * listener keeps a page out of the back/forward cache, and a write under way needs no waiting for.
 * @param inMemory whether players have done something while no database is open
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
    // In-memory ports don't report each tap.
    const wanted = unsaved() || WITHOUT_DISK.has(device.getState().database);
    if (wanted === listens) return;
    listens = wanted;
    if (listens) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  };
  for (const store of [battles, warbands, settings, device]) store.subscribe(look);
  look();
}

type UnsavedSources = Pick<Stores, 'battles' | 'warbands' | 'settings' | 'device'>;

const WITHOUT_DISK: ReadonlySet<DatabaseState> = new Set(['blocked', 'refused', 'failed']);
