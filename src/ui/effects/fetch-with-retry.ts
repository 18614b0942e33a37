/**
 * Fetches something and retries until it succeeds: when the network comes back, and periodically, since not
 * every device knows whether it is online.
 * @param tell called after each attempt
 * @param every milliseconds between attempts
 * @returns stops retrying
 */
export function fetchWithRetry(
  fetchIt: () => Promise<unknown>,
  tell: (as: 'here' | 'missing') => void,
  every: number = RETRY_DELAY,
): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    removeEventListener('online', again);
  };
  const ask = async () => {
    try {
      await fetchIt();
      if (stopped) return;
      stop();
      tell('here');
    } catch {
      if (stopped) return;
      tell('missing');
      clearTimeout(timer);
      timer = setTimeout(again, every);
    }
  };
  const again = () => void ask();
  addEventListener('online', again);
  again();
  return stop;
}

/** Milliseconds between attempts while a player waits. */
export const RETRY_DELAY = 4000;
