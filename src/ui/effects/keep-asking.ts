/**
 * Fetches something, and keeps asking until it is here: as soon as the network is back, and now and then
 * besides, because not every device knows whether it has a network.
 * @param tell called after each try
 * @param every milliseconds between two tries
 * @returns asks no more
 */
export function keepAsking(
  fetchIt: () => Promise<unknown>,
  tell: (as: 'here' | 'missing') => void,
  every: number = ASK_AGAIN,
): () => void {
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    over = true;
    clearTimeout(timer);
    removeEventListener('online', again);
  };
  const ask = async () => {
    try {
      await fetchIt();
      if (over) return;
      stop();
      tell('here');
    } catch {
      if (over) return;
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

/** Milliseconds between two tries, while somebody waits for it. */
export const ASK_AGAIN = 4000;
