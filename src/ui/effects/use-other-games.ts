import { useEffect } from 'react';
import type { Systems } from '#store/hooks.ts';

/**
 * Fetches all games, so that another can be chosen. Those that can't be fetched are not offered.
 * @param when once the current game is here, which comes first
 */
export function useOtherGames(systems: Systems, when: boolean): void {
  useEffect(() => {
    if (when) systems.loadAll().catch(() => undefined);
  }, [systems, when]);
}
