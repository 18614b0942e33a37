import { useSyncExternalStore } from 'react';
import { useBattleId } from '#store/hooks.ts';
import { type Link, links } from '#sync/links.ts';

/** How other phones are linked to the open battle; null where none ever was. */
export function useLink(): Link | null {
  const battleId = useBattleId();
  return useSyncExternalStore(links.subscribe, () => links.getState()[battleId] ?? null);
}
