import type { SideId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { statusesOnTable } from '#rules/kit/rows.ts';
import type { BattleState, Fighter } from './state.ts';

/** The fighters of a side who can be within their leader's reach: those on the table, without the leader. */
export function reachable(
  { sides, fighters }: BattleState,
  system: RuleSystem,
  sideId: SideId,
): readonly Fighter[] {
  const side = sides.find(({ id }) => id === sideId);
  const onTable = statusesOnTable(system);
  return (side?.fighterIds ?? [])
    .filter((id) => id !== side?.leaderId)
    .flatMap((id) => fighters[id] ?? [])
    .filter(({ status }) => onTable.has(status));
}

/** Whether all of them are within it; false where there is nobody. */
export function allWithinReach(state: BattleState, system: RuleSystem, sideId: SideId): boolean {
  const flag = system.nearLeaderFlag;
  if (flag === null) return false;
  const all = reachable(state, system, sideId);
  return all.length > 0 && all.every(({ flags }) => flags[flag] !== undefined);
}
