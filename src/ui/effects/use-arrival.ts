import { useEffect, useState } from 'react';

/** `coming` it is being fetched · `missing` it can't be had now, and is asked for again · `here`. */
export type Arrival = 'coming' | 'missing' | 'here';

/**
 * Fetches what a screen needs, and keeps asking until it is here: as soon as the network is back, and
 * every few seconds besides, because not every device knows whether it has a network.
 * @param fetchIt must stay the same function from one render to the next; null when nothing is wanted
 */
export function useArrival(fetchIt: (() => Promise<unknown>) | null): Arrival {
  const [arrived, setArrived] = useState<{ readonly what: unknown; readonly as: Arrival }>({
    what: null,
    as: 'coming',
  });

  useEffect(() => {
    if (fetchIt === null) return undefined;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (as: Arrival) => {
      if (!left) setArrived({ what: fetchIt, as });
    };
    const ask = async () => {
      clearTimeout(timer);
      try {
        await fetchIt();
        tell('here');
      } catch {
        if (left) return;
        tell('missing');
        timer = setTimeout(again, ASK_AGAIN);
      }
    };
    const again = () => void ask();
    again();
    addEventListener('online', again);
    return () => {
      left = true;
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [fetchIt]);

  if (fetchIt === null) return 'here';
  return arrived.what === fetchIt ? arrived.as : 'coming';
}

/** Milliseconds between two tries. */
export const ASK_AGAIN = 4000;
