import { useSyncExternalStore } from 'react';
import { useBattleId } from '#store/hooks.ts';
import { type HubLink, hubLinks } from '#sync/links.ts';
import { useLink } from '#ui/two-phones/use-link.ts';

/** The room that the open battle has on a hub; null for none. */
export function useHubLink(): HubLink | null {
  const battleId = useBattleId();
  return useSyncExternalStore(hubLinks.subscribe, () => hubLinks.getState()[battleId] ?? null);
}

/** Whether what is tapped here would reach nobody: this phone was only given the link to look on. */
export function useOnlyReads(): boolean {
  const hub = useHubLink();
  const phones = useLink()?.phones ?? 0;
  return hub?.right === 'read' && phones === 0;
}
