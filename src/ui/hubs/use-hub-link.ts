import { useSyncExternalStore } from 'react';
import { useBattleId } from '#store/hooks.ts';
import { type HubLink, hubLinks } from '#sync/links.ts';
import { useLink } from '#ui/two-phones/use-link.ts';

/** The hub room of the open battle; null for none. */
export function useHubLink(): HubLink | null {
  const battleId = useBattleId();
  return useSyncExternalStore(hubLinks.subscribe, () => hubLinks.getState()[battleId] ?? null);
}

/** Whether taps here would reach nobody, since this phone only has a read key. */
export function useOnlyReads(): boolean {
  const hub = useHubLink();
  const phones = useLink()?.phones ?? 0;
  return hub?.right === 'read' && phones === 0;
}
