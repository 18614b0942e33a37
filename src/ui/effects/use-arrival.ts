import { useEffect, useState } from 'react';
import { keepAsking } from './keep-asking.ts';

/** `coming` it is being fetched · `missing` it can't be had now, and is asked for again · `here`. */
export type Arrival = 'coming' | 'missing' | 'here';

/**
 * Fetches what a screen needs, and keeps asking until it is here.
 * @param fetchIt must stay the same function from one render to the next; null when nothing is wanted
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
