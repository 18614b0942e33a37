import * as skirmish from '../../parts/skirmish/test-leadership.ts';
import type { BattleView, FighterView } from '../../system.ts';
import { RULES } from './rules.ts';

/** Which Leadership a fighter tests on, and why. @rule MORD-LD-1 */
export function fighterTest(
  view: BattleView,
  fighter: FighterView,
  borrows = true,
): skirmish.FighterTest {
  return skirmish.fighterTest(RULES, view, fighter, borrows);
}
