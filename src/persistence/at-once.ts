import type { EntryId } from '#battle/hlc.ts';
import { errorNames, isHealedByReopening, toSaveError } from './save-error.ts';

// Writes that begin within the caller's own task, with plain IndexedDB on any open connection: the write of
// a tap must neither wait for promises, which a dying phone would not resolve, nor delay the next frame.

/** `headless`: the entries are stored, but the first entry of their log is gone. */
export type Appended = 'added' | 'headless';

/**
 * Adds new entries to a log.
 * @param rows their rows
 * @param first the first entry of the log, whose presence is checked too; null when it is among them
 * @param fallback the slow way, if an entry exists already or the connection is closed or dead
 * @throws SaveError
 */
export function appendAtOnce(
  connection: IDBDatabase,
  rows: readonly object[],
  first: EntryId | null,
  fallback: () => Promise<Appended>,
): Promise<Appended> {
  return atOnce<Appended>(
    connection,
    'entries',
    (table) => {
      for (const row of rows) table.add(row);
      const beginning = first === null ? null : table.getKey(first);
      return () => (beginning !== null && beginning.result === undefined ? 'headless' : 'added');
    },
    fallback,
  );
}

/**
 * Puts a row.
 * @param onReplaced called once it is on disk with the row that it replaced; undefined if there was none
 * @param fallback the slow way, if the connection is closed or dead
 * @throws SaveError
 */
export async function putAtOnce<T>(
  connection: IDBDatabase,
  table: 'settings' | 'warbands',
  { key, row }: { readonly key: string; readonly row: object },
  onReplaced: (replaced: unknown) => T | Promise<T>,
  fallback: () => Promise<T>,
): Promise<T> {
  const done = await atOnce<() => T | Promise<T>>(
    connection,
    table,
    (rows) => {
      const before: IDBRequest<unknown> = rows.get(key);
      rows.put(row);
      return () => () => onReplaced(before.result);
    },
    async () => {
      const outcome = await fallback();
      return () => outcome;
    },
  );
  return done();
}

/**
 * Deletes a row.
 * @param fallback the slow way, if the connection is closed or dead
 * @throws SaveError
 */
export function removeAtOnce(
  connection: IDBDatabase,
  table: 'warbands',
  key: string,
  fallback: () => Promise<void>,
): Promise<void> {
  return atOnce<void>(
    connection,
    table,
    (rows) => {
      rows.delete(key);
      return () => undefined;
    },
    fallback,
  );
}

/** @param work makes the requests; the function that it returns is called on completion for the result */
async function atOnce<T>(
  connection: IDBDatabase,
  table: string,
  work: (rows: IDBObjectStore) => () => T,
  fallback: () => Promise<T>,
): Promise<T> {
  try {
    return await committed(connection, table, work);
  } catch (thrown) {
    const exists = errorNames(thrown).includes('ConstraintError');
    if (!exists && !isHealedByReopening(thrown)) throw toSaveError(thrown);
    return fallback();
  }
}

/** All requests, and the commit of the transaction, have been made when this returns. */
function committed<T>(
  connection: IDBDatabase,
  table: string,
  work: (rows: IDBObjectStore) => () => T,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = connection.transaction(table, 'readwrite', { durability: 'strict' });
    const result = work(transaction.objectStore(table));
    transaction.commit();
    transaction.addEventListener('complete', () => resolve(result()));
    transaction.addEventListener('abort', () => {
      reject(transaction.error ?? new DOMException('The write was broken off.', 'AbortError'));
    });
  });
}
