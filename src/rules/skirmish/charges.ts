import type { Aim } from '../contract/advice.ts';
import type { BattleView, Change, Contact, FighterView } from '../contract/battle-view.ts';
import type { FighterId } from '../contract/ids.ts';
import { message } from '../kit/duty.ts';
import {
  areEnemies,
  contactsOf,
  fighterNamed,
  fighterOf,
  fightersOf,
  opponentsOf,
  sideOf,
} from '../kit/view.ts';
import type { SkirmishRules } from './rules.ts';
import { clearFlag, has, setFlag } from './view.ts';

/** A charge from its declaration to the contact, with interruptions. */

/**
 * Declares a charge. A second target of one charge adds a contact, and needs its own test of courage.
 * @rule MOV-CHARGE
 */
export function charge(
  rules: SkirmishRules,
  view: BattleView,
  charger: FighterView,
  target: FighterView,
): readonly Change[] {
  const again = charger.flags['failed-charge'] === target.id;
  return [
    ...failureForgotten(charger),
    ...((again ? null : rules.beforeCharge(charger, target)) ??
      charged(rules, view, charger, target)),
  ];
}

/** What a charge that was too short has left on the charger. @rule MOV-FAILCH */
function failureForgotten(charger: FighterView): readonly Change[] {
  if (!has(charger, 'failed-charge')) return [];
  return [...clearFlag(charger, 'failed-charge'), ...clearFlag(charger, 'moved')];
}

/** Takes a declared charge back, failed or not; null if he has declared none. @rule MOV-CHARGE */
export function chargeTakenBack(
  rules: SkirmishRules,
  view: BattleView,
  charger: FighterView,
): readonly Change[] | null {
  if (!hasDeclared(rules, charger)) return null;
  return [
    ...(rules.heldCharge(charger)?.undone ?? []),
    ...undoneCharge(rules, view, charger),
    ...failureForgotten(charger),
    ...clearFlag(charger, 'intercepted'),
    ...fleeingFrom(view, charger).flatMap((enemy) => clearFlag(enemy, 'flee-move-due')),
  ];
}

/** Whether he has declared a charge this turn, even one that waits or has failed. @rule MOV-CHARGE */
export function hasDeclared(rules: SkirmishRules, fighter: FighterView): boolean {
  return (
    has(fighter, 'charged') || has(fighter, 'failed-charge') || rules.heldCharge(fighter) !== null
  );
}

/** The charges of one fighter this turn, as they stand. @rule MOV-CHARGE, MOV-FAILCH */
export function aimsOf(
  rules: SkirmishRules,
  view: BattleView,
  charger: FighterView,
): readonly Aim[] {
  const aim = (
    targetIds: readonly FighterId[],
    { state, said }: Pick<Aim, 'state' | 'said'>,
  ): Aim => ({
    fighterId: charger.id,
    targetIds,
    state,
    said,
    more: state === 'runs' && mayAddTarget(rules, view, charger),
  });
  const met = [...chargedTargets(view, charger), ...fleeingFrom(view, charger)];
  const held = rules.heldCharge(charger);
  const missed = fighterNamed(view, charger.flags['failed-charge']);
  return [
    ...(met.length === 0
      ? []
      : [
          aim(
            met.map(({ id }) => id),
            has(charger, 'unseen-target') ? UNSEEN : RUNS,
          ),
        ]),
    ...(has(charger, 'failed-charge')
      ? [aim(idsOf(missed?.id), { state: 'failed', said: message('charge.too-short') })]
      : []),
    ...(held === null ? [] : [aim(idsOf(held.targetId), held)]),
  ];
}

const RUNS = { state: 'runs', said: null } as const;

/** He has to notice his target first. */
const UNSEEN = { state: 'waits', said: message('charge.after-notice') } as const;

function idsOf(id: FighterId | null | undefined): readonly FighterId[] {
  return id === null || id === undefined ? [] : [id];
}

/** Enemies who flee from his charge before they are met. @rule MORD-FLEE-2 */
function fleeingFrom(view: BattleView, charger: FighterView): readonly FighterView[] {
  return Object.values(view.fighters).filter(({ flags }) => flags['flee-move-due'] === charger.id);
}

/** Refusals: the charger cannot charge, or the target cannot be met. */
export type ChargeBar = 'own-target' | 'not-on-table' | 'not-in-this-state' | 'no-change';

/**
 * Why a charge is impossible: at oneself, by or at a fighter off the table or of a side that has left, by a
 * fighter not standing, or twice at the same target. Null when possible. Other obstacles (a fight, a run) are
 * left to the players.
 * @rule MOV-CHARGE
 */
export function chargeBar(
  rules: SkirmishRules,
  view: BattleView,
  charger: FighterView,
  target: FighterView,
): ChargeBar | null {
  if (charger.id === target.id) return 'own-target';
  if (isGone(view, charger) || isGone(view, target)) return 'not-on-table';
  const [his, other] = [rules.statuses.of(charger), rules.statuses.of(target)];
  if (!his.onTable || !other.onTable) return 'not-on-table';
  if (!his.onFeet || !other.mayBeCharged) return 'not-in-this-state';
  return chargedTargets(view, charger).includes(target) ? 'no-change' : null;
}

/** Whether he has left with his side. @rule MORD-ROUT-4 */
function isGone(view: BattleView, fighter: FighterView): boolean {
  return sideOf(view, fighter.sideId)?.removed !== null;
}

/** The charge arrives: contact with the target, or the target flees before blows are struck. @rule MORD-FLEE-2 */
export function charged(
  rules: SkirmishRules,
  view: BattleView,
  charger: FighterView,
  target: FighterView,
): readonly Change[] {
  const marked = [
    ...leavesTheDowned(view, charger),
    setFlag(charger.id, 'charged', true),
    ...clearFlag(charger, 'hidden'),
  ];
  return rules.statuses.of(target).flees
    ? [...marked, setFlag(target.id, 'flee-move-due', charger.id)]
    : [...marked, { kind: 'contact', a: charger.id, b: target.id, touching: true }];
}

/** Cancels a charge: no contact was made, and all its effects are removed. */
export function undoneCharge(
  rules: SkirmishRules,
  view: BattleView,
  charger: FighterView,
): readonly Change[] {
  const met = metByCharge(view, charger);
  return [
    ...met.map(({ a, b }): Change => ({ kind: 'contact', a, b, touching: false })),
    ...chargedTargets(view, charger).flatMap((target) => rules.chargeUndone(view, charger, target)),
    ...clearFlag(charger, 'charged'),
    ...clearFlag(charger, 'unseen-target'),
  ];
}

/** Contacts that a charger has made this turn. */
export function metByCharge(view: BattleView, charger: FighterView): readonly Contact[] {
  if (!has(charger, 'charged')) return [];
  return contactsOf(view, charger.id).filter(({ since }) => since === view.position.turn);
}

/** Enemies whom a charger has met this turn. */
export function chargedTargets(view: BattleView, charger: FighterView): readonly FighterView[] {
  return metByCharge(view, charger).flatMap(({ a, b }) => {
    const target = fighterOf(view, a === charger.id ? b : a);
    return target !== null && areEnemies(view, charger, target) ? [target] : [];
  });
}

/** Whether a charger may add a target: his charge has made contact, and was not intercepted. @rule MOV-CHARGE */
export function mayAddTarget(
  rules: SkirmishRules,
  view: BattleView,
  charger: FighterView,
): boolean {
  return (
    rules.statuses.of(charger).onFeet &&
    chargedTargets(view, charger).length > 0 &&
    !has(charger, 'intercepted') &&
    rules.heldCharge(charger)?.state !== 'waits'
  );
}

/** Enemies of the active side who are free to intercept a charge. @rule MOV-INTERCEPT */
export function interceptors(rules: SkirmishRules, view: BattleView): readonly FighterView[] {
  return rules.statuses
    .enemiesOf(view, view.position.sideId)
    .filter(
      (enemy) =>
        rules.statuses.of(enemy).mayIntercept &&
        !rules.statuses.isEngaged(view, enemy) &&
        !has(enemy, 'hidden'),
    );
}

/** Chargers of this turn who have not been intercepted yet. @rule MOV-INTERCEPT */
export function interceptable(rules: SkirmishRules, view: BattleView): readonly FighterView[] {
  return fightersOf(view, view.position.sideId).filter(
    (fighter) =>
      rules.statuses.of(fighter).onFeet &&
      metByCharge(view, fighter).length > 0 &&
      !has(fighter, 'intercepted'),
  );
}

/**
 * The charge meets the interceptor instead of its targets; it still counts as a charge.
 * @returns nothing when there is no such charge
 * @rule MOV-INTERCEPT
 */
export function intercepted(
  rules: SkirmishRules,
  view: BattleView,
  interceptor: FighterView,
  chargerId: FighterId | null,
): readonly Change[] {
  const open = interceptable(rules, view);
  const charger = chargerId === null ? open[0] : open.find((fighter) => fighter.id === chargerId);
  if (charger === undefined || !interceptors(rules, view).includes(interceptor)) return [];
  const undone = undoneCharge(rules, view, charger);
  return [
    ...undone,
    ...(rules.beforeCharge(charger, interceptor) ?? charged(rules, view, charger, interceptor)),
    setFlag(charger.id, 'intercepted', true),
  ];
}

/**
 * A charger leaves contacts with fighters on the ground; a second target of one charge is added to the first.
 * @rule MORD-FLEE-4
 */
function leavesTheDowned(view: BattleView, charger: FighterView): readonly Change[] {
  if (has(charger, 'charged')) return [];
  return opponentsOf(view, charger).map((enemy) => ({
    kind: 'contact',
    a: charger.id,
    b: enemy.id,
    touching: false,
  }));
}
