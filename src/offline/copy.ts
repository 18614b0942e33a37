import { messageSW } from 'workbox-window';

/**
 * How the offline copy stands, as found in the cache and not as remembered. `mending`: pieces are
 * missing and are being fetched. `no-network`: pieces are missing and can't be fetched now. `no-room`:
 * the device has no room for them.
 */
export type OfflineCopy = 'ready' | 'mending' | 'no-network' | 'no-room';

/** Until an offline copy that could not be completed is tried again, in milliseconds: twice as long each time. */
const MEND_AGAIN = { first: 2000, atMost: 60 * 1000 };
/** Browsers end a worker's work after about this long, in milliseconds; it answers no more then. */
const LONGEST_WORK = 5 * 60 * 1000;

/**
 * Keeps an eye on the offline copy: has the worker compare what is kept with what there should be, and
 * fetch what is missing, again and again until nothing is. A browser says nothing when it clears a
 * cache, so it is looked at anew whenever the page comes back, the network comes or goes, or somebody
 * asks.
 * @param findWorker the one in charge, as soon as there is one; null when it could not be installed
 * @param isFirstVisit until the first time that all is here nothing is broken, only not here yet
 * @param tell called when the answer has changed
 * @returns looks at it now
 */
export function watchCopy(
  findWorker: () => Promise<ServiceWorker | null>,
  isFirstVisit: boolean,
  tell: (copy: OfflineCopy) => void,
): () => Promise<void> {
  let told: OfflineCopy | null = null;
  let keptFrom: unknown = null;
  let looking: Promise<void> | null = null;
  let askedAnew = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let wait = MEND_AGAIN.first;

  function say(copy: OfflineCopy) {
    if (copy === 'ready') wait = MEND_AGAIN.first;
    if (copy === told) return;
    told = copy;
    tell(copy);
  }

  async function lookAndMend() {
    clearTimeout(again);
    const worker = await findWorker();
    if (worker !== null && (await ask(worker, 'HAS_ALL')) === true) {
      say('ready');
      return;
    }
    if (!navigator.onLine) say('no-network');
    else if (told === 'ready' || (told === null && !isFirstVisit)) say('mending');
    const kept = worker === null ? keptFrom : await ask(worker, 'KEEP_ALL');
    if (kept === 'whole') say('ready');
    else {
      say(kept === 'no-room' ? 'no-room' : 'no-network');
      again = setTimeout(() => void look(), wait);
      wait = Math.min(2 * wait, MEND_AGAIN.atMost);
    }
  }

  function look(): Promise<void> {
    // What has changed in the meantime, the network above all, may not have been seen any more.
    if (looking !== null) askedAnew = true;
    looking ??= lookAndMend().finally(() => {
      const isStale = askedAnew;
      looking = null;
      askedAnew = false;
      if (isStale) void look();
    });
    return looking;
  }

  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (whyNotInstalled(data) === null) return;
    keptFrom = whyNotInstalled(data);
    // It may come a moment after the worker has gone.
    if (told === 'no-network' && keptFrom === 'no-room') say('no-room');
  });
  addEventListener('online', () => {
    wait = MEND_AGAIN.first;
    void look();
  });
  addEventListener('offline', () => void look());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look();
  });
  return look;
}

/** Why a worker could not be installed, as it tells then; null for any other message. */
function whyNotInstalled(message: unknown): unknown {
  const is = typeof message === 'object' && message !== null && 'type' in message;
  return is && message.type === 'NOT_INSTALLED' && 'kept' in message ? message.kept : null;
}

/** Resolves with null when the worker has gone without an answer. */
async function ask(worker: ServiceWorker, type: 'HAS_ALL' | 'KEEP_ALL'): Promise<unknown> {
  const over = new AbortController();
  const gone = new Promise<null>((resolve) => {
    const timer = setTimeout(() => resolve(null), LONGEST_WORK);
    const seen = () => {
      if (worker.state === 'redundant') resolve(null);
    };
    worker.addEventListener('statechange', seen, { signal: over.signal });
    over.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  const answer: Promise<unknown> = messageSW(worker, { type });
  const first = await Promise.race([answer, gone]).catch(() => null);
  over.abort();
  return first;
}
