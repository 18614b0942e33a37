import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EVENT_VERSION } from '#battle/events.ts';
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

/** The browser’s tables without their rows. */
function shapeOf({ version, stores }: Dump): Dump {
  const bare = Object.entries(stores).map(([name, store]): [string, Dump['stores'][string]] => [
    name,
    { ...store, rows: [] },
  ]);
  return { version, stores: Object.fromEntries(bare) };
}

describe('database versions', () => {
  test('count from 1 without gaps', () => {
    expect(numbers).toEqual(VERSIONS.map((_, index) => index + 1));
  });

  test('have one migration file each, all of them listed', () => {
    const files = filesIn('../../src/persistence/migrations/').filter((name) => /^\d/.test(name));
    expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(numbers);
  });

  test('have a newest one for the newest entries', () => {
    expect(VERSIONS.at(-1)?.entries).toBe(EVENT_VERSION);
  });

  test('have a fixture database each', () => {
    const files = filesIn('../fixtures/databases/');
    expect(files).toEqual(expect.arrayContaining(numbers.map((n) => `version-${n}.json`)));
  });
});

test('a changed table or index without a new version number fails', async () => {
  const api = freshApi();
  await openReady(api);
  expect(shapeOf(await dumpOf(api))).toEqual(shapeOf(readDump(`version-${newest}.json`)));
});

test.each(numbers)('a database of version %i is upgraded to the newest', async (version) => {
  const api = freshApi();
  const old = readDump(`version-${version}.json`);
  await loadDump(api, old);
  await openReady(api);
  const today = await dumpOf(api);
  expect(shapeOf(today)).toEqual(shapeOf(readDump(`version-${newest}.json`)));
  expect(today.stores['entries']?.rows).toHaveLength(old.stores['entries']?.rows.length ?? 0);
});

describe('future migrations', () => {
  /** Two versions after the current one that record when they run. */
  function twoMore(calls: number[], last: Migration['upgrade']): readonly Migration[] {
    const stores = VERSIONS.at(-1)?.stores ?? {};
    return [
      ...VERSIONS,
      {
        version: newest + 1,
        entries: EVENT_VERSION,
        stores: { ...stores, campaigns: '&id' },
        upgrade: async (transaction) => {
          calls.push(newest + 1);
          await transaction.table('campaigns').put({ id: 'c-1' });
        },
      },
      {
        version: newest + 2,
        entries: EVENT_VERSION,
        stores: { ...stores, campaigns: '&id, name' },
        upgrade: async (transaction) => {
          calls.push(newest + 2);
          await last?.(transaction);
        },
      },
    ];
  }

  test('run once each, in order, on the result of the previous one', async () => {
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

  test('do not run for a new database', async () => {
    const calls: number[] = [];
    const opening = await openDatabase(freshApi(), twoMore(calls, null));
    expect(opening).toMatchObject({ state: 'ready' });
    expect(calls).toEqual([]);
  });

  test('leave the database unchanged when they fail', async () => {
    const api = freshApi();
    const old = readDump(`version-${newest}.json`);
    await loadDump(api, old);
    const versions = twoMore([], () => Promise.reject(new TypeError('a mistake')));
    expect(await openDatabase(api, versions)).toMatchObject({ state: 'failed' });
    expect(await dumpOf(api)).toEqual(old);
  });
});
