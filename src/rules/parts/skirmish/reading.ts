import type { FighterId, SideId } from '#rules/ids.ts';
import { allied } from '#rules/leaving.ts';
import type { BattleView, FighterView, SideView } from '#rules/system.ts';
import { flagTools, type SkirmishFlagId } from './flags.ts';
import { type StatusId, statusId, statusRow, type TableStatus } from './statuses.ts';
import { type SkirmishTraitId, traitTools } from './traits.ts';

/** How the skirmish rules read a battle: small questions with one answer each. */

export const { has, setFlag, clearFlag, setSideFlag } = flagTools<SkirmishFlagId>();
export const { carries, carriesAny } = traitTools<SkirmishTraitId>();

export function statusOf(fighter: FighterView): StatusId {
  return statusId(fighter.status) ?? 'absent';
}

export function rowOf(fighter: FighterView): TableStatus {
  return statusRow(fighter.status);
}

export function sideOf(view: BattleView, id: SideId): SideView | null {
  return view.sides.find((side) => side.id === id) ?? null;
}

export function fighterOf(view: BattleView, id: FighterId | null): FighterView | null {
  return id === null ? null : (view.fighters[id] ?? null);
}

/** Fighters of a side in roster order. */
export function fightersOf(view: BattleView, sideId: SideId): readonly FighterView[] {
  return (sideOf(view, sideId)?.fighterIds ?? []).flatMap((id) => {
    const fighter = view.fighters[id];
    return fighter === undefined ? [] : [fighter];
  });
}

/** The side itself and its allies, whether they still play or not. */
export function teamOf(view: BattleView, sideId: SideId): readonly SideView[] {
  return view.sides.filter((side) => areAllied(view, side.id, sideId));
}

/** Fighters on the table of all sides still in the battle that are neither this one nor its allies. */
export function enemiesOf(view: BattleView, sideId: SideId): readonly FighterView[] {
  return view.sides
    .filter((side) => side.removed === null && !areAllied(view, side.id, sideId))
    .flatMap((side) => fightersOf(view, side.id))
    .filter((fighter) => rowOf(fighter).onTable);
}

/** His own side's other fighters, and those of its allies who still play. */
export function friendsOf(view: BattleView, fighter: FighterView): readonly FighterView[] {
  return teamOf(view, fighter.sideId)
    .filter((side) => side.id === fighter.sideId || side.removed === null)
    .flatMap((side) => fightersOf(view, side.id))
    .filter((friend) => friend.id !== fighter.id);
}

export function inContact(view: BattleView, id: FighterId): readonly FighterView[] {
  return view.contacts.flatMap((contact) => {
    const other = contact.a === id ? contact.b : contact.b === id ? contact.a : null;
    const fighter = fighterOf(view, other);
    return fighter === null ? [] : [fighter];
  });
}

/** Whether two fighters are on different sides that are no allies either. */
export function areEnemies(view: BattleView, a: FighterView, b: FighterView): boolean {
  return !areAllied(view, a.sideId, b.sideId);
}

/** Enemies in base contact, whatever their state. */
export function opponentsOf(view: BattleView, fighter: FighterView): readonly FighterView[] {
  return inContact(view, fighter.id).filter((other) => areEnemies(view, fighter, other));
}

/** Engaged: in contact with at least one enemy who still stands. @rule MORD-FLEE-4 */
export function isEngaged(view: BattleView, fighter: FighterView): boolean {
  return opponentsOf(view, fighter).some((other) => other.status === 'standing');
}

function areAllied(view: BattleView, a: SideId, b: SideId): boolean {
  const [one, other] = [sideOf(view, a), sideOf(view, b)];
  return one !== null && other !== null ? allied(one, other) : a === b;
}
