import type { FighterView } from '../contract/battle-view.ts';
import { flagTools, traitTools } from '../kit/rows.ts';
import { areAllied, fightersOf, oncePerSide, opponentsOf, type Roll } from '../kit/view.ts';
import type { SkirmishFlagId } from './flags.ts';
import type { SkirmishTraitId } from './roster.ts';
import { type StatusId, statusId, statusRow, type TableStatus } from './statuses.ts';

/** How the skirmish rules read a battle: small questions with one answer each. */

export const { has, setFlag, clearFlag, setSideFlag } = flagTools<SkirmishFlagId>();

export const { carries } = traitTools<SkirmishTraitId>();

export function statusOf(fighter: FighterView): StatusId {
  return statusId(fighter.status) ?? 'absent';
}

export function rowOf(fighter: FighterView): TableStatus {
  return statusRow(fighter.status);
}

/** Fighters on the table of all sides still in the battle that are neither this one nor its allies. */
export const enemiesOf = oncePerSide((roll, sideId): readonly FighterView[] =>
  roll.sides
    .filter((side) => side.removed === null && !areAllied(roll, side.id, sideId))
    .flatMap((side) => fightersOf(roll, side.id))
    .filter((fighter) => rowOf(fighter).onTable),
);

/** Engaged: in contact with at least one enemy who still stands. @rule MORD-FLEE-4 */
export function isEngaged(roll: Roll, fighter: FighterView): boolean {
  return opponentsOf(roll, fighter).some((other) => other.status === 'standing');
}
