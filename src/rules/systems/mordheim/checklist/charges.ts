import { mayCharge } from '../../../parts/skirmish/abilities.ts';
import { charged } from '../../../parts/skirmish/charges.ts';
import {
  fighterDuty,
  isAnswered,
  outcome,
  said,
  verdicts,
} from '../../../parts/skirmish/checklist/duty.ts';
import type { BattleView, Duty, FighterView } from '../../../system.ts';
import { clearFlag, enemiesOf, fighterNamed, fightersOf, isFrenzied, setFlag } from '../reading.ts';
import { RULES } from '../rules.ts';
import { fighterTest } from '../test-leadership.ts';
import { fearWhenChargedDuties } from './fear-charged.ts';

/** Fear and frenzy before charges are declared, and fear of those that were. */
export function courageToCharge(view: BattleView): readonly Duty[] {
  const own = fightersOf(view, view.position.sideId);
  return [
    ...own.flatMap((fighter) => fearToChargeDuties(view, fighter)),
    ...own.flatMap((fighter) => fearWhenChargedDuties(view, fighter)),
    ...own.flatMap((fighter) => frenzyDuties(view, fighter)),
  ];
}

/** Wants to charge somebody who causes fear. @rule PSY-FEAR-B */
function fearToChargeDuties(view: BattleView, charger: FighterView): readonly Duty[] {
  const target = fighterNamed(view, charger.flags['charging']);
  if (target === null) return [];
  const { test, dice, answers } = fighterTest(view, charger);
  const done = clearFlag(charger, 'charging');
  return [
    fighterDuty(charger, {
      key: `fear-to-charge:${charger.id}:${target.id}`,
      kind: 'fear-to-charge',
      weight: 'test',
      rule: 'PSY-FEAR-B',
      tone: 'stunned',
      test,
      dice,
      facts: [said('fear.to-charge', { target: target.label })],
      outcomes: [
        ...verdicts(
          test.value,
          [...done, setFlag(charger.id, 'fear-blocked', true)],
          [...done, ...charged(view, charger, target)],
        ),
        ...answers,
      ],
    }),
  ];
}

/** @rule PSY-FRENZY */
function frenzyDuties(view: BattleView, fighter: FighterView): readonly Duty[] {
  // Who may not charge at all, having rallied, say, is not made to by his rage.
  if (!isFrenzied(fighter) || !mayCharge(RULES, view, fighter)) return [];
  if (isAnswered(view, `frenzy:${fighter.id}`)) return [];
  if (enemiesOf(view, fighter.sideId).length === 0) return [];
  return [
    fighterDuty(fighter, {
      kind: 'frenzy',
      weight: 'choice',
      rule: 'PSY-FRENZY',
      tone: 'out-of-action',
      facts: [said('frenzy.range', { inches: 2 * (fighter.profile['M'] ?? 0) })],
      outcomes: [
        outcome('out-of-range', 'neutral', []),
        outcome('must-charge', 'fail', [
          setFlag(fighter.id, 'must-charge', true),
          setFlag(fighter.id, 'frenzy-in-range', true),
        ]),
      ],
    }),
  ];
}
