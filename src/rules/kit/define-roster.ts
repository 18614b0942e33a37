import type { RosterPart } from '../contract/system.ts';

/** What a game without official lists, campaigns or traits says of them. */
const NONE = {
  traits: [],
  neverLead: [],
  catalogue: [],
  extras: [],
  campaign: null,
} as const satisfies Partial<RosterPart>;

type Definition = Omit<RosterPart, keyof typeof NONE> & Partial<RosterPart>;

/** A game as far as lists of warbands go. What it has none of, its definition leaves out. */
export function defineRoster(definition: Definition): RosterPart {
  return { ...NONE, ...definition };
}
