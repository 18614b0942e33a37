import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView, Change, FighterView, Message } from '#rules/contract/battle-view.ts';
import { TWO_D6 } from '#rules/dice/dice.ts';
import {
  duty,
  fighterDuty,
  isAnswered,
  message,
  ONE_D6,
  outcome,
  toggle,
  verdicts,
} from '#rules/kit/duty.ts';
import { fighterNamed, fightersOf, inContact, sideOf } from '#rules/kit/view.ts';
import { mountDuties } from '#rules/skirmish/mounts/getting-on.ts';
import { mayCharge, mayHide, mayMove, mayRun } from '../capabilities.ts';
import {
  aimsOf,
  chargedTargets,
  hasDeclared,
  interceptable,
  interceptors,
  mayAddTarget,
  metByCharge,
  undoneCharge,
} from '../charges.ts';
import { fighterTest } from '../leadership.ts';
import {
  characteristicChance,
  INTERCEPT_RANGE,
  RUN_LOCK_RANGE,
  UNSEEN_CHARGE_RANGE,
} from '../movement/movement.ts';
import { inchesAt, sharedReach } from '../movement/reach.ts';
import type { MovementStepId } from '../phases.ts';
import type { SkirmishRules } from '../rules.ts';
import { changeStatus } from '../transitions.ts';
import { clearFlag, has, setFlag } from '../view.ts';
import { breakDuties } from './close-combat.ts';
import { mark, marking } from './marks.ts';
import type { OwnDuties } from './own-duties.ts';

/** Charges, then compulsory moves, then the rest. @rule PH-MOVE */
export function movementDuties(
  rules: SkirmishRules,
  view: BattleView,
  own: OwnDuties,
): readonly Duty[] {
  const { step } = view.position;
  if (step === CHARGES) return chargeDuties(rules, view, own);
  if (step === COMPULSORY) return compulsoryDuties(rules, view, own);
  return otherMoveDuties(rules, view, own);
}

const CHARGES = 'charges' satisfies MovementStepId;
const COMPULSORY = 'compulsory' satisfies MovementStepId;

/** Marks for what matters later in the turn: who ran, hid or moved. @rule MOV-RUN @rule MOV-HIDE */
function otherMoveDuties(rules: SkirmishRules, view: BattleView, own: OwnDuties): readonly Duty[] {
  const mine = fightersOf(view, view.position.sideId);
  const blocked = rules.statuses
    .enemiesOf(view, view.position.sideId)
    .some((enemy) => rules.statuses.of(enemy).blocksEnemyRun && !has(enemy, 'hidden'));
  const runners = mine.filter((fighter) => mayRun(rules, view, fighter));
  const movers = mine.filter((fighter) => mayMove(rules, view, fighter));
  const hiders = mine.filter((fighter) => mayHide(rules, view, fighter));
  const runs = sharedReach('run.reach', runners, (one) => inchesAt(rules, view, one, 'double'));
  return [
    // Fighters skipped in the previous step are still offered.
    ...compulsoryDuties(rules, view, own),
    ...mark(view, 'run', 'MOV-RUN', runners, [
      ...runs,
      ...(blocked ? [message('run.enemy-near', { inches: RUN_LOCK_RANGE })] : []),
      ...own.runFacts(runners),
    ]),
    ...mark(view, 'move', 'SHO-HIT', movers),
    ...mark(view, 'hide', 'MOV-HIDE', hiders, foundFrom(rules, view)),
    ...mountDuties(rules, view, movers),
  ];
}

/** The distance within which each enemy detects hidden fighters. @rule MOV-HIDE */
function foundFrom(rules: SkirmishRules, view: BattleView): readonly Message[] {
  const finders = rules.statuses
    .enemiesOf(view, view.position.sideId)
    .filter((enemy) => rules.statuses.of(enemy).revealsHidden);
  return sharedReach('hide.found', finders, rules.noticesWithin);
}

/** Flight and other compulsory moves. @rule MORD-FLEE-1 */
function compulsoryDuties(rules: SkirmishRules, view: BattleView, own: OwnDuties): readonly Duty[] {
  const runs = fightersOf(view, view.position.sideId)
    .filter((fighter) => rules.statuses.of(fighter).flees && has(fighter, 'flee-move-due'))
    .map((fighter) => fleeMove(rules, view, fighter, 'flee-move', 'MORD-FLEE-1'));
  return [...runs, ...own.compulsory(view)];
}

/** Two dice towards the edge of the table, perhaps beyond it. */
function fleeMove(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
  kind: string,
  rule: string,
): Duty {
  return fighterDuty(fighter, {
    kind,
    weight: 'choice',
    rule,
    tone: 'fleeing',
    dice: TWO_D6,
    outcomes: [
      outcome('left-table', 'fail', changeStatus(rules, view, fighter.id, rules.statuses.ranOff)),
      outcome('moved', 'neutral', clearFlag(fighter, 'flee-move-due'), [2, 12]),
    ],
  });
}

/** Charge declarations, and everything that follows from a charge before the next step. */
function chargeDuties(rules: SkirmishRules, view: BattleView, own: OwnDuties): readonly Duty[] {
  const mine = fightersOf(view, view.position.sideId);
  return [
    ...mine.flatMap((fighter) => breakDuties(rules, view, fighter)),
    ...mine.flatMap((fighter) => detectDuties(rules, view, fighter)),
    ...own.charges(view),
    ...declareDuties(rules, view, mine, own),
    ...interceptDuties(rules, view),
    ...mine.flatMap((fighter) => escapeDuties(rules, view, fighter)),
    ...mine.flatMap((fighter) => shortChargeDuties(rules, view, fighter)),
    ...fugitiveDuties(rules, view),
  ];
}

/** Who charges whom: a name, then a target. @rule MOV-CHARGE */
function declareDuties(
  rules: SkirmishRules,
  view: BattleView,
  mine: readonly FighterView[],
  own: OwnDuties,
): readonly Duty[] {
  const able = mine.filter(
    (fighter) => mayCharge(rules, view, fighter) || mayAddTarget(rules, view, fighter),
  );
  const targets = rules.statuses
    .enemiesOf(view, view.position.sideId)
    .filter((enemy) => rules.statuses.of(enemy).mayBeCharged && !has(enemy, 'hidden'));
  const declared = mine.filter(
    (fighter) => rules.statuses.of(fighter).onFeet && hasDeclared(rules, fighter),
  );
  const named = mine.filter(
    (fighter) => declared.includes(fighter) || (targets.length > 0 && able.includes(fighter)),
  );
  if (named.length === 0) return [];
  return [
    duty({
      key: `charge:${view.position.sideId}`,
      kind: 'charge',
      weight: 'mark',
      sideId: view.position.sideId,
      rule: 'MOV-CHARGE',
      facts: [...own.chargeFacts(able), ...interceptionFacts(rules, view)],
      action: {
        ...marking('charge', named, targets),
        markedIds: declared.map(({ id }) => id),
        testedIds: targets
          .filter(rules.daunts)
          .filter((target) => able.some((one) => rules.beforeCharge(one, target) !== null))
          .map(({ id }) => id),
        aims: declared.flatMap((fighter) => aimsOf(rules, view, fighter)),
      },
    }),
  ];
}

/** Not with a single free enemy: that one is the target. @rule MOV-INTERCEPT */
function interceptionFacts(rules: SkirmishRules, view: BattleView): readonly Message[] {
  if (interceptors(rules, view).length < 2) return [];
  const params = { inches: INTERCEPT_RANGE };
  switch (rules.houseRule(view.houseRules, 'interception')) {
    case 'optional':
      return [message('charge.intercept', params)];
    case 'forced':
      return [message('charge.intercept-forced', params)];
    case 'forbidden':
      return [message('charge.intercept-forbidden', params)];
  }
}

/** A free enemy near the path may intercept: one tap on his name redirects the charge. @rule MOV-INTERCEPT */
function interceptDuties(rules: SkirmishRules, view: BattleView): readonly Duty[] {
  // Fighters of a light side are anonymous: the line above is enough.
  const free = interceptors(rules, view).filter((one) => sideOf(view, one.sideId)?.light === false);
  const [charger, ...others] = interceptable(rules, view);
  const barred = rules.houseRule(view.houseRules, 'interception') === 'forbidden';
  if (charger === undefined || free.length === 0 || barred) return [];
  return [
    duty({
      key: `intercept:${view.position.sideId}`,
      kind: 'intercept',
      weight: 'mark',
      sideId: view.position.sideId,
      rule: 'MOV-INTERCEPT',
      facts: [
        message('intercept.charges', {
          names: [charger, ...others].map((one) => one.label).join(', '),
        }),
      ],
      // With a single charge there is nothing to choose.
      action: marking('intercept', free, others.length === 0 ? [] : [charger, ...others]),
    }),
  ];
}

/** He charges an enemy out of sight: is he aware of him? @rule MOV-CHARGE */
function detectDuties(
  rules: SkirmishRules,
  view: BattleView,
  charger: FighterView,
): readonly Duty[] {
  if (!rules.statuses.of(charger).onFeet || !has(charger, 'unseen-target')) return [];
  if (metByCharge(view, charger).length === 0) return [];
  const initiative = charger.profile['I'] ?? 0;
  const noticed = clearFlag(charger, 'unseen-target');
  return [
    fighterDuty(charger, {
      kind: 'detect',
      causedBy: charger.id,
      weight: 'test',
      rule: 'MOV-CHARGE',
      test: {
        characteristic: 'I',
        value: initiative,
        reason: message('initiative.own'),
        chance: characteristicChance(initiative),
      },
      dice: ONE_D6,
      facts: [message('detect.range', { inches: UNSEEN_CHARGE_RANGE })],
      // A 6 never passes, however quick he is.
      outcomes: verdicts(Math.min(5, initiative), undoneCharge(rules, view, charger), noticed),
    }),
  ];
}

/** Voluntarily leaving a fight, if the table plays it. @rule MORD-FLEE-3 */
function escapeDuties(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
): readonly Duty[] {
  if (rules.houseRule(view.houseRules, 'escapeFromCombat') === 'no') return [];
  if (!rules.statuses.of(fighter).onFeet || !rules.statuses.isEngaged(view, fighter)) return [];
  if (has(fighter, 'charged') || rules.neverLeavesCombat(fighter)) return [];
  if (isAnswered(view, `escape:${fighter.id}`)) return [];
  const { test, dice, answers } = fighterTest(rules, view, fighter);
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
      facts: escapeReach(rules, view, fighter),
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

/** @rule MORD-FLEE-3 */
function escapeReach(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
): readonly Message[] {
  const inches = inchesAt(rules, view, fighter, 'double');
  return inches === null ? [] : [message('escape.reach', { inches })];
}

/** The charge failed: no contact is made. @rule MOV-FAILCH */
function shortChargeDuties(
  rules: SkirmishRules,
  view: BattleView,
  charger: FighterView,
): readonly Duty[] {
  const [first] = chargedTargets(view, charger);
  // A charger who has fallen is no longer asked.
  if (first === undefined || !rules.statuses.of(charger).onFeet) return [];
  return [
    fighterDuty(charger, {
      kind: 'short-charge',
      causedBy: charger.id,
      weight: 'offer',
      rule: 'MOV-FAILCH',
      outcomes: [
        outcome('too-short', 'neutral', [
          ...undoneCharge(rules, view, charger),
          setFlag(charger.id, 'failed-charge', first.id),
          setFlag(charger.id, 'moved', true),
        ]),
        ...unseenAnswer(charger),
      ],
    }),
  ];
}

/** "I can't see him": a test follows. Not for a charger who was intercepted. @rule MOV-CHARGE */
function unseenAnswer(charger: FighterView): Duty['outcomes'] {
  if (has(charger, 'intercepted')) return [];
  const unseen = has(charger, 'unseen-target');
  const changes = unseen
    ? clearFlag(charger, 'unseen-target')
    : [setFlag(charger.id, 'unseen-target', true)];
  return [toggle('unseen', unseen, changes)];
}

/** A fleeing fighter who is charged flees again before blows are struck. @rule MORD-FLEE-2 */
function fugitiveDuties(rules: SkirmishRules, view: BattleView): readonly Duty[] {
  return rules.statuses
    .enemiesOf(view, view.position.sideId)
    .filter((enemy) => rules.statuses.of(enemy).flees && has(enemy, 'flee-move-due'))
    .map((enemy) => {
      const runs = fleeMove(rules, view, enemy, 'flee-charged', 'MORD-FLEE-2');
      const causedBy = fighterNamed(view, enemy.flags['flee-move-due'])?.id ?? null;
      return { ...runs, causedBy, outcomes: [...runs.outcomes, ...caught(rules, view, enemy)] };
    });
}

/** By house rule a fleeing fighter whom the charger still reaches has to fight. @rule MORD-FLEE-2 */
function caught(rules: SkirmishRules, view: BattleView, fugitive: FighterView): Duty['outcomes'] {
  const charger = fighterNamed(view, fugitive.flags['flee-move-due']);
  if (charger === null) return [];
  if (rules.houseRule(view.houseRules, 'caughtFugitiveFights') === 'no') return [];
  return [
    outcome('caught', 'neutral', [
      ...clearFlag(fugitive, 'flee-move-due'),
      { kind: 'contact', a: charger.id, b: fugitive.id, touching: true },
    ]),
  ];
}
