import { folded } from './folded.ts';
import type { Warband } from './warband.ts';

/**
 * Whether a player who types this means that warband: each word of his stands in its name, its kind or
 * its notes, or in what its fighters are called. Accents and capitals make no difference.
 * @param kind what the warband's type is called
 */
export function matchesSearch(warband: Warband, typed: string, kind: string): boolean {
  const fighters = warband.members.flatMap(({ name, title, labels }) => [name, title, ...labels]);
  // A sign that nobody types keeps words of two names apart.
  const all = folded([warband.name, kind, warband.notes, ...fighters].join('\n'));
  return folded(typed)
    .trim()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** In what order warbands stand. */
export const SORT_ORDERS = ['changed', 'name', 'rating'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/**
 * Warbands in an order: last changed first, by name, or the strongest first.
 * @param ratingOf null where nothing is said of it: those come last
 */
export function sortWarbands(
  warbands: readonly Warband[],
  order: SortOrder,
  ratingOf: (warband: Warband) => number | null,
): readonly Warband[] {
  const before = {
    changed: (a: Warband, b: Warband) => b.changedAt - a.changedAt,
    name: (a: Warband, b: Warband) => compare(folded(a.name).trim(), folded(b.name).trim()),
    rating: (a: Warband, b: Warband) => (ratingOf(b) ?? -1) - (ratingOf(a) ?? -1),
  } as const satisfies Readonly<Record<SortOrder, unknown>>;
  return warbands.toSorted(before[order]);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
