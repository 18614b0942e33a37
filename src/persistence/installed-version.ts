import { DATABASE_NAME, type IndexedDbApi } from './db.ts';

/** How long a browser may take to say which version is there; Safari has been seen to say nothing at all. */
const PATIENCE_MS = 10_000;

/**
 * Version of the database on this device, 0 when there is none. Neither creates nor changes it:
 * Dexie opens a newer database without a word and may add to it what it thinks is missing.
 * @throws what the browser throws when it forbids storage, or a TimeoutError when it doesn't answer
 */
export function installedVersion({ indexedDB }: IndexedDbApi): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DOMException('IndexedDB does not answer', 'TimeoutError'));
    }, PATIENCE_MS);
    const request = indexedDB.open(DATABASE_NAME);
    let absent = false;
    request.addEventListener('upgradeneeded', () => {
      absent = true;
      // Nothing was there. Aborting leaves it so.
      request.transaction?.abort();
    });
    request.addEventListener('success', () => {
      clearTimeout(timer);
      // Dexie counts in tenths of a version.
      const version = Math.floor(request.result.version / 10);
      request.result.close();
      resolve(version);
    });
    request.addEventListener('error', (event) => {
      clearTimeout(timer);
      // Otherwise Firefox reports the aborted creation as an uncaught error.
      event.preventDefault();
      if (absent) resolve(0);
      else reject(request.error ?? new DOMException('IndexedDB did not open', 'UnknownError'));
    });
  });
}
