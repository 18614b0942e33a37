import type { Fraction } from '../chance.ts';
import { chanceAtMost } from '../dice.ts';
import type { DiceSpec } from '../system.ts';

/** The exact chance to pass; null Leadership (nobody to test on) never passes. @rule COM-LDTEST */
export function leadershipChance(leadership: number | null, dice: DiceSpec): Fraction {
  // Two dice show no less than 2, so a 0 stands for "never".
  return chanceAtMost(dice, leadership ?? 0);
}
