import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Migration } from '#persistence/migrations/migration.ts';
import { VERSIONS } from '#persistence/migrations/versions.ts';
import { openDatabase } from '#persistence/open.ts';
import {
  type Dump,
  dumpOf,
  freshApi,
  loadDump,
  openReady,
  readDump,
} from '../support/databases.ts';

const numbers = VERSIONS.map(({ version }) => version);
const newest = numbers.at(-1) ?? 0;

function filesIn(folder: string): readonly string[] {
  return readdirSync(new URL(folder, import.meta.url));
}

/** The tables as the browser has them, without their rows. */
function shapeOf({ version, stores }: Dump): Dump {
  const bare = Object.entries(stores).map(([name, store]): [string, Dump['stores'][string]] => [
    name,
    { ...store, rows: [] },
  ]);
  return { version, stores: Object.fromEntries(bare) };
}

describe('the versions of the database', () => {
  test('count from 1 without gaps', () => {
    expect(numbers).toEqual(VERSIONS.map((_, index) => index + 1));
  });

  test('have a migration file each, and no file is forgotten in the list', () => {
    const files = filesIn('../../src/persistence/migrations/').filter((name) => /^\d/.test(name));
    expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(numbers);
  });

  test('have a database of theirs among the fixtures', () => {
    const files = filesIn('../fixtures/databases/');
    expect(files).toEqual(expect.arrayContaining(numbers.map((n) => `version-${n}.json`)));
  });
});

test('a change of tables or indexes without a new version number is noticed', async () => {
  const api = freshApi();
  await openReady(api);
  expect(shapeOf(await dumpOf(api))).toEqual(shapeOf(readDump(`version-${newest}.json`)));
});

test.each(numbers)('a database of version %i becomes one of the newest', async (version) => {
  const api = freshApi();
  const old = readDump(`version-${version}.json`);
  await loadDump(api, old);
  await openReady(api);
  const today = await dumpOf(api);
  expect(shapeOf(today)).toEqual(shapeOf(readDump(`version-${newest}.json`)));
  expect(today.stores['entries']?.rows).toHaveLength(old.stores['entries']?.rows.length ?? 0);
});

describe('migrations to come', () => {
  /** Two versions after today's, that note when they are called. */
  function twoMore(calls: number[], last: Migration['upgrade']): readonly Migration[] {
    const stores = VERSIONS.at(-1)?.stores ?? {};
    return [
      ...VERSIONS,
      {
        version: newest + 1,
        stores: { ...stores, campaigns: '&id' },
        upgrade: async (transaction) => {
          calls.push(newest + 1);
          await transaction.table('campaigns').put({ id: 'c-1' });
        },
      },
      {
        version: newest + 2,
        stores: { ...stores, campaigns: '&id, name' },
        upgrade: async (transaction) => {
          calls.push(newest + 2);
          await last?.(transaction);
        },
      },
    ];
  }

  test('are called one after the other, each once, and find what the one before has left', async () => {
    const api = freshApi();
    await loadDump(api, readDump(`version-${newest}.json`));
    const calls: number[] = [];
    const versions = twoMore(calls, async (transaction) => {
      await transaction.table('campaigns').update('c-1', { name: 'Mordheim' });
    });
    expect(await openDatabase(api, versions)).toMatchObject({ state: 'ready' });
    expect(await openDatabase(api, versions)).toMatchObject({ state: 'ready' });
    expect(calls).toEqual([newest + 1, newest + 2]);
    const { version, stores } = await dumpOf(api);
    expect(version).toBe((newest + 2) * 10);
    expect(stores['campaigns']?.rows).toEqual([{ id: 'c-1', name: 'Mordheim' }]);
  });

  test('do not run on a fresh phone', async () => {
    const calls: number[] = [];
    const opening = await openDatabase(freshApi(), twoMore(calls, null));
    expect(opening).toMatchObject({ state: 'ready' });
    expect(calls).toEqual([]);
  });

  test('that fail leave the database as it was', async () => {
    const api = freshApi();
    const old = readDump(`version-${newest}.json`);
    await loadDump(api, old);
    const versions = twoMore([], () => Promise.reject(new TypeError('a mistake')));
    expect(await openDatabase(api, versions)).toMatchObject({ state: 'failed' });
    expect(await dumpOf(api)).toEqual(old);
  });
});
