import type { Duty, Outcome } from '#rules/contract/advice.ts';
import type { BattleView, Change, FighterView, Message } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { fighterDuty, isAnswered, message, outcome, verdicts } from '#rules/kit/duty.ts';
import { fighterNamed, fightersOf } from '#rules/kit/view.ts';
import { mayCharge } from '#rules/skirmish/capabilities.ts';
import { chargeBar, charged, chargedTargets } from '#rules/skirmish/charges.ts';
import { inchesAt } from '#rules/skirmish/movement/reach.ts';
import { STOPS_SHORT, testsFearWhenCharged } from '../courage.ts';
import { clearFlag, has, isFrenzied, setFlag } from '../flags.ts';
import { fighterTest } from '../possible-tests.ts';
import { RULES } from '../rules.ts';
import { fearReroll, prayedFor } from './help.ts';

/** Fear and frenzy before charges are declared, and fear of those that were. */
export function courageToCharge(view: BattleView): readonly Duty[] {
  const own = fightersOf(view, view.position.sideId);
  return [
    ...own.flatMap((fighter) => fearToChargeDuties(view, fighter)),
    ...own.flatMap((fighter) => fearWhenChargedDuties(view, fighter)),
    ...own.flatMap((fighter) => frenzyDuties(view, fighter)),
  ];
}

/** A fighter wants to charge an enemy who causes fear. @rule PSY-FEAR-B */
function fearToChargeDuties(view: BattleView, charger: FighterView): readonly Duty[] {
  const target = fighterNamed(view, charger.flags['charging']);
  if (target === null || !stillFacing(view, charger, target)) return [];
  const { test, dice, answers } = fighterTest(view, charger);
  const done = clearFlag(charger, 'charging');
  const again = fearReroll(charger, target.id);
  return [
    fighterDuty(charger, {
      key: `fear-to-charge:${charger.id}:${target.id}`,
      kind: 'fear-to-charge',
      causedBy: charger.id,
      weight: 'test',
      rule: 'PSY-FEAR-B',
      tone: 'stunned',
      test,
      dice,
      facts: [
        message('fear.to-charge', { target: target.label }),
        ...rolledAgain(charger, target.id),
      ],
      outcomes: [
        ...verdicts(
          test.value,
          // Whom he has charged already he fights all the same.
          again ?? [
            ...done,
            ...(has(charger, 'charged') ? [] : [setFlag(charger.id, 'fear-blocked', target.id)]),
          ],
          [...done, ...charged(RULES, view, charger, target)],
        ).map((verdict) => stillOpen(verdict, again)),
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
  // Frenzy does not force a fighter who may not charge, for example after rallying.
  if (!isFrenzied(fighter) || !mayCharge(RULES, view, fighter)) return [];
  if (isAnswered(view, `frenzy:${fighter.id}`)) return [];
  if (RULES.statuses.enemiesOf(view, fighter.sideId).length === 0) return [];
  return [
    fighterDuty(fighter, {
      kind: 'frenzy',
      weight: 'choice',
      rule: 'PSY-FRENZY',
      tone: 'out-of-action',
      facts: [frenzyRange(view, fighter)],
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

/** As far as he could charge, by the dice where his move is rolled. @rule PSY-FRENZY */
function frenzyRange(view: BattleView, fighter: FighterView): Message {
  const inches = inchesAt(RULES, view, fighter, 'double');
  return inches === null ? message('frenzy.range-rolled') : message('frenzy.range', { inches });
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
  const again = fearReroll(target, charger.id);
  return [
    fighterDuty(target, {
      key,
      kind: 'fear-charged',
      causedBy: charger.id,
      weight: 'test',
      rule: 'PSY-FEAR-A',
      tone: 'stunned',
      test,
      dice,
      facts: [
        message('fear.charged', { charger: charger.label }),
        ...rolledAgain(target, charger.id),
      ],
      outcomes: [
        ...verdicts(test.value, again ?? [setFlag(target.id, 'fear-sixes', true)], []).map(
          (verdict) => stillOpen(verdict, again),
        ),
        ...(isFrenzied(target) ? [outcome('in-charge-range', 'neutral', [])] : []),
        ...prayedFor(view, target),
        ...answers,
      ],
    }),
  ];
}

/** The first fright is behind him: this is the second roll. @rule COM-REROLL */
function rolledAgain(fighter: FighterView, foe: FighterId): readonly Message[] {
  return fighter.flags['fear-reroll'] === foe ? [message('test.reroll')] : [];
}

/** A failure that is rolled again does not answer the test yet. */
function stillOpen(verdict: Outcome, again: readonly Change[] | null): Outcome {
  return { ...verdict, resolves: verdict.id === 'passed' || again === null };
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
        facts: [straightAhead(view, fighter), message('stupidity.straight-ends')],
        outcomes: [outcome('moved', 'neutral', [setFlag(fighter.id, 'moved', true)])],
      }),
    );
}

/** How far he moves, and the minimum distance to other models. @rule PSY-STUP */
function straightAhead(view: BattleView, fighter: FighterView): Message {
  const inches = inchesAt(RULES, view, fighter, 'half');
  return inches === null
    ? message('stupidity.straight-rolled', { stop: STOPS_SHORT })
    : message('stupidity.straight', { inches, stop: STOPS_SHORT });
}
