import type { EventData, EventOf, EventType } from '#battle/events.ts';
import type { RefusalCode } from '#battle/refusals.ts';
import type { BattleState, Fighter } from '#battle/state.ts';
import type { FighterId } from '#rules/contract/ids.ts';

/** The event that a command results in, or why it is refused. */
export type Decision<K extends EventType = EventType> = { readonly event: EventOf<K> } | Refused;

interface Refused {
  readonly refused: RefusalCode;
}

export function event<K extends EventType>(type: K, data: EventData<K>): Decision<K> {
  return { event: { type, data } };
}

export function refuse(code: RefusalCode): Refused {
  return { refused: code };
}

/** Continues with a fighter of the battle, or refuses if there is none of that id. */
export function withFighter<Decided>(
  state: BattleState,
  id: FighterId,
  then: (fighter: Fighter) => Decided,
): Decided | Refused {
  const fighter = state.fighters[id];
  return fighter === undefined ? refuse('unknown-fighter') : then(fighter);
}

export function diceFit(dice: readonly number[], sides: number): boolean {
  return dice.every((die) => isWhole(die, 1, sides));
}

/** Whether this is a whole number from `least` to `most`, inclusive. */
export function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
