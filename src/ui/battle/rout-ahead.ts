import type { BattleState } from '#battle/state.ts';
import type { SideId } from '#rules/ids.ts';
import type { RuleSystem } from '#rules/system.ts';

/**
 * Whether the side will have to test when its next turn begins, if nothing changes until then. The
 * rules are asked about that very moment, so that a scenario without such tests answers no.
 */
export function isRoutAhead(battle: BattleState, system: RuleSystem, sideId: SideId): boolean {
  const then = {
    ...battle,
    answers: {},
    position: {
      ...battle.position,
      turn: battle.position.turn + battle.sides.length,
      sideId,
      phase: system.phases[0]?.id ?? '',
      step: 0,
    },
  };
  return system.rout?.(then, sideId).due ?? false;
}
