import type { BattleView, FighterView, PossibleTest } from '#rules/system.ts';
import { mayTestAllAlone } from './courage.ts';
import { rowOf } from './reading.ts';
import type { SkirmishRules } from './rules.ts';
import { allAloneTest, type FighterTest, fighterTest } from './test-leadership.ts';

/** Leadership tests that can come up for any fighter, with the value he would take them on. */
export function possibleTests(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
): readonly PossibleTest[] {
  if (!rowOf(fighter).onTable) return [];
  return [
    ...(fighter.status === 'fleeing'
      ? [possible('rally', 'MORD-FLEE-1', fighterTest(rules, view, fighter))]
      : []),
    ...(mayTestAllAlone(rules, view, fighter)
      ? [possible('all-alone', 'MORD-ALONE-1', allAloneTest(rules, view, fighter))]
      : []),
  ];
}

export function possible(kind: string, rule: string, { test, dice }: FighterTest): PossibleTest {
  return { kind, rule, test, dice };
}
