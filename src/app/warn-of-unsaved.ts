import type { Stores } from '#store/hooks.ts';

/**
 * Lets the browser ask before the page goes while something is in its memory only. Only then: a page
 * that listens all the time comes back slower, and a write that is on its way needs nobody to wait.
 */
export function warnOfUnsaved({
  battles,
  warbands,
  settings,
}: Pick<Stores, 'battles' | 'warbands' | 'settings'>): void {
  let warns = false;
  const look = () => {
    const unsaved =
      battles.getState().unsaved.length > 0 ||
      warbands.getState().status.kind === 'failed' ||
      settings.getState().save.kind === 'failed';
    if (unsaved === warns) return;
    warns = unsaved;
    if (warns) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  };
  for (const store of [battles, warbands, settings]) store.subscribe(look);
  look();
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
