import type { BattleState } from '#battle/state.ts';
import type { Duty, Fight } from '#rules/contract/advice.ts';
import type { Message } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { allied } from '#rules/kit/parties.ts';
import { type BattleStoreState, useBattle } from '#store/hooks.ts';

/** The fights of this moment; none while the phase has no blows in it. */
export function useFightsNow(): readonly Fight[] {
  return useBattle(fightsNow);
}

function fightsNow({ battle, system }: BattleStoreState): readonly Fight[] {
  const phase = system.phases.find(({ id }) => id === battle?.position.phase);
  if (battle === null || battle.ended || phase?.fights !== true) return NONE;
  return system.fights?.(battle) ?? NONE;
}

/** The same at every look, so that nothing is drawn anew for want of fights. */
const NONE: readonly Fight[] = [];

/** Whether the card of a fight says all that a reminder says, in its order of blows or below. */
export function toldByFights(fights: readonly Fight[]): (duty: Duty) => boolean {
  const told = new Map<FighterId, Message[]>();
  const tell = (id: FighterId, said: Message) => {
    told.set(id, [...(told.get(id) ?? []), said]);
  };
  for (const { order, effects } of fights) {
    for (const { fighterIds, reason } of order) for (const id of fighterIds) tell(id, reason);
    for (const { fighterId, said } of effects) tell(fighterId, said);
  }
  return ({ weight, fighterId, facts }) => {
    if (weight !== 'reminder' || fighterId === null || facts.length === 0) return false;
    const ofHim = told.get(fighterId) ?? [];
    return facts.every((fact) => ofHim.some((said) => isSame(said, fact)));
  };
}

function isSame(a: Message, b: Message): boolean {
  const names = Object.keys({ ...a.params, ...b.params });
  return a.code === b.code && names.every((name) => a.params[name] === b.params[name]);
}

/** One party of a fight: allies fight side by side. */
export type FightParty = Fight['sides'];

/** Who stands against whom: the first side with its allies, then everybody else. */
export function partiesOf(fight: Fight, battle: BattleState): readonly FightParty[] {
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
