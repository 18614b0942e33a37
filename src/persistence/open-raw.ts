import { DATABASE_NAME, type IndexedDbApi } from './database-name.ts';

/**
 * Opens the database with plain IndexedDB in whatever version it has; null when there is none. Neither
 * creates nor changes it, unlike Dexie, which silently adds missing tables to a newer database. The caller
 * closes it; it closes by itself when a newer app wants to migrate it.
 * @param patience milliseconds to wait for the browser, as Safari has been seen never to answer; null to
 *   wait for ever
 * @throws what the browser throws when it forbids storage, or a TimeoutError
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
      // There was no database; aborting leaves none behind.
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
      // Firefox would report the aborted upgrade as an uncaught error.
      event.preventDefault();
      if (absent) resolve(null);
      else reject(request.error ?? new DOMException('IndexedDB did not open', 'UnknownError'));
    });
  });
}
