import type { Fraction } from '../chance.ts';
import { chanceAtMost, keptTotal, withReroll } from '../dice.ts';
import type { DiceSpec } from '../system.ts';

/**
 * Whether the dice pass: their sum is no more than the Leadership used. No sum passes or fails by
 * itself.
 * @rule COM-LDTEST
 */
export function leadershipPassed(test: {
  readonly leadership: number;
  /** Added to the Leadership, e.g. +1 from a horn. */
  readonly bonus: number;
  readonly dice: readonly number[];
  readonly keep: DiceSpec['keep'];
}): boolean {
  return keptTotal(test.dice, test.keep) <= test.leadership + test.bonus;
}

/** The exact chance to pass; null Leadership (nobody to test on) never passes. @rule COM-LDTEST */
export function leadershipChance(test: {
  readonly leadership: number | null;
  readonly bonus: number;
  readonly dice: DiceSpec;
  /** A failure may be rolled again once. */
  readonly reroll: boolean;
}): Fraction {
  // Two dice show no less than 2, so a 0 stands for "never".
  const value = test.leadership === null ? 0 : test.leadership + test.bonus;
  const chance = chanceAtMost(test.dice, value);
  return test.reroll ? withReroll(chance) : chance;
}
