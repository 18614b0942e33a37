import type { PossibleTest } from '#rules/contract/advice.ts';
import type { BattleView, FighterView } from '#rules/contract/battle-view.ts';
import * as skirmish from '#rules/skirmish/leadership.ts';
import { possible, possibleTests as shared } from '#rules/skirmish/leadership.ts';
import { causesFear } from './courage.ts';
import { ignoresPsychology } from './flags.ts';
import { RULES } from './rules.ts';
import { carries } from './traits.ts';

/** Which Leadership a fighter tests on, and why. @rule MORD-LD-1 */
export function fighterTest(
  view: BattleView,
  fighter: FighterView,
  borrows = true,
): skirmish.FighterTest {
  return skirmish.fighterTest(RULES, view, fighter, borrows);
}

/** Leadership tests that can come up for a fighter: those of all skirmish games, fear and stupidity. */
export function possibleTests(view: BattleView, fighter: FighterView): readonly PossibleTest[] {
  const feels =
    RULES.statuses.of(fighter).onTable &&
    !ignoresPsychology(fighter) &&
    !carries(fighter.traits, 'auto-pass-leadership-tests');
  const test = fighterTest(view, fighter);
  return [
    ...shared(RULES, view, fighter),
    ...(feels && !causesFear(fighter) ? [possible('fear', 'PSY-FEAR-A', test)] : []),
    ...(feels && carries(fighter.traits, 'stupidity')
      ? [possible('stupidity', 'PSY-STUP', test)]
      : []),
  ];
}
