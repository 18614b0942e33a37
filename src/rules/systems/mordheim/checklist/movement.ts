import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView, FighterView } from '#rules/contract/battle-view.ts';
import { fighterDuty, isAnswered, outcome, said, verdicts } from '#rules/kit/duty.ts';
import { fighterNamed, fightersOf } from '#rules/kit/view.ts';
import { mayCharge } from '#rules/skirmish/capabilities.ts';
import { chargeBar, charged, chargedTargets } from '#rules/skirmish/charges.ts';
import { testsFearWhenCharged } from '../courage.ts';
import { clearFlag, has, isFrenzied, setFlag } from '../flags.ts';
import { fighterTest } from '../possible-tests.ts';
import { RULES } from '../rules.ts';
import { prayedFor } from './hearts-of-steel.ts';

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
  if (target === null || !stillFacing(view, charger, target)) return [];
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
          // Whom he has charged already he fights all the same.
          [
            ...done,
            ...(has(charger, 'charged') ? [] : [setFlag(charger.id, 'fear-blocked', true)]),
          ],
          [...done, ...charged(RULES, view, charger, target)],
        ),
        ...prayedFor(view, charger, [...done, ...charged(RULES, view, charger, target)]),
        ...answers,
      ],
    }),
  ];
}

/** Neither of them has fallen or gone since the charge was declared. @rule MOV-CHARGE */
function stillFacing(view: BattleView, charger: FighterView, target: FighterView): boolean {
  return chargeBar(RULES, view, charger, target) === null;
}

/** @rule PSY-FRENZY */
function frenzyDuties(view: BattleView, fighter: FighterView): readonly Duty[] {
  // Who may not charge at all, having rallied, say, is not made to by his rage.
  if (!isFrenzied(fighter) || !mayCharge(RULES, view, fighter)) return [];
  if (isAnswered(view, `frenzy:${fighter.id}`)) return [];
  if (RULES.statuses.enemiesOf(view, fighter.sideId).length === 0) return [];
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

/**
 * Charged by somebody who causes fear: the other side's test, in this side's turn. Due until the
 * blows of that turn have fallen.
 * @rule PSY-FEAR-A
 */
export function fearWhenChargedDuties(view: BattleView, charger: FighterView): readonly Duty[] {
  return chargedTargets(view, charger)
    .filter((target) => testsFearWhenCharged(target, charger) && !has(target, 'fear-sixes'))
    .filter((target) => RULES.statuses.of(target).onFeet)
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
        ...prayedFor(view, target),
        ...answers,
      ],
    }),
  ];
}

/** Stupid fighters who wander straight ahead. @rule PSY-STUP */
export function stupidMoves(view: BattleView): readonly Duty[] {
  return fightersOf(view, view.position.sideId)
    .filter((fighter) => fighter.flags['stupid'] === 'straight-ahead')
    .filter(
      (fighter) => RULES.statuses.of(fighter).onFeet && !RULES.statuses.isEngaged(view, fighter),
    )
    .filter((fighter) => !isAnswered(view, `stupid-move:${fighter.id}`))
    .map((fighter) =>
      fighterDuty(fighter, {
        kind: 'stupid-move',
        weight: 'choice',
        rule: 'PSY-STUP',
        tone: 'stunned',
        facts: [said('stupidity.straight', { inches: (fighter.profile['M'] ?? 0) / 2 })],
        outcomes: [outcome('moved', 'neutral', [setFlag(fighter.id, 'moved', true)])],
      }),
    );
}
