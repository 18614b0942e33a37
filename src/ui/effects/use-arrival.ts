import { useEffect, useState } from 'react';
import { keepAsking } from './keep-asking.ts';

/** `coming`: being fetched. `missing`: not available now, will be retried. */
export type Arrival = 'coming' | 'missing' | 'here';

/**
 * Fetches what a screen needs, and retries until it is here.
 * @param fetchIt must be stable between renders; null for nothing to fetch
 */
export function useArrival(fetchIt: (() => Promise<unknown>) | null): Arrival {
  const [arrived, setArrived] = useState<{ readonly what: unknown; readonly as: Arrival }>({
    what: null,
    as: 'coming',
  });

  useEffect(
    () =>
      fetchIt === null ? undefined : keepAsking(fetchIt, (as) => setArrived({ what: fetchIt, as })),
    [fetchIt],
  );

  if (fetchIt === null) return 'here';
  return arrived.what === fetchIt ? arrived.as : 'coming';
}
