import { chargedTargets } from '../../../parts/skirmish/charges.ts';
import {
  fighterDuty,
  isAnswered,
  outcome,
  said,
  verdicts,
} from '../../../parts/skirmish/checklist/duty.ts';
import type { BattleView, Duty, FighterView } from '../../../system.ts';
import { testsFearWhenCharged } from '../fear.ts';
import { has, isFrenzied, setFlag } from '../reading.ts';
import { fighterTest } from '../test-leadership.ts';

/**
 * Charged by somebody who causes fear: the other side's test, in this side's turn. Due until the
 * blows of that turn have fallen.
 * @rule PSY-FEAR-A
 */
export function fearWhenChargedDuties(view: BattleView, charger: FighterView): readonly Duty[] {
  return chargedTargets(view, charger)
    .filter((target) => testsFearWhenCharged(target, charger) && !has(target, 'fear-sixes'))
    .filter((target) => target.status === 'standing')
    .flatMap((target) => fearWhenCharged(view, charger, target));
}

function fearWhenCharged(
  view: BattleView,
  charger: FighterView,
  target: FighterView,
): readonly Duty[] {
  const key = `fear-charged:${charger.id}:${target.id}`;
  if (isAnswered(view, key)) return [];
  const { test, dice, answers } = fighterTest(view, target);
  return [
    fighterDuty(target, {
      key,
      kind: 'fear-charged',
      weight: 'test',
      rule: 'PSY-FEAR-A',
      tone: 'stunned',
      test,
      dice,
      facts: [said('fear.charged', { charger: charger.label })],
      outcomes: [
        ...verdicts(test.value, [setFlag(target.id, 'fear-sixes', true)], []),
        ...(isFrenzied(target) ? [outcome('in-charge-range', 'neutral', [])] : []),
        ...answers,
      ],
    }),
  ];
}
