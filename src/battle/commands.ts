import type { CommandName, Payloads } from './steps/all.ts';

/** What a player asks for, by one of these names. `decide` turns it into an event or says why not. */
export type CommandOf<Name extends CommandName> = {
  readonly [One in Name]: { readonly type: One } & Payloads[One];
}[Name];

export type Command = CommandOf<CommandName>;
