import type { FighterId, SideId } from '#rules/ids.ts';
import { allied } from '#rules/leaving.ts';
import type { BattleView, Contact, FighterView, FlagValue, SideView } from '#rules/system.ts';
import { oncePerSide, type Roll, rollCall } from '../roll-call.ts';
import { flagTools, type SkirmishFlagId } from './flags.ts';
import { type StatusId, statusId, statusRow, type TableStatus } from './statuses.ts';
import { type SkirmishTraitId, traitTools } from './traits.ts';

/** How the skirmish rules read a battle: small questions with one answer each. */

export const { has, setFlag, clearFlag, setSideFlag } = flagTools<SkirmishFlagId>();
export const { carries } = traitTools<SkirmishTraitId>();

export function statusOf(fighter: FighterView): StatusId {
  return statusId(fighter.status) ?? 'absent';
}

export function rowOf(fighter: FighterView): TableStatus {
  return statusRow(fighter.status);
}

export function sideOf(roll: Roll, id: SideId): SideView | null {
  return rollCall(roll).sides.get(id) ?? null;
}

export function fighterOf(
  { fighters }: Pick<BattleView, 'fighters'>,
  id: FighterId | null,
): FighterView | null {
  return id === null ? null : (fighters[id] ?? null);
}

/** The fighter whom a flag names; null when it names nobody of this battle. */
export function fighterNamed(
  { fighters }: Pick<BattleView, 'fighters'>,
  value: FlagValue | undefined,
): FighterView | null {
  return isFighterId(value) ? (fighters[value] ?? null) : null;
}

/** Fighters of a side in roster order. */
export function fightersOf(roll: Roll, sideId: SideId): readonly FighterView[] {
  return rollCall(roll).members.get(sideId) ?? NOBODY;
}

/** The side itself and its allies, whether they still play or not. */
export function teamOf(roll: Roll, sideId: SideId): readonly SideView[] {
  return roll.sides.filter((side) => areAllied(roll, side.id, sideId));
}

/** Fighters on the table of all sides still in the battle that are neither this one nor its allies. */
export const enemiesOf = oncePerSide((roll, sideId): readonly FighterView[] =>
  roll.sides
    .filter((side) => side.removed === null && !areAllied(roll, side.id, sideId))
    .flatMap((side) => fightersOf(roll, side.id))
    .filter((fighter) => rowOf(fighter).onTable),
);

/** Fighters of a side, and those of its allies who still play. */
export const matesOf = oncePerSide((roll, sideId): readonly FighterView[] =>
  teamOf(roll, sideId)
    .filter((side) => side.id === sideId || side.removed === null)
    .flatMap((side) => fightersOf(roll, side.id)),
);

/** His own side's other fighters, and those of its allies who still play. */
export function friendsOf(roll: Roll, fighter: FighterView): readonly FighterView[] {
  return matesOf(roll, fighter.sideId).filter((friend) => friend.id !== fighter.id);
}

/** Whether somebody is one of those friends. */
export function areFriends(roll: Roll, fighter: FighterView, other: FighterView): boolean {
  const plays = other.sideId === fighter.sideId || sideOf(roll, other.sideId)?.removed === null;
  return other.id !== fighter.id && plays && !areEnemies(roll, fighter, other);
}

/** A fighter's own contacts, in the order in which they stand in the battle. */
export function contactsOf(roll: Roll, id: FighterId): readonly Contact[] {
  return rollCall(roll).contacts.get(id) ?? NO_CONTACTS;
}

export function inContact(roll: Roll, id: FighterId): readonly FighterView[] {
  const contacts = contactsOf(roll, id);
  if (contacts.length === 0) return NOBODY;
  return contacts.flatMap(({ a, b }) => fighterOf(roll, a === id ? b : a) ?? []);
}

/** Whether two fighters are on different sides that are no allies either. */
export function areEnemies(roll: Roll, a: FighterView, b: FighterView): boolean {
  return !areAllied(roll, a.sideId, b.sideId);
}

/** Enemies in base contact, whatever their state. */
export function opponentsOf(roll: Roll, fighter: FighterView): readonly FighterView[] {
  const touching = inContact(roll, fighter.id);
  if (touching.length === 0) return NOBODY;
  return touching.filter((other) => areEnemies(roll, fighter, other));
}

/** Engaged: in contact with at least one enemy who still stands. @rule MORD-FLEE-4 */
export function isEngaged(roll: Roll, fighter: FighterView): boolean {
  return opponentsOf(roll, fighter).some((other) => other.status === 'standing');
}

const NOBODY: readonly FighterView[] = [];
const NO_CONTACTS: readonly Contact[] = [];

function areAllied(roll: Roll, a: SideId, b: SideId): boolean {
  const [one, other] = [sideOf(roll, a), sideOf(roll, b)];
  return one !== null && other !== null ? allied(one, other) : a === b;
}

function isFighterId(value: FlagValue | undefined): value is FighterId {
  return typeof value === 'string' && value.startsWith('f-');
}
