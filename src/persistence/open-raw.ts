import { DATABASE_NAME, type IndexedDbApi } from './database-name.ts';

/**
 * Opens the database in whatever version it lies there, with the browser's own means; null when there
 * is none. Neither creates nor changes it: Dexie opens a newer database without a word and may add to
 * it what it thinks is missing. Whoever opens it closes it again; a newer app that wants to migrate it
 * closes it before.
 * @param patience how long the browser may take to answer, in milliseconds; Safari has been seen to say
 *   nothing at all; null for as long as it takes
 * @throws what the browser throws when it forbids storage, or a TimeoutError when it doesn't answer
 */
export function openRaw(
  { indexedDB }: IndexedDbApi,
  patience: number | null,
): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const tooLate = () => reject(new DOMException('IndexedDB does not answer', 'TimeoutError'));
    const timer = patience === null ? undefined : setTimeout(tooLate, patience);
    const request = indexedDB.open(DATABASE_NAME);
    let absent = false;
    request.addEventListener('upgradeneeded', () => {
      absent = true;
      // Nothing was there. Aborting leaves it so.
      request.transaction?.abort();
    });
    request.addEventListener('success', () => {
      clearTimeout(timer);
      const database = request.result;
      database.addEventListener('versionchange', () => database.close());
      resolve(database);
    });
    request.addEventListener('error', (event) => {
      clearTimeout(timer);
      // Otherwise Firefox reports the aborted creation as an uncaught error.
      event.preventDefault();
      if (absent) resolve(null);
      else reject(request.error ?? new DOMException('IndexedDB did not open', 'UnknownError'));
    });
  });
}
