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
 * @param takenKeys keys of more taken labels
 */
export function freeLabel(
  wanted: string,
  taken: readonly string[],
  takenKeys: ReadonlySet<string> = new Set(),
): string {
  const label = normalizedLine(wanted, LIMITS.label);
  const keys = new Set([...takenKeys, ...taken.map(labelKey)]);
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
  const keys = new Set<string>();
  return labels.map((label, index) => {
    // The number must not make a duplicate of a later label.
    const later = isTwin(label, keys) ? labels.slice(index + 1) : [];
    const free = freeLabel(label, later, keys);
    keys.add(labelKey(free));
    return free;
  });
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

function isTwin(label: string, keys: ReadonlySet<string>): boolean {
  const key = labelKey(normalizedLine(label, LIMITS.label));
  return key === '' || keys.has(key);
}

function firstFree(base: string, from: number, keys: ReadonlySet<string>): string {
  const label = numbered(base, from);
  return keys.has(labelKey(label)) ? firstFree(base, from + 1, keys) : label;
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
