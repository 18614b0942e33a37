import { useMemo } from 'react';
import type { BattleState } from '#battle/state.ts';
import type { Fight } from '#rules/fight.ts';
import type { FighterId } from '#rules/ids.ts';
import { allied } from '#rules/leaving.ts';
import type { Duty, RuleSystem } from '#rules/system.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';

/** The fights of this moment; none while the phase has no blows in it. */
export function useFightsNow(): readonly Fight[] {
  const system = useRuleSystem();
  const battle = useBattle((state) => state.battle);
  return useMemo(() => (battle === null ? [] : fightsNow(battle, system)), [battle, system]);
}

function fightsNow(battle: BattleState, system: RuleSystem): readonly Fight[] {
  const phase = system.phases.find(({ id }) => id === battle.position.phase);
  if (battle.ended || phase?.fights !== true || system.fights === null) return [];
  return system.fights(battle);
}

/** Whether the card of a fight says all that this reminder says, in its order of blows or below. */
export function isToldByFights(
  { weight, fighterId, facts }: Duty,
  fights: readonly Fight[],
): boolean {
  if (weight !== 'reminder' || fighterId === null || facts.length === 0) return false;
  const told = fights.flatMap(({ order, effects }) => [
    ...order.flatMap((strike) => (strike.fighterIds.includes(fighterId) ? [strike.reason] : [])),
    ...effects.flatMap((effect) => (effect.fighterId === fighterId ? [effect.said] : [])),
  ]);
  return facts.every((fact) => told.some((said) => isSame(said, fact)));
}

function isSame(a: Duty['facts'][number], b: Duty['facts'][number]): boolean {
  const names = Object.keys({ ...a.params, ...b.params });
  return a.code === b.code && names.every((name) => a.params[name] === b.params[name]);
}

/** One party of a fight: allies fight side by side. */
export type Party = Fight['sides'];

/** Who stands against whom: the first side with its allies, then everybody else. */
export function partiesOf(fight: Fight, battle: BattleState): readonly Party[] {
  const sideOf = (id: string) => battle.sides.find((side) => side.id === id);
  const [first] = fight.sides;
  const leading = first === undefined ? undefined : sideOf(first.sideId);
  const withFirst = fight.sides.filter(({ sideId }) => {
    const side = sideOf(sideId);
    return leading !== undefined && side !== undefined && allied(side, leading);
  });
  const others = fight.sides.filter((side) => !withFirst.includes(side));
  return [withFirst, others].filter((party) => party.length > 0);
}

/** Everybody in the fight, side by side. */
export function membersOf(fight: Fight): readonly FighterId[] {
  return fight.sides.flatMap(({ fighterIds }) => fighterIds);
}
