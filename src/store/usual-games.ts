import type { Systems } from './systems.ts';

/**
 * All games, the likeliest for this player first.
 * @param recent games played or edited, latest first; null where unknown
 */
export function usualGames(
  { ids, starter }: Pick<Systems, 'ids' | 'starter'>,
  recent: readonly (string | null)[],
): readonly string[] {
  const wanted = [...recent, starter, ...ids];
  return [...new Set(wanted)].flatMap((id) => ids.filter((known) => known === id));
}
