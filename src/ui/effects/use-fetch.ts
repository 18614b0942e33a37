import { useEffect, useState } from 'react';
import { fetchWithRetry } from './fetch-with-retry.ts';

/** `coming`: being fetched. `missing`: not available now, will be retried. */
export type FetchState = 'coming' | 'missing' | 'here';

/**
 * Fetches what a screen needs, and retries until it is here.
 * @param fetchIt must be stable between renders; null for nothing to fetch
 */
export function useFetch(fetchIt: (() => Promise<unknown>) | null): FetchState {
  const [arrived, setArrived] = useState<{ readonly what: unknown; readonly as: FetchState }>({
    what: null,
    as: 'coming',
  });

  useEffect(
    () =>
      fetchIt === null
        ? undefined
        : fetchWithRetry(fetchIt, (as) => setArrived({ what: fetchIt, as })),
    [fetchIt],
  );

  if (fetchIt === null) return 'here';
  return arrived.what === fetchIt ? arrived.as : 'coming';
}
