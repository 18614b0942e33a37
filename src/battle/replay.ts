import { inOrder, liveEntries } from './effective.ts';
import type { Entry } from './events.ts';
import { evolveAll } from './evolve.ts';
import type { BattleState } from './state.ts';

/**
 * The battle that a log tells: entries in their order, those taken back left out.
 * Null for an empty log or one without its beginning. Folding 10,000 entries takes some ten
 * milliseconds, so nothing is ever stored but the log.
 */
export function replay(entries: readonly Entry[]): BattleState | null {
  return fold(liveEntries(inOrder(entries)));
}

/** Folds entries that are already in order and all count. */
function fold(live: readonly Entry[]): BattleState | null {
  return evolveAll(null, live);
}
