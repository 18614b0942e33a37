import { useEffect } from 'react';
import type { Systems } from '#store/hooks.ts';

/**
 * Fetches all games, so that another one can be chosen; what can't be had is not offered.
 * @param when the game that is shown is here: nothing else comes before it
 */
export function useOtherGames(systems: Systems, when: boolean): void {
  useEffect(() => {
    if (when) systems.loadAll().catch(() => undefined);
  }, [systems, when]);
}
