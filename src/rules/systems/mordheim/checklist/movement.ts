import { TWO_D6 } from '../../../dice.ts';
import type { BattleView, Change, Duty, FighterView, Outcome } from '../../../system.ts';
import { mayCharge, mayHide, mayMove, mayRun } from '../abilities.ts';
import { charged } from '../actions.ts';
import { houseRule } from '../house-rules.ts';
import {
  clearFlag,
  enemiesOf,
  fighterOf,
  fightersOf,
  has,
  inContact,
  isEngaged,
  isFrenzied,
  rowOf,
  setFlag,
} from '../reading.ts';
import { fighterTest } from '../test-leadership.ts';
import { carries } from '../traits.ts';
import { changeStatus } from '../transitions.ts';
import { breakDuties } from './close-combat.ts';
import { duty, fighterDuty, isAnswered, outcome, said, verdicts } from './duty.ts';
import { fearWhenChargedDuties } from './fear-charged.ts';

/** Charges, then compulsory moves, then the rest. @rule PH-MOVE */
export function movementDuties(view: BattleView): readonly Duty[] {
  switch (view.position.step) {
    case 0:
      return chargeDuties(view);
    case 1:
      return compulsoryDuties(view);
    default:
      return otherMoveDuties(view);
  }
}

function chargeDuties(view: BattleView): readonly Duty[] {
  const own = fightersOf(view, view.position.sideId);
  return [
    ...own.flatMap((fighter) => breakDuties(view, fighter)),
    ...own.flatMap((fighter) => fearToChargeDuties(view, fighter)),
    ...own.flatMap((fighter) => fearWhenChargedDuties(view, fighter)),
    ...own.flatMap((fighter) => frenzyDuties(view, fighter)),
    ...declareDuties(view, own),
    ...own.flatMap((fighter) => escapeDuties(view, fighter)),
    ...own.flatMap((fighter) => shortChargeDuties(view, fighter)),
    ...fugitiveDuties(view),
  ];
}

/** Wants to charge somebody who causes fear. @rule PSY-FEAR-B */
function fearToChargeDuties(view: BattleView, charger: FighterView): readonly Duty[] {
  const target = chargedAt(view, charger);
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

function chargedAt(view: BattleView, charger: FighterView): FighterView | null {
  const id = charger.flags['charging'];
  return Object.values(view.fighters).find((fighter) => fighter.id === id) ?? null;
}

/** @rule PSY-FRENZY */
function frenzyDuties(view: BattleView, fighter: FighterView): readonly Duty[] {
  const key = `frenzy:${fighter.id}`;
  // Who may not charge at all, having rallied, say, is not made to by his rage.
  if (!isFrenzied(fighter) || !mayCharge(view, fighter) || isAnswered(view, key)) return [];
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

/** Who charges whom: a name, then a target. @rule MOV-CHARGE */
function declareDuties(view: BattleView, own: readonly FighterView[]): readonly Duty[] {
  const able = own.filter((fighter) => mayCharge(view, fighter));
  const targets = enemiesOf(view, view.position.sideId).filter(
    (enemy) => rowOf(enemy).mayBeCharged && !has(enemy, 'hidden'),
  );
  if (able.length === 0 || targets.length === 0) return [];
  return [
    duty({
      key: `charge:${view.position.sideId}`,
      kind: 'charge',
      weight: 'mark',
      sideId: view.position.sideId,
      rule: 'MOV-CHARGE',
      facts: [
        ...(able.some((fighter) => has(fighter, 'must-charge')) ? [said('charge.forced')] : []),
        ...(interceptors(view) >= 2 ? [said('charge.intercept')] : []),
      ],
      action: {
        id: 'charge',
        fighterIds: able.map((fighter) => fighter.id),
        targetIds: targets.map((target) => target.id),
      },
    }),
  ];
}

/** Enemies free to step into a charge's way; with one alone there is nobody but the target. @rule MOV-INTERCEPT */
function interceptors(view: BattleView): number {
  return enemiesOf(view, view.position.sideId).filter(
    (enemy) => rowOf(enemy).mayIntercept && !isEngaged(view, enemy) && !has(enemy, 'hidden'),
  ).length;
}

/** Leaving a fight of one's own will, where the table plays it. @rule MORD-FLEE-3 */
function escapeDuties(view: BattleView, fighter: FighterView): readonly Duty[] {
  const asked = isAnswered(view, `escape:${fighter.id}`);
  if (asked || houseRule(view.houseRules, 'escapeFromCombat') === 'no') return [];
  if (fighter.status !== 'standing' || !isEngaged(view, fighter)) return [];
  if (has(fighter, 'charged') || carries(fighter.traits, 'never-leaves-combat')) return [];
  const { test, dice, answers } = fighterTest(view, fighter);
  const leaves = inContact(view, fighter.id).map(
    (other): Change => ({ kind: 'contact', a: fighter.id, b: other.id, touching: false }),
  );
  return [
    fighterDuty(fighter, {
      kind: 'escape',
      weight: 'offer',
      rule: 'MORD-FLEE-3',
      tone: 'fleeing',
      test,
      dice,
      facts: [said('escape.reach', { inches: 2 * (fighter.profile['M'] ?? 0) })],
      outcomes: [
        ...verdicts(
          test.value,
          [setFlag(fighter.id, 'breaking', 1)],
          [...leaves, setFlag(fighter.id, 'ran', true)],
        ),
        ...answers,
      ],
    }),
  ];
}

/** The charge fell short: on the table the contact is not made after all. @rule MOV-FAILCH */
function shortChargeDuties(view: BattleView, charger: FighterView): readonly Duty[] {
  if (!has(charger, 'charged')) return [];
  const met = view.contacts.filter(
    (contact) =>
      contact.since === view.position.turn &&
      (contact.a === charger.id || contact.b === charger.id),
  );
  if (met.length === 0) return [];
  const targets = met.flatMap(({ a, b }) => fighterOf(view, a === charger.id ? b : a)?.label ?? []);
  return [
    fighterDuty(charger, {
      kind: 'short-charge',
      weight: 'offer',
      rule: 'MOV-FAILCH',
      facts: [said('short-charge.target', { target: targets.join(', ') })],
      outcomes: [
        outcome('too-short', 'neutral', [
          ...met.map(
            (contact) =>
              ({ kind: 'contact', a: contact.a, b: contact.b, touching: false }) as const,
          ),
          ...met.flatMap(({ a, b }) => fearForgotten(view, charger, a === charger.id ? b : a)),
          ...clearFlag(charger, 'charged'),
          setFlag(charger.id, 'failed-charge', true),
          setFlag(charger.id, 'moved', true),
        ]),
      ],
    }),
  ];
}

/** He took fright at a charge that never reached him. @rule PSY-FEAR-A */
function fearForgotten(
  view: BattleView,
  charger: FighterView,
  targetId: FighterView['id'],
): readonly Change[] {
  const target = fighterOf(view, targetId);
  const afraid = view.answers[`fear-charged:${charger.id}:${targetId}`] === 'failed';
  return target !== null && afraid ? clearFlag(target, 'fear-sixes') : [];
}

/** A fugitive who is charged runs again before a blow falls. @rule MORD-FLEE-2 */
function fugitiveDuties(view: BattleView): readonly Duty[] {
  return enemiesOf(view, view.position.sideId)
    .filter((enemy) => enemy.status === 'fleeing' && has(enemy, 'flee-move-due'))
    .map((enemy) => {
      const runs = fleeMove(view, enemy, 'flee-charged', 'MORD-FLEE-2');
      return { ...runs, outcomes: [...runs.outcomes, ...caught(view, enemy)] };
    });
}

/** By house rule a fugitive whom the charger still touches has to fight. @rule MORD-FLEE-2 */
function caught(view: BattleView, fugitive: FighterView): readonly Outcome[] {
  const chargerId = fugitive.flags['flee-move-due'];
  const charger = Object.values(view.fighters).find((fighter) => fighter.id === chargerId);
  if (charger === undefined || houseRule(view.houseRules, 'caughtFugitiveFights') === 'no')
    return [];
  return [
    outcome('caught', 'neutral', [
      ...clearFlag(fugitive, 'flee-move-due'),
      { kind: 'contact', a: charger.id, b: fugitive.id, touching: true },
    ]),
  ];
}

/** @rule MORD-FLEE-1 @rule PSY-STUP */
function compulsoryDuties(view: BattleView): readonly Duty[] {
  const own = fightersOf(view, view.position.sideId);
  return [
    ...own
      .filter((fighter) => fighter.status === 'fleeing' && has(fighter, 'flee-move-due'))
      .map((fighter) => fleeMove(view, fighter, 'flee-move', 'MORD-FLEE-1')),
    ...own
      .filter((fighter) => fighter.status === 'standing' && !isEngaged(view, fighter))
      .filter((fighter) => fighter.flags['stupid'] === 'straight-ahead')
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
      ),
  ];
}

function fleeMove(view: BattleView, fighter: FighterView, kind: string, rule: string): Duty {
  return fighterDuty(fighter, {
    kind,
    weight: 'choice',
    rule,
    tone: 'fleeing',
    dice: TWO_D6,
    outcomes: [
      outcome('left-table', 'fail', changeStatus(view, fighter.id, 'left-table')),
      outcome('moved', 'neutral', clearFlag(fighter, 'flee-move-due'), [2, 12]),
    ],
  });
}

/** Marks for what matters later in the turn: who ran, hid or moved. @rule MOV-RUN @rule MOV-HIDE */
function otherMoveDuties(view: BattleView): readonly Duty[] {
  const own = fightersOf(view, view.position.sideId);
  const blocked = enemiesOf(view, view.position.sideId).some(
    (enemy) => rowOf(enemy).blocksEnemyRun && !has(enemy, 'hidden'),
  );
  const mark = (
    id: string,
    rule: string,
    able: readonly FighterView[],
    facts: Duty['facts'],
  ): readonly Duty[] =>
    able.length === 0
      ? []
      : [
          duty({
            key: `${id}:${view.position.sideId}`,
            kind: id,
            weight: 'mark',
            sideId: view.position.sideId,
            rule,
            facts,
            action: { id, fighterIds: able.map((fighter) => fighter.id), targetIds: [] },
          }),
        ];
  return [
    // Whoever was passed over in the step before is not forgotten.
    ...compulsoryDuties(view),
    ...mark(
      'run',
      'MOV-RUN',
      own.filter((fighter) => mayRun(view, fighter)),
      blocked ? [said('run.enemy-near')] : [],
    ),
    ...mark(
      'move',
      'SHO-HIT',
      own.filter((fighter) => mayMove(view, fighter)),
      [],
    ),
    ...mark(
      'hide',
      'MOV-HIDE',
      own.filter((fighter) => mayHide(view, fighter)),
      [],
    ),
  ];
}
