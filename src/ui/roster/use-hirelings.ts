import { useEffect } from 'react';
import { useSystems } from '#store/hooks.ts';

/** Fetches whom any type of warband may hire; until then, and without a network, a game has only some of them. */
export function useHirelings(systemId: string): void {
  const { loadHirelings } = useSystems();
  useEffect(() => {
    loadHirelings(systemId).catch(() => undefined);
  }, [loadHirelings, systemId]);
}
