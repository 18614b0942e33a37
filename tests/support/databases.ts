import { readFileSync } from 'node:fs';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import * as v from 'valibot';
import { DATABASE_NAME, type IndexedDbApi } from '#persistence/database-name.ts';
import type { HorsDeCombatDb } from '#persistence/db.ts';
import { openDatabase } from '#persistence/open.ts';

const DUMP = v.object({
  /** IndexedDB’s own version, ten times Dexie’s. */
  version: v.number(),
  stores: v.record(
    v.string(),
    v.object({
      keyPath: v.string(),
      autoIncrement: v.boolean(),
      indexes: v.array(
        v.object({
          name: v.string(),
          keyPath: v.union([v.string(), v.array(v.string())]),
          unique: v.boolean(),
          multiEntry: v.boolean(),
        }),
      ),
      rows: v.array(v.unknown()),
    }),
  ),
});

/** A whole database as raw IndexedDB holds it: tables, indexes and rows. */
export type Dump = v.InferOutput<typeof DUMP>;

/** A new, empty IndexedDB. */
export function freshApi(): IndexedDbApi {
  return { indexedDB: new IDBFactory(), IDBKeyRange };
}

/** The app’s database, opened. @throws when it does not open */
export async function openReady(api: IndexedDbApi): Promise<HorsDeCombatDb> {
  const opening = await openDatabase(api);
  if (opening.state !== 'ready') throw new Error(`the database is ${opening.state}`);
  return opening.db;
}

/** A database left by an older version of the app; see tests/fixtures/databases. */
export function readDump(fileName: string): Dump {
  const file = new URL(`../fixtures/databases/${fileName}`, import.meta.url);
  return v.parse(DUMP, JSON.parse(readFileSync(file, 'utf8'), bytesAgain));
}

/** Compressed data is base64 in the file. */
function bytesAgain(key: string, value: unknown): unknown {
  return key === 'content' && typeof value === 'string'
    ? new Uint8Array(Buffer.from(value, 'base64'))
    : value;
}

/** Builds a database in an empty IndexedDB, without Dexie. */
export async function loadDump(api: IndexedDbApi, dump: Dump): Promise<void> {
  const request = api.indexedDB.open(DATABASE_NAME, dump.version);
  request.addEventListener('upgradeneeded', () => {
    for (const [name, { keyPath, autoIncrement, indexes, rows }] of Object.entries(dump.stores)) {
      const store = request.result.createObjectStore(name, { keyPath, autoIncrement });
      for (const { name: index, keyPath: path, ...options } of indexes) {
        store.createIndex(index, path, options);
      }
      for (const row of rows) store.put(row);
    }
  });
  (await done(request)).close();
}

/** All rows of the database, in an order independent of how they were written. */
export async function dumpOf(api: IndexedDbApi): Promise<Dump> {
  const database = await done(api.indexedDB.open(DATABASE_NAME));
  const names = [...database.objectStoreNames].toSorted();
  const stores = await Promise.all(names.map((name) => storeOf(database, name)));
  const dump = { version: database.version, stores: Object.fromEntries(stores) };
  database.close();
  return v.parse(DUMP, dump);
}

async function storeOf(database: IDBDatabase, name: string) {
  const store = database.transaction(name).objectStore(name);
  const { keyPath, autoIncrement } = store;
  const indexes = [...store.indexNames].toSorted().map((indexName) => {
    const index = store.index(indexName);
    const { keyPath: path, unique, multiEntry } = index;
    return { name: indexName, keyPath: path, unique, multiEntry };
  });
  const rows: unknown[] = await done(store.getAll());
  return [name, { keyPath, autoIncrement, indexes, rows }] as const;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      resolve(request.result);
    });
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('the request failed'));
    });
  });
}
