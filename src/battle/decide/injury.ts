import type { BattleState, Fighter } from '#battle/state.ts';
import type { InjuryResult } from '#rules/contract/advice.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import {
  type CommandOf,
  type Decision,
  diceFit,
  event,
  isWhole,
  refuse,
  withFighter,
} from './decision.ts';

export function resolveInjury(
  command: CommandOf<'resolve-injury'>,
  state: BattleState,
  system: RuleSystem,
): Decision {
  return withFighter(state, command.fighterId, (fighter) => {
    const part = system.injury;
    if (part === null) return refuse('no-injury-due');
    if (command.dice.length === 0 || !diceFit(command.dice, 6)) return refuse('bad-dice');
    const worst = part.worst(
      command.dice.map((roll) => part.result(state, fighter.id, command.toggled, roll)),
    );
    if (command.saveRoll !== null && !isWhole(command.saveRoll, 1, 6)) return refuse('bad-dice');
    const to = afterSave(worst, command.saveRoll);
    const options = part
      .options(state, fighter.id, command.toggled)
      .filter((option) => option.on)
      .map((option) => option.id);
    return injured(state, system, fighter, {
      dice: command.dice,
      options,
      saveRoll: command.saveRoll,
      to,
    });
  });
}

function afterSave(result: InjuryResult, saveRoll: number | null): string | null {
  const saved = result.saveOn !== null && saveRoll !== null && saveRoll >= result.saveOn;
  return saved ? result.saved : result.status;
}

export function shortcutInjury(
  command: CommandOf<'shortcut-injury'>,
  state: BattleState,
  system: RuleSystem,
): Decision {
  return withFighter(state, command.fighterId, (fighter) => {
    const shortcut = system.injury
      ?.shortcuts(state, fighter.id)
      .find((candidate) => candidate.id === command.shortcut);
    if (shortcut === undefined) return refuse('no-injury-due');
    return injured(state, system, fighter, {
      dice: [],
      options: [shortcut.id],
      saveRoll: null,
      to: shortcut.status,
    });
  });
}

function injured(
  state: BattleState,
  system: RuleSystem,
  fighter: Fighter,
  roll: {
    readonly dice: readonly number[];
    readonly options: readonly string[];
    readonly saveRoll: number | null;
    readonly to: string | null;
  },
): Decision {
  const part = system.injury;
  if (part === null) return refuse('no-injury-due');
  return event({
    type: 'InjuryRolled',
    data: { fighterId: fighter.id, ...roll, changes: part.settle(state, fighter.id, roll.to) },
  });
}
