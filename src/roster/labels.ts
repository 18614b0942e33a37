import { LIMITS, normalizedLine } from './limits.ts';

/**
 * Labels are what players call across the table, so no two miniatures of a warband share one,
 * not even up to capitals or spaces.
 */

/** Key of a label: two labels with the same key can't be distinguished. */
export function labelKey(label: string): string {
  return label.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/**
 * The wanted label, or the next free one of its kind: "Otto" → "Otto 2", "Rat 3" → "Rat 4".
 * An empty label becomes a number.
 */
export function freeLabel(wanted: string, taken: readonly string[]): string {
  const label = normalizedLine(wanted, LIMITS.label);
  const keys = new Set(taken.map(labelKey));
  if (label !== '' && !keys.has(labelKey(label))) return label;
  const { base, number } = split(label);
  return firstFree(base, number + 1, keys);
}

/** Labels for more miniatures of a group: its name with the first free numbers. */
export function groupLabels(
  name: string,
  count: number,
  taken: readonly string[],
): readonly string[] {
  const keys = new Set(taken.map(labelKey));
  return Array.from({ length: count }, () => {
    const label = firstFree(name, 1, keys);
    keys.add(labelKey(label));
    return label;
  });
}

/** The same labels in the same order; later duplicates and empty ones get a number. */
export function uniqueLabels(labels: readonly string[]): readonly string[] {
  const given: string[] = [];
  for (const [index, label] of labels.entries()) {
    // The number must not make a duplicate of a later label.
    given.push(
      freeLabel(label, [...given, ...(isTwin(label, given) ? labels.slice(index + 1) : [])]),
    );
  }
  return given;
}

/**
 * A label after its member was renamed: labels derived from the old name follow it,
 * the player's own labels stay.
 */
export function followName(label: string, oldName: string, newName: string): string {
  if (!isDerivedFrom(label, oldName)) return label;
  if (label === normalizedLine(oldName, LIMITS.label)) return normalizedLine(newName, LIMITS.label);
  return numbered(newName, split(label).number);
}

/** Whether a label is derived from its member's name: the name itself, with or without a number. */
export function isDerivedFrom(label: string, name: string): boolean {
  if (label === normalizedLine(name, LIMITS.label)) return true;
  const { base, number } = split(label);
  return label === numbered(name, number) && base === numberable(name);
}

function isTwin(label: string, given: readonly string[]): boolean {
  const key = labelKey(normalizedLine(label, LIMITS.label));
  return key === '' || given.some((other) => labelKey(other) === key);
}

function firstFree(base: string, from: number, keys: ReadonlySet<string>): string {
  let number = from;
  while (keys.has(labelKey(numbered(base, number)))) number += 1;
  return numbered(base, number);
}

function numbered(base: string, number: number): string {
  return `${numberable(base)} ${number}`.trim();
}

/** A name short enough to carry a number. */
function numberable(name: string): string {
  return normalizedLine(name, LIMITS.label - ' 999'.length);
}

/** "Rat 3" → "Rat" and 3, "Rat x2 3" → "Rat x2" and 3; a label without a number counts as the first. */
function split(label: string): { readonly base: string; readonly number: number } {
  const match = /^(?:(.*\S) |(.*\D|))(\d{1,2})$/u.exec(label);
  if (match === null) return { base: label, number: label === '' ? 0 : 1 };
  const [, apart, together = '', number] = match;
  return { base: apart ?? together, number: Number(number) };
}
