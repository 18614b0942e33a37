import type { Command, RefusalCode } from '#battle/commands.ts';
import type { BattleEvent } from '#battle/events.ts';
import type { BattleState, Fighter } from '#battle/state.ts';
import type { FighterId } from '#rules/contract/ids.ts';

export type Decision = { readonly event: BattleEvent } | { readonly refused: RefusalCode };

/** The command of that type. */
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

export function event(happened: BattleEvent): Decision {
  return { event: happened };
}

export function refuse(code: RefusalCode): Decision {
  return { refused: code };
}

/** Continues with a fighter of the battle, or refuses if there is none of that id. */
export function withFighter(
  state: BattleState,
  id: FighterId,
  then: (fighter: Fighter) => Decision,
): Decision {
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
