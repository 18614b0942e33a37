import { saidFor } from '#exchange/import/words/phrases.ts';

// What list builders print in their own texts and name in their own files, in English whatever the list is in: parts
// of a format, not words of a language. What they translate is `builder` in locales/import.

/** A list builder's signature, anywhere in a text. */
export const SIGNATURE = /(?:created|exported) with (?:battlescribe|new ?recruit)|newrecruit\.eu/iu;

/** The same at the beginning of a line of its own, and lines that only sum up or divide. */
export const SIGNATURE_LINE =
  /^(?:created with|exported with|newrecruit|https?:|\+\+ total|total:|[+=_-]{5,}$)/iu;

/** As the reader of a tree expects it at the end. */
export const SIGNED = 'Created with BattleScribe';

export const NEW_RECRUIT = /new\s?recruit/iu;

/** Between `++`: no force. */
export const NO_FORCE = /^(?:total|selections|rules|roster cost)/iu;

/** Between `+++`: no title. */
export const TOTAL = /^total\b/iu;

/** `(34 Warband Rating, 96 gc)`, in either order. */
export const COSTS =
  /\((?:[\d.]+\s*(?:warband\s+)?rating|[\d.]+\s*(?:gc|pts|points))\s*,\s*[\d.]+\s*\p{L}[\p{L} ]*\)/iu;

/** `(96 gc)`. */
export const COST = /\s*\((?:\d[\d,. ]*\s*(?:points?|pts?|gc|warband rating)[^)]*)\)/giu;

/** Labels of a fighter's profile tables. */
export const TABLES = new RegExp(
  String.raw`^(?:${saidFor(({ builder }) => builder.model)}s?|h-?t-?h weapons?|hand[- ]to[- ]hand weapons?|ranged weapons?|missile weapons?|armou?rs?|rules|categories|magic|spells?|equipment profiles?|unit)\s*:`,
  'iu',
);

/** Behind the name of a profile: the most that its race can have. */
export const RACIAL_MAXIMUM = /\bmax(?:imum)?\b\.?\s*$/iu;

/** At the end of a group's name: things to choose from. */
export const LIST_OF_GEAR = /list$/u;

/** Selections of a builder's own. */
export const EXPERIENCE = 'Experience';
export const EQUIPMENT = 'Equipment';
