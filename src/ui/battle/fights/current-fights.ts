import type { BattleState } from '#battle/state.ts';
import type { Duty, Fight } from '#rules/contract/advice.ts';
import type { Message } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { allied } from '#rules/kit/parties.ts';
import { type BattleStoreState, useBattle } from '#store/hooks.ts';

/** The current fights; empty in a phase without blows. */
export function useCurrentFights(): readonly Fight[] {
  return useBattle(currentFights);
}

function currentFights(state: BattleStoreState): readonly Fight[] {
  const { battle, system } = state;
  if (battle === null || !isPhaseOfBlows(state)) return NONE;
  return system.fights?.(battle) ?? NONE;
}

/** Whether the battle goes on, in a phase in which blows are struck. */
export function isPhaseOfBlows({
  battle,
  system,
}: Pick<BattleStoreState, 'battle' | 'system'>): boolean {
  if (battle === null || battle.ended) return false;
  return system.phases.some(({ id, fights }) => id === battle.position.phase && fights === true);
}

/** A stable reference, so that having no fights never causes a render. */
const NONE: readonly Fight[] = [];

/** Whether the cards of the fights already say everything that a reminder says. */
export function isShownInFights(fights: readonly Fight[]): (duty: Duty) => boolean {
  const shown = new Map<FighterId, Message[]>();
  const add = (id: FighterId, message: Message) => {
    shown.set(id, [...(shown.get(id) ?? []), message]);
  };
  for (const { order, effects } of fights) {
    for (const { fighterIds, reason } of order) for (const id of fighterIds) add(id, reason);
    for (const { fighterId, said } of effects) add(fighterId, said);
  }
  return ({ weight, fighterId, facts }) => {
    if (weight !== 'reminder' || fighterId === null || facts.length === 0) return false;
    const own = shown.get(fighterId) ?? [];
    return facts.every((fact) => own.some((message) => isSame(message, fact)));
  };
}

function isSame(a: Message, b: Message): boolean {
  const names = Object.keys({ ...a.params, ...b.params });
  return a.code === b.code && names.every((name) => a.params[name] === b.params[name]);
}

/** One party of a fight: a side with its allies. */
export type FightParty = Fight['sides'];

/** The two parties: the first side with its allies, then everybody else. */
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

/** Everybody in the fight, ordered by side. */
export function membersOf(fight: Fight): readonly FighterId[] {
  return fight.sides.flatMap(({ fighterIds }) => fighterIds);
}
