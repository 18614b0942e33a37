import type { Command, CommandOf } from './commands.ts';
import { COMMANDS, type CommandName } from './steps/all.ts';
import type { OnScreen, Thumb } from './steps/step.ts';

/** What the screen does once this command has been carried out. */
export function onScreen(command: Command): Reaction {
  return reactionTo(command);
}

/** How screen readers hear of a step without news. */
export type Announced = Reaction['announced'];

type Reaction = Omit<OnScreen<Command>, 'thumb'> & { readonly thumb: Thumb };

function reactionTo<Name extends CommandName>(command: CommandOf<Name>): Reaction {
  const { thumb, ...screen } = COMMANDS[command.type].screen;
  return { ...screen, thumb: typeof thumb === 'function' ? thumb(command) : thumb };
}
