import type { RuleSystem } from '#rules/contract/system.ts';
import type { Command, CommandOf } from './commands.ts';
import { type Decision, refuse } from './decide/decision.ts';
import { dropping } from './decide/dropping.ts';
import type { Entry } from './events.ts';
import type { BattleState } from './state.ts';
import { COMMANDS, type CommandName } from './steps/all.ts';
import { start } from './steps/start.ts';
import type { Deciding } from './steps/step.ts';
import { type DueAt, dueIn } from './turn.ts';

export type { Decision } from './decide/decision.ts';

/** What decide looks at: the folded state and the ordered log it came from; a `Timeline` is one. */
export interface Battle {
  readonly state: BattleState | null;
  readonly entries: readonly Entry[];
  /** The entries that count. */
  readonly live: readonly Entry[];
}

/**
 * The one event that a command results in, or why it is refused. Only impossible commands are refused: what
 * merely breaks a rule is allowed and marked (`StatusSet.against`), because players decide.
 * @param dueAt cached duties of this battle; without it the rules are asked
 */
export function decide(
  command: Command,
  { state, entries, live }: Battle,
  system: RuleSystem,
  dueAt?: DueAt,
): Decision {
  if (state === null) {
    return command.type === 'start-battle' ? start(command, system) : refuse('no-battle');
  }
  const battle = { state, entries, live, system, dueAt: dueAt ?? dueIn(state, system) };
  return dropping(decided(command, battle), state, system);
}

function decided<Name extends CommandName>(command: CommandOf<Name>, battle: Deciding): Decision {
  return COMMANDS[command.type].decide(command, battle);
}
