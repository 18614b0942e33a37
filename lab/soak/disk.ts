import type { Page } from '@playwright/test';
import type { Dump } from '../../tests/support/databases.ts';

// Reads and writes the database directly, without the app.

const NAME = 'hors-de-combat';

/** Rows by table. */
export type Tables = Readonly<Record<string, readonly unknown[]>>;

/** The rows of all tables as plain JSON; none when there is no database. */
export function tablesOn(page: Page): Promise<Tables> {
  return page.evaluate(async (name) => {
    const known = await indexedDB.databases();
    if (!known.some((one) => one.name === name)) return {};
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      });
    const db = await answer(indexedDB.open(name));
    try {
      const names = [...db.objectStoreNames];
      if (names.length === 0) return {};
      const transaction = db.transaction(names, 'readonly');
      const tables: Record<string, unknown[]> = {};
      for (const table of names) {
        const rows = await answer<unknown[]>(transaction.objectStore(table).getAll());
        tables[table] = rows.map((row): unknown => JSON.parse(JSON.stringify(row)));
      }
      return tables;
    } finally {
      db.close();
    }
  }, NAME);
}

/** The log rows of all battles, those within blocks of many included. */
export async function entriesOn(page: Page): Promise<readonly unknown[]> {
  const stored = (await tablesOn(page))['entries'] ?? [];
  return stored.flatMap((row): readonly unknown[] => {
    const isBlock = typeof row === 'object' && row !== null && 'rows' in row;
    return isBlock && typeof row.rows === 'string' ? JSON.parse(row.rows) : [row];
  });
}

/** Deletes the database, under any page that has it open. */
export function removeDatabase(page: Page): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.addEventListener('success', () => resolve());
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      }),
    NAME,
  );
}

/** Copies the database within the browser. No page may have it open. */
export function layAside(page: Page): Promise<void> {
  return copy(page, NAME, ASIDE);
}

/** Puts the copy back in place. No page may have the database open. */
export function putBack(page: Page): Promise<void> {
  return copy(page, ASIDE, NAME);
}

const ASIDE = 'soak-aside';

/** A whole database under another name, with any types of values. */
function copy(page: Page, from: string, to: string): Promise<void> {
  return page.evaluate(
    async (names) => {
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
        });
      const source = await answer(indexedDB.open(names.from));
      const reading = source.transaction([...source.objectStoreNames], 'readonly');
      const stores = await Promise.all(
        [...source.objectStoreNames].map(async (name) => {
          const store = reading.objectStore(name);
          const [rows, keys] = await Promise.all([
            answer<unknown[]>(store.getAll()),
            answer(store.getAllKeys()),
          ]);
          const indexes = [...store.indexNames].map((index) => store.index(index));
          return { store, rows, keys, indexes };
        }),
      );
      await answer(indexedDB.deleteDatabase(names.to));
      const request = indexedDB.open(names.to, source.version);
      request.addEventListener('upgradeneeded', () => {
        for (const { store, rows, keys, indexes } of stores) {
          const { name, keyPath, autoIncrement } = store;
          const target = request.result.createObjectStore(name, { keyPath, autoIncrement });
          for (const { name: index, keyPath: path, unique, multiEntry } of indexes) {
            target.createIndex(index, path, { unique, multiEntry });
          }
          for (const [at, row] of rows.entries()) {
            if (keyPath === null) target.put(row, keys[at]);
            else target.put(row);
          }
        }
      });
      (await answer(request)).close();
      source.close();
    },
    { from, to },
  );
}

/** Replaces our database by one of another version of the app. No page may have it open. */
export async function putInPlace(page: Page, { version, stores }: Dump): Promise<void> {
  await removeDatabase(page);
  await page.evaluate(
    (dump) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(dump.name, dump.version);
        request.addEventListener('upgradeneeded', () => {
          for (const [table, { keyPath, autoIncrement, indexes, rows }] of dump.stores) {
            const store = request.result.createObjectStore(table, { keyPath, autoIncrement });
            for (const { name, keyPath: path, ...options } of indexes) {
              store.createIndex(name, path, options);
            }
            for (const row of rows) store.put(row);
          }
        });
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
        request.addEventListener('success', () => {
          request.result.close();
          resolve();
        });
      }),
    { name: NAME, version, stores: Object.entries(stores) },
  );
}

/** Raises the database version, as a newer app would. No page may have it open. */
export function raiseVersion(page: Page, version: number): Promise<void> {
  return page.evaluate(
    ({ name, to }) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, to);
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
        request.addEventListener('blocked', () => reject(new Error('The database is in use.')));
        request.addEventListener('success', () => {
          request.result.close();
          resolve();
        });
      }),
    { name: NAME, to: version },
  );
}

/** Rows to write to a table, and keys to delete from it. */
export interface Meddling {
  readonly put?: readonly unknown[];
  readonly remove?: readonly string[];
}

/** Changes a table without the app. */
export function meddle(
  page: Page,
  table: string,
  { put = [], remove = [] }: Meddling,
): Promise<void> {
  return page.evaluate(
    ({ name, store, rows, keys }) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
        request.addEventListener('success', () => {
          const transaction = request.result.transaction(store, 'readwrite');
          for (const row of rows) transaction.objectStore(store).put(row);
          for (const key of keys) transaction.objectStore(store).delete(key);
          transaction.addEventListener('complete', () => {
            request.result.close();
            resolve();
          });
          transaction.addEventListener('abort', () => {
            reject(transaction.error ?? new Error('aborted'));
          });
        });
      }),
    { name: NAME, store: table, rows: put, keys: remove },
  );
}
