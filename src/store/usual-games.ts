import type { Systems } from './systems.ts';

/**
 * All games, in the order in which this player is likely to want them.
 * @param recent what has been played or changed, latest first; null for what is not known
 */
export function usualGames(
  { ids, starter }: Pick<Systems, 'ids' | 'starter'>,
  recent: readonly (string | null)[],
): readonly string[] {
  const wanted = [...recent, starter, ...ids];
  return [...new Set(wanted)].flatMap((id) => ids.filter((known) => known === id));
}
