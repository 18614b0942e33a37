import type { RosterPart } from '../contract/system.ts';

/** Defaults for a game without official lists, campaigns or traits. */
const NONE = {
  traits: [],
  neverLead: [],
  catalogue: [],
  extras: [],
  campaign: null,
} as const satisfies Partial<RosterPart>;

type Definition = Omit<RosterPart, keyof typeof NONE> & Partial<RosterPart>;

/** The roster part of a game. Its definition omits what the game lacks. */
export function defineRoster(definition: Definition): RosterPart {
  return { ...NONE, ...definition };
}
