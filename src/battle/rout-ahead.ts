import type { SideId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { BattleState } from './state.ts';
import { turnStart } from './turn.ts';

/**
 * Sides that will have to test at the start of their next turn if nothing changes. The rules are asked about
 * that position, so a scenario without Rout tests gives none.
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
