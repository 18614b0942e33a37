import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { loadActor } from '#persistence/actor.ts';
import { readEverything } from '#persistence/all.ts';
import { battleLogOn } from '#persistence/battle-log.ts';
import { DATABASE_NAME, type IndexedDbApi } from '#persistence/database-name.ts';
import { installedVersion } from '#persistence/installed-version.ts';
import { VERSIONS } from '#persistence/migrations/versions.ts';
import { openDatabase } from '#persistence/open.ts';
import { settingsOn } from '#persistence/settings.ts';
import { dumpOf, freshApi, loadDump, openReady, readDump } from '../support/databases.ts';
import { lateApi } from '../support/late-api.ts';
import { note } from '../support/notes.ts';

/** A browser in which every attempt to open a database fails with this error. */
function apiThatThrows(name: string, message = 'no'): IndexedDbApi {
  const open = () => {
    throw new DOMException(message, name);
  };
  return { ...freshApi(), indexedDB: Object.assign(new IDBFactory(), { open }) };
}

describe('opening the database', () => {
  test('creates it, empty, the first time', async () => {
    const api = freshApi();
    expect(await openDatabase(api)).toMatchObject({ state: 'ready' });
    const { version, stores } = await dumpOf(api);
    // As the database library counts: ten of the browser's for each of the app's.
    expect(version).toBe(10 * VERSIONS.length);
    expect(Object.values(stores).flatMap(({ rows }) => rows)).toEqual([]);
  });

  test('does not create it when only the version is asked for', async () => {
    const api = freshApi();
    expect(await installedVersion(api)).toBe(0);
    expect(await api.indexedDB.databases()).toEqual([]);
  });

  test.each(['SecurityError', 'InvalidStateError', 'NotAllowedError'])(
    'is refused when the browser forbids storage (%s)',
    async (name) => {
      expect(await openDatabase(apiThatThrows(name))).toEqual({ state: 'refused', detail: name });
    },
  );

  test('is refused when Chromium, with site data blocked, says so by its text only', async () => {
    const api = apiThatThrows('UnknownError', 'The user denied permission to access the database.');
    expect(await openDatabase(api)).toEqual({ state: 'refused', detail: 'UnknownError' });
  });

  test('is refused without IndexedDB', async () => {
    expect(await openDatabase(null)).toMatchObject({ state: 'refused' });
  });

  test('fails with the name of any other error', async () => {
    const opening = await openDatabase(apiThatThrows('UnknownError'));
    expect(opening).toEqual({ state: 'failed', detail: 'UnknownError' });
  });

  test('waits until another tab has closed an older version', async () => {
    const api = freshApi();
    await loadDump(api, { version: 5, stores: {} });
    const otherTab = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = api.indexedDB.open(DATABASE_NAME);
      request.addEventListener('success', () => {
        resolve(request.result);
      });
      request.addEventListener('error', reject);
    });
    const opening = await openDatabase(api);
    expect(opening.state).toBe('blocked');
    otherTab.close();
    expect(await ('later' in opening ? opening.later : null)).toMatchObject({ state: 'ready' });
  });
});

describe('a browser that does not answer', () => {
  test('is waited for until the time limit, and a late answer is reported', async () => {
    const { api, letGo } = lateApi(freshApi());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = openDatabase(api);
    vi.advanceTimersByTime(10_000);
    const opening = await asked;
    vi.useRealTimers();
    expect(opening).toMatchObject({ state: 'failed', detail: 'TimeoutError' });
    letGo();
    expect(await ('later' in opening ? opening.later : null)).toMatchObject({ state: 'ready' });
  });

  test('once the version is known is waited for in the same way', async () => {
    const { indexedDB, IDBKeyRange } = freshApi();
    (await openReady({ indexedDB, IDBKeyRange })).close();
    const { api, letGo } = lateApi({ indexedDB, IDBKeyRange });
    let first = true;
    const mute: typeof api.indexedDB = new Proxy(api.indexedDB, {
      get: (late, name) => {
        const own: unknown = Reflect.get(late, name, late);
        if (name !== 'open' || !first) return own;
        first = false;
        return indexedDB.open.bind(indexedDB);
      },
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = openDatabase({ indexedDB: mute, IDBKeyRange });
    await vi.waitUntil(() => !first);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await asked).toMatchObject({ state: 'failed', detail: 'TimeoutError' });
    vi.useRealTimers();
    letGo();
  });
});

describe('a newer app’s database', () => {
  const newer = () => {
    const dump = readDump('version-1.json');
    const campaigns = { keyPath: 'id', autoIncrement: false, indexes: [], rows: [{ id: 'c-1' }] };
    return { version: 9990, stores: { ...dump.stores, campaigns } };
  };

  async function openNewer() {
    const api = freshApi();
    await loadDump(api, newer());
    const opening = await openDatabase(api);
    if (opening.state !== 'newer') throw new Error(`it is ${opening.state}`);
    return { api, db: opening.db };
  }

  test('is recognised, and can be read and backed up', async () => {
    const { db } = await openNewer();
    const log = battleLogOn(db, () => {});
    expect(await log.list()).toEqual(['b-tour', 'b-passerelles']);
    expect(await log.load('b-passerelles')).toHaveLength(24);
    expect((await readEverything(db)).warbands).toHaveLength(2);
    expect(await loadActor(db, () => 'a-new')).toBe('a-kislev');
  });

  test('stays unchanged by any attempt to write', async () => {
    const { api, db } = await openNewer();
    const attempts = [
      battleLogOn(db, () => {}).append([note('b-1', 1)]),
      battleLogOn(db, () => {}).remove('b-tour'),
      settingsOn(db).save('theme', 'light'),
    ];
    for (const attempt of attempts) {
      await expect(attempt).rejects.toMatchObject({ code: 'read-only' });
    }
    db.close();
    expect(await battleLogOn(db, () => {}).list()).toHaveLength(2);
    expect(await dumpOf(api)).toEqual(newer());
  });
});
