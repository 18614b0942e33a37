import type { BattleView, FighterView, PossibleTest } from '../../system.ts';
import { causesFear, mayTestAllAlone } from './courage.ts';
import { ignoresPsychology, rowOf } from './reading.ts';
import { allAloneTest, fighterTest } from './test-leadership.ts';
import { carries } from './traits.ts';

/** Leadership tests that can come up for a fighter, with the value he would take them on. */
export function possibleTests(view: BattleView, fighter: FighterView): readonly PossibleTest[] {
  if (!rowOf(fighter).onTable) return [];
  const usual = fighterTest(view, fighter);
  const of = (kind: string, rule: string, { test, dice } = usual): PossibleTest => ({
    kind,
    rule,
    test,
    dice,
  });
  const feels =
    !ignoresPsychology(fighter) && !carries(fighter.traits, 'auto-pass-leadership-tests');
  return [
    ...(fighter.status === 'fleeing' ? [of('rally', 'MORD-FLEE-1')] : []),
    ...(mayTestAllAlone(view, fighter)
      ? [of('all-alone', 'MORD-ALONE-1', allAloneTest(view, fighter))]
      : []),
    ...(feels && !causesFear(fighter) ? [of('fear', 'PSY-FEAR-A')] : []),
    ...(feels && carries(fighter.traits, 'stupidity') ? [of('stupidity', 'PSY-STUP')] : []),
  ];
}
