import { useEffect, useState } from 'react';
import { fetchWithRetry } from './fetch-with-retry.ts';

/** `coming`: being fetched. `missing`: not available now, will be retried. */
export type FetchState = 'coming' | 'missing' | 'here';

/**
 * Fetches what a screen needs, and retries until it is here.
 * @param fetchIt must be stable between renders; null for nothing to fetch
 */
export function useFetch(fetchIt: (() => Promise<unknown>) | null): FetchState {
  const [latest, setLatest] = useState<{ readonly of: unknown; readonly state: FetchState }>({
    of: null,
    state: 'coming',
  });

  useEffect(
    () =>
      fetchIt === null
        ? undefined
        : fetchWithRetry(fetchIt, (state) => setLatest({ of: fetchIt, state })),
    [fetchIt],
  );

  if (fetchIt === null) return 'here';
  return latest.of === fetchIt ? latest.state : 'coming';
}
