import type { Script } from '#rules/script.ts';
import type { Batch } from './batch.ts';
import { type Outcome, outcomeOf, worse } from './blow.ts';
import type { Pair } from './settle-hits.ts';
import { helmeted, injured, outAtOnce } from './settle-injury.ts';
import { pastSaves, pastWards } from './settle-saves.ts';
import { woundRolls } from './settle-wound-rolls.ts';
import type { Hindrance } from './toll.ts';
import { woundsIn } from './wound.ts';

/** Hits that have landed, and on whom. A fall's are of one kind, hitting by themselves. */
export type Struck = Pick<Batch, 'attacks' | 'target' | 'criticalUsed'>;

export interface WoundsReport {
  readonly outcome: Outcome;
  readonly woundsLeft: number;
  readonly hindered: Hindrance;
  readonly criticalUsed: boolean;
}

/**
 * Rolls hits that have landed to their end: to wound, criticals, saves, injury, helmet.
 * @param counts hits of each kind of attack
 * @rule WOUND, CRIT, SAVE, INJURY, DOWN
 */
export function* settledWounds(
  struck: Struck,
  counts: readonly number[],
  pair: Pair,
): Script<WoundsReport> {
  const rolls = yield* woundRolls(struck, counts, pair);
  const unsaved = yield* pastSaves(rolls.wounds, pair);
  const past = yield* pastWards(unsaved, struck, pair);
  const { target } = struck;
  const woundsLeft = Math.max(0, target.wounds - woundsIn(past));
  const severity = outAtOnce(past, struck)
    ? 4
    : worse(rolls.floor, yield* injured(past, struck, pair));
  const settled = severity === 2 ? yield* helmeted(pair) : severity;
  const outcome = outcomeOf(settled, woundsLeft < target.wounds, target);
  return { outcome, woundsLeft, hindered: rolls.hindered, criticalUsed: rolls.criticalUsed };
}
