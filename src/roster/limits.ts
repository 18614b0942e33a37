/** Upper bounds of a warband, so that no file can swamp the app. */
export const LIMITS = {
  /** Miniatures, and therefore members: each has at least one. */
  fighters: 60,
  name: 60,
  label: 40,
  title: 60,
  notes: 4000,
  traitText: 80,
  characteristic: 99,
  /** Either side of zero: a trait may hold a modifier. */
  traitNumber: 99,
  experience: 999,
  battles: 9999,
  purse: 99_999,
  /** Of each kind of thing in the chest. */
  stash: 999,
} as const;

/** A line as it is kept: one kind of space, no control signs, no blanks at its ends, `max` long. */
export function normalizedLine(text: string, max: number): string {
  const shown = text.replaceAll(HIDDEN, '').normalize('NFC');
  return cut(shown.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim(), max);
}

/** Like `normalizedLine`, for text of several lines. */
export function tidyLines(text: string, max: number): string {
  const shown = text.replaceAll(HIDDEN, '').normalize('NFC').replaceAll(/\r\n?/g, '\n');
  return cut(shown.replaceAll(/[^\P{Cc}\n]/gu, ' ').trim(), max);
}

/** The nearest whole number within bounds; what is no number becomes the lower bound. */
export function clampedInteger(value: number, min: number, max: number): number {
  if (Number.isNaN(value)) return min;
  // Adding 0 turns -0, which a file cannot hold, into 0.
  return Math.trunc(Math.min(Math.max(value, min), max)) + 0;
}

/** Signs without a shape that turn the reading direction or hide a difference between two labels. */
const HIDDEN = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const halfSign = /[\uD800-\uDBFF]$/;
  return text.slice(0, max).replace(halfSign, '').trimEnd();
}
