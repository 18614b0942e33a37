import type { BattleView, FighterView, Flags } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { allied } from '#rules/kit/parties.ts';
import type { Cover } from './circumstances.ts';
import { houseRule, type WeakenedRule } from './house-rules.ts';
import { type FlagId, has, STATUS_IDS, STATUSES, type StatusId } from './statuses.ts';

// How the rules read a battle: small questions with one answer each.

export function unitOf(view: BattleView, id: FighterId | null): FighterView | null {
  return id === null ? null : (view.fighters[id] ?? null);
}

/** One that these rules do not know counts for nothing. */
export function statusOf(unit: FighterView): StatusId {
  return STATUS_IDS.find((id) => id === unit.status) ?? 'absent';
}

export function onTable(unit: Pick<FighterView, 'status'>): boolean {
  return unit.status === STATUSES.steady.id;
}

/** Units on the table, of sides that still play. */
export function unitsInPlay(view: BattleView): readonly FighterView[] {
  return view.sides
    .filter((side) => side.removed === null)
    .flatMap((side) => side.fighterIds.flatMap((id) => view.fighters[id] ?? []))
    .filter(onTable);
}

/** Other units on the table that play on its side. */
export function friendsOf(view: BattleView, unit: FighterView): readonly FighterView[] {
  const own = view.sides.find((side) => side.id === unit.sideId);
  const friendly = view.sides.filter((side) => own !== undefined && allied(own, side));
  const ids = new Set(friendly.map((side) => side.id));
  return unitsInPlay(view).filter((other) => other.id !== unit.id && ids.has(other.sideId));
}

/** Steps lost, of those it began with. @rule COL-7 */
export function lossesOf(unit: Pick<FighterView, 'profile' | 'wounds'>): number {
  return Math.max(0, (unit.profile['P'] ?? LOSS_STEPS) - unit.wounds);
}

/** Dice that it rolls. @rule COL-4 */
export function cohesionOf(profile: FighterView['profile']): number {
  return Math.max(0, Math.floor(profile['C'] ?? USUAL_COHESION));
}

/** Of most colonial troops. */
const USUAL_COHESION = 3;

/** Whether it counts as weakened; null while players have not said it of a unit that may be. @rule COL-1 */
export function weakened(view: BattleView, unit: FighterView): boolean | null {
  if (has(unit, 'weakened')) return true;
  return weakenedBy(lossesOf(unit), houseRule(view.houseRules, 'weakenedAt'));
}

/** Weakened by its losses alone; where players have to say it, nothing follows by itself. @rule COL-1 */
export function impliedFlags(
  unit: Pick<FighterView, 'status' | 'profile' | 'wounds'>,
  choices: BattleView['houseRules'],
): Flags {
  const byLosses = weakenedBy(lossesOf(unit), houseRule(choices, 'weakenedAt')) === true;
  return onTable(unit) && byLosses ? WEAKENED : {};
}

const WEAKENED = { weakened: true } as const satisfies { readonly [Id in FlagId]?: true };

/** @rule COL-2 */
export function coverOf(unit: FighterView): Cover {
  if (has(unit, 'heavy-cover')) return 'heavy';
  return has(unit, 'light-cover') ? 'light' : 'none';
}

/** Units that still have to test morale, first things first. @rule COL-6 */
export function moraleQueue(view: BattleView): readonly FighterView[] {
  return unitsInPlay(view)
    .filter((unit) => has(unit, 'morale-due'))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Its place in the queue; 0 for a unit that does not stand in it. */
export function placeOf(unit: FighterView): number {
  const place = unit.flags['morale-due'];
  return typeof place === 'number' ? place : 0;
}

/** Steps that every unit has; with the last one lost it is removed. @rule COL-7 */
export const LOSS_STEPS = 5;

/** Losses after one more, and whether that was the last. @rule COL-7 */
export function afterLoss(before: number, more: number) {
  const losses = Math.min(LOSS_STEPS, before + more);
  return { losses, eliminated: losses >= LOSS_STEPS } as const;
}

/** Whether a unit counts as weakened by its losses; null when players have to say. @rule COL-1 */
export function weakenedBy(losses: number, rule: WeakenedRule): boolean | null {
  switch (rule) {
    case '3':
    case '2':
      return losses >= Number(rule);
    case 'told':
      return null;
  }
}
