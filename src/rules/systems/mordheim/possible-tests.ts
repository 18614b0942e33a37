import { possible, possibleTests as shared } from '../../parts/skirmish/possible-tests.ts';
import type { BattleView, FighterView, PossibleTest } from '../../system.ts';
import { causesFear } from './fear.ts';
import { ignoresPsychology, rowOf } from './reading.ts';
import { RULES } from './rules.ts';
import { fighterTest } from './test-leadership.ts';
import { carries } from './traits.ts';

/** Leadership tests that can come up for a fighter: those of all skirmish games, fear and stupidity. */
export function possibleTests(view: BattleView, fighter: FighterView): readonly PossibleTest[] {
  const feels =
    rowOf(fighter).onTable &&
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
