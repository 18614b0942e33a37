import type { BattleState } from '#battle/state.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';

/**
 * Whether treasure, other markers and prisoners are spoken of: in a game whose papers know them, and in a
 * battle of any game that has some.
 */
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
