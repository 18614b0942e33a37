/** Upper bounds of a warband, so that no file can overload the app. */
export const LIMITS = {
  /** Miniatures, and therefore members: each has at least one. */
  fighters: 60,
  name: 60,
  label: 40,
  title: 60,
  notes: 4000,
  traitText: 80,
  characteristic: 99,
  /** In either direction, as a trait may hold a modifier; what somebody adds to the rating is the largest. */
  traitNumber: 199,
  experience: 999,
  battles: 9999,
  purse: 99_999,
  /** Per kind of item. */
  stash: 999,
} as const;

/** Normalises a line of text: single spaces, no control characters, trimmed, at most `max` long. */
export function normalizedLine(text: string, max: number): string {
  const shown = text.replaceAll(HIDDEN, '').normalize('NFC');
  return cut(shown.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim(), max);
}

/** Like `normalizedLine`, for text of several lines. */
export function tidyLines(text: string, max: number): string {
  const shown = text.replaceAll(HIDDEN, '').normalize('NFC').replaceAll(/\r\n?/g, '\n');
  return cut(shown.replaceAll(/[^\P{Cc}\n]/gu, ' ').trim(), max);
}

/** The number brought within bounds, without its fraction; NaN becomes the lower bound. */
export function clampedInteger(value: number, min: number, max: number): number {
  if (Number.isNaN(value)) return min;
  // Adding 0 turns -0, which JSON cannot represent, into 0.
  return Math.trunc(Math.min(Math.max(value, min), max)) + 0;
}

/** Invisible characters that change the writing direction or hide a difference between two labels. */
const HIDDEN = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const halfSign = /[\uD800-\uDBFF]$/;
  return text.slice(0, max).replace(halfSign, '').trimEnd();
}
