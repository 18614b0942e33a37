/**
 * Fetches something and retries until it succeeds: when the network comes back, and periodically, since not
 * every device knows whether it is online.
 * @param onAttempt called after each attempt
 * @param delay milliseconds between attempts
 * @returns stops retrying
 */
export function fetchWithRetry(
  fetchIt: () => Promise<unknown>,
  onAttempt: (state: 'here' | 'missing') => void,
  delay: number = RETRY_DELAY,
): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    removeEventListener('online', retry);
  };
  const attempt = async () => {
    try {
      await fetchIt();
      if (stopped) return;
      stop();
      onAttempt('here');
    } catch {
      if (stopped) return;
      onAttempt('missing');
      clearTimeout(timer);
      timer = setTimeout(retry, delay);
    }
  };
  const retry = () => void attempt();
  addEventListener('online', retry);
  retry();
  return stop;
}

/** Milliseconds between attempts while a player waits. */
export const RETRY_DELAY = 4000;
