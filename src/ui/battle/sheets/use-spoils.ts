import type { BattleState } from '#battle/state.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';

/** Whether to show treasure, other markers and prisoners: if the game or this battle has any. */
export function useSpoils(): boolean {
  const { spoils = false } = useRuleSystem();
  return useBattle(({ battle }) => spoils || (battle !== null && hasSome(battle)));
}

function hasSome({ fighters, sides }: BattleState): boolean {
  return (
    sides.some(({ held }) => isAny(held)) ||
    Object.values(fighters).some(({ carried, captor }) => captor !== null || isAny(carried))
  );
}

function isAny(markers: Readonly<Record<string, number>>): boolean {
  return Object.keys(markers).length > 0;
}
