import { messageSW } from 'workbox-window';

/**
 * State of the offline copy, as found in the cache. `mending`: files are missing and being fetched.
 * `no-network`: files are missing and can't be fetched now. `no-room`: the device has no room for them.
 * `unavailable`: the browser refuses to keep one.
 */
export type OfflineCopy = 'ready' | 'mending' | 'no-network' | 'no-room' | 'unavailable';

/** Milliseconds until an incomplete copy is tried again, doubling each time. */
const RETRY_DELAY = { first: 2000, max: 60 * 1000 };
/** Milliseconds after which browsers end the work of a worker, which never answers then. */
const MAX_WORK = 5 * 60 * 1000;

/**
 * Watches the offline copy: has the worker compare the cache with the list of files and fetch what is missing,
 * until nothing is. Browsers clear caches silently, so the copy is checked again whenever the page comes to
 * the front, the network comes or goes, or the caller asks.
 * @param findWorker resolves to the active worker; null when it could not be installed; rejects where the browser
 *   refuses workers
 * @param isFirstVisit missing files are no damage before the copy has been complete once
 * @param onChange called when the state has changed
 * @returns checks now
 */
export function watchCopy(
  findWorker: () => Promise<ServiceWorker | null>,
  isFirstVisit: boolean,
  onChange: (copy: OfflineCopy) => void,
): () => Promise<void> {
  let last: OfflineCopy | null = null;
  let keptFrom: unknown = null;
  let looking: Promise<void> | null = null;
  let askedAnew = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let wait = RETRY_DELAY.first;

  function report(copy: OfflineCopy) {
    if (copy === 'ready') wait = RETRY_DELAY.first;
    if (copy === last) return;
    last = copy;
    onChange(copy);
  }

  async function lookAndMend() {
    clearTimeout(again);
    const worker = await findWorker().catch(() => 'refused' as const);
    if (worker === 'refused') {
      report('unavailable');
      return;
    }
    if (worker !== null && (await ask(worker, 'HAS_ALL')) === true) {
      report('ready');
      return;
    }
    if (!navigator.onLine) report('no-network');
    else if (last === 'ready' || (last === null && !isFirstVisit)) report('mending');
    const kept = worker === null ? keptFrom : await ask(worker, 'KEEP_ALL');
    if (kept === 'whole') report('ready');
    else {
      report(kept === 'no-room' ? 'no-room' : 'no-network');
      again = setTimeout(() => void look(), wait);
      wait = Math.min(2 * wait, RETRY_DELAY.max);
    }
  }

  function look(): Promise<void> {
    // The check under way may have missed a change, of the network above all.
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
    // The message may arrive a moment after the worker has gone.
    if (last === 'no-network' && keptFrom === 'no-room') report('no-room');
  });
  addEventListener('online', () => {
    wait = RETRY_DELAY.first;
    void look();
  });
  addEventListener('offline', () => void look());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look();
  });
  return look;
}

/** Why a worker could not be installed, from its own message; null for any other message. */
function whyNotInstalled(message: unknown): unknown {
  const is = typeof message === 'object' && message !== null && 'type' in message;
  return is && message.type === 'NOT_INSTALLED' && 'kept' in message ? message.kept : null;
}

/** Resolves to null when the worker has gone without an answer. */
async function ask(worker: ServiceWorker, type: 'HAS_ALL' | 'KEEP_ALL'): Promise<unknown> {
  const over = new AbortController();
  const gone = new Promise<null>((resolve) => {
    const timer = setTimeout(() => resolve(null), MAX_WORK);
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
