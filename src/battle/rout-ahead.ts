import type { SideId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { BattleState } from './state.ts';
import { turnStart } from './turn.ts';

/**
 * Whether each side will have to test at the start of its next turn if nothing changes, by id. The rules are
 * asked about that position, so that a scenario without Rout tests answers no.
 */
export function routsAhead(
  battle: BattleState,
  system: RuleSystem,
): Readonly<Record<SideId, boolean>> {
  return Object.fromEntries(
    battle.sides.map(({ id }) => [id, isRoutAhead(battle, system, id)] as const),
  );
}

function isRoutAhead(battle: BattleState, system: RuleSystem, sideId: SideId): boolean {
  const then = {
    ...battle,
    answers: {},
    position: {
      ...battle.position,
      turn: battle.position.turn + battle.sides.length,
      sideId,
      ...turnStart(system),
    },
  };
  return system.rout?.(then, sideId).due ?? false;
}
