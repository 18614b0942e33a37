import { useSyncExternalStore } from 'react';
import { useBattleId } from '#store/hooks.ts';
import { type Link, links } from '#sync/links.ts';

/** The links of the open battle; null if there never was one. */
export function useLink(): Link | null {
  const battleId = useBattleId();
  return useSyncExternalStore(links.subscribe, () => links.getState()[battleId] ?? null);
}
