import { inOrder, liveEntries } from './effective.ts';
import type { Entry } from './events.ts';
import { evolveAll } from './evolve.ts';
import type { BattleState } from './state.ts';

/**
 * Folds a log into the state of its battle: live entries in order. Null for an empty log or one without its
 * first entry. Folding 10,000 entries takes a few milliseconds, so only the log is stored.
 */
export function replay(entries: readonly Entry[]): BattleState | null {
  return fold(liveEntries(inOrder(entries)));
}

/** Folds entries that are already in order and all count. */
function fold(live: readonly Entry[]): BattleState | null {
  return evolveAll(null, live);
}
