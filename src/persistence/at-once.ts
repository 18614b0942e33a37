import type { Entry, EntryId } from '#battle/events.ts';
import { errorNames, isHealedByReopening, toSaveError } from './save-error.ts';

// Writes that are on their way in the caller's own turn, with the browser's own means, on any open
// connection to the database: a tap's write must not wait for promises, which a phone that dies would
// never keep, nor hold up the next frame.

/** `headless`: the entries are on disk, but the beginning of their log is not there any more. */
export type Appended = 'added' | 'headless';

/**
 * Adds new entries to a log.
 * @param first where the log begins, which is looked for beside them; null when it is among them
 * @param withCare the long way, for what is out of the ordinary: an entry is there already, or the
 *   connection is closed or dead
 * @throws SaveError
 */
export function appendAtOnce(
  connection: IDBDatabase,
  entries: readonly Entry[],
  first: EntryId | null,
  withCare: () => Promise<Appended>,
): Promise<Appended> {
  return atOnce<Appended>(
    connection,
    'entries',
    (table) => {
      for (const entry of entries) table.add(entry);
      const beginning = first === null ? null : table.getKey(first);
      return () => (beginning !== null && beginning.result === undefined ? 'headless' : 'added');
    },
    withCare,
  );
}

/**
 * Puts a row into the place of the one with its key.
 * @param came told, once it is on disk, what stood in its place until then; undefined if nothing did
 * @param withCare the long way, for a connection that is closed or dead
 * @throws SaveError
 */
export async function putAtOnce<T>(
  connection: IDBDatabase,
  table: 'settings' | 'warbands',
  { key, row }: { readonly key: string; readonly row: object },
  came: (replaced: unknown) => T | Promise<T>,
  withCare: () => Promise<T>,
): Promise<T> {
  const done = await atOnce<() => T | Promise<T>>(
    connection,
    table,
    (rows) => {
      const before: IDBRequest<unknown> = rows.get(key);
      rows.put(row);
      return () => () => came(before.result);
    },
    async () => {
      const outcome = await withCare();
      return () => outcome;
    },
  );
  return done();
}

/**
 * Takes a row away.
 * @param withCare the long way, for a connection that is closed or dead
 * @throws SaveError
 */
export function removeAtOnce(
  connection: IDBDatabase,
  table: 'warbands',
  key: string,
  withCare: () => Promise<void>,
): Promise<void> {
  return atOnce<void>(
    connection,
    table,
    (rows) => {
      rows.delete(key);
      return () => undefined;
    },
    withCare,
  );
}

/** @param work asks for all that is wanted; what it returns tells at the end what came of it */
async function atOnce<T>(
  connection: IDBDatabase,
  table: string,
  work: (rows: IDBObjectStore) => () => T,
  withCare: () => Promise<T>,
): Promise<T> {
  try {
    return await committed(connection, table, work);
  } catch (thrown) {
    const isThere = errorNames(thrown).includes('ConstraintError');
    if (!isThere && !isHealedByReopening(thrown)) throw toSaveError(thrown);
    return withCare();
  }
}

/** All of it is asked for, and the end of the transaction too, before this returns. */
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
