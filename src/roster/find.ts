import { folded } from './folded.ts';
import type { Warband } from './warband.ts';

/**
 * Whether a warband matches a search: each word occurs in its name, its type, its notes, or the names of
 * its fighters. Ignores accents and case.
 * @param kind the name of the warband's type
 */
export function matchesSearch(warband: Warband, typed: string, kind: string): boolean {
  const fighters = warband.members.flatMap(({ name, title, labels }) => [name, title, ...labels]);
  // A character that nobody types separates the names.
  return matches([warband.name, kind, warband.notes, ...fighters].join('\n'), typed);
}

/** Whether a text has every word that was typed, or its beginning, whatever its accents. */
export function matches(text: string, typed: string): boolean {
  const all = folded(text);
  return folded(typed)
    .trim()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** Order of a list of warbands. */
export const SORT_ORDERS = ['changed', 'name', 'rating'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/**
 * Sorts warbands: last changed first, by name, or strongest first.
 * @param ratingOf null if unknown; such warbands come last
 */
export function sortWarbands(
  warbands: readonly Warband[],
  order: SortOrder,
  ratingOf: (warband: Warband) => number | null,
): readonly Warband[] {
  const before = {
    changed: (a: Warband, b: Warband) => b.changedAt - a.changedAt,
    name: (a: Warband, b: Warband) => byName(a.name, b.name),
    rating: (a: Warband, b: Warband) => (ratingOf(b) ?? -1) - (ratingOf(a) ?? -1),
  } as const satisfies Readonly<Record<SortOrder, unknown>>;
  return warbands.toSorted(before[order]);
}

/** Compares two names, whatever their accents and capitals. */
function byName(a: string, b: string): number {
  const [one, other] = [folded(a).trim(), folded(b).trim()];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** In the order of their names, whatever their accents and capitals. */
export function inOrderOfNames<Named extends { readonly name: string }>(
  some: readonly Named[],
): readonly Named[] {
  // Each is folded once: a list of fifty takes two hundred comparisons.
  return some
    .map((one) => ({ one, key: folded(one.name).trim() }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ one }) => one);
}
