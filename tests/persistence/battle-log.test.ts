import { IDBIndex } from 'fake-indexeddb';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { battleLogOn } from '#persistence/battle-log.ts';
import type { HorsDeCombatDb } from '#persistence/db.ts';
import type { BattleLogPort } from '#store/ports.ts';
import { dumpOf, freshApi, openReady } from '../support/databases.ts';
import { fillDisk } from '../support/full-disk.ts';
import { note } from '../support/notes.ts';

function logOn(db: HorsDeCombatDb): BattleLogPort & { readonly reports: string[] } {
  const reports: string[] = [];
  const log = battleLogOn(db, (battleId, unreadable) => {
    reports.push(`${battleId}: ${unreadable}`);
  });
  return { ...log, reports };
}

describe('a battle’s log', () => {
  test('is read in order, without entries of other battles', async () => {
    const log = logOn(await openReady(freshApi()));
    await log.append([note('b-1', 30), note('b-1', 10)]);
    await log.append([note('b-2', 15)]);
    await log.append([note('b-1', 20, 'later', 'a-altdorf'), note('b-1', 20, 'first', 'a-aaa')]);
    expect(await log.load('b-1')).toEqual([
      note('b-1', 10),
      note('b-1', 20, 'first', 'a-aaa'),
      note('b-1', 20, 'later', 'a-altdorf'),
      note('b-1', 30),
    ]);
  });

  test('is written within the tap itself, in one transaction for all entries of that tap', async () => {
    const db = await openReady(freshApi());
    const begun = vi.spyOn(db.backendDB(), 'transaction');
    const written = logOn(db).append([note('b-1', 1), note('b-1', 2)]);
    expect(begun).toHaveBeenCalledExactlyOnceWith('entries', 'readwrite', { durability: 'strict' });
    await written;
    expect(begun).toHaveBeenCalledOnce();
  });

  test('is visible to another connection as soon as the append has resolved', async () => {
    const api = freshApi();
    await logOn(await openReady(api)).append([note('b-1', 1)]);
    expect(await logOn(await openReady(api)).load('b-1')).toEqual([note('b-1', 1)]);
  });

  test('battles are listed by their last entry, newest first', async () => {
    const log = logOn(await openReady(freshApi()));
    await log.append([note('b-old', 1), note('b-new', 2), note('b-middle', 3)]);
    await log.append([note('b-new', 9), note('b-middle', 5)]);
    expect(await log.list()).toEqual(['b-new', 'b-middle', 'b-old']);
  });

  test('lists nothing at a first visit, even where the browser cannot iterate over the keys of an empty index', async () => {
    const log = logOn(await openReady(freshApi()));
    // WebKit’s answer for an empty index when it is asked for unique keys.
    const asked = vi.spyOn(IDBIndex.prototype, 'openKeyCursor').mockImplementation(() => {
      throw new DOMException('Unable to open cursor', 'UnknownError');
    });
    onTestFinished(() => {
      asked.mockRestore();
    });
    expect(await log.list()).toEqual([]);
  });

  test('can be removed without the others', async () => {
    const log = logOn(await openReady(freshApi()));
    await log.append([note('b-1', 1), note('b-2', 2)]);
    await log.remove('b-1');
    expect(await log.list()).toEqual(['b-2']);
    expect(await log.load('b-1')).toEqual([]);
  });
});

describe('an entry that is written twice', () => {
  test('is stored once', async () => {
    const log = logOn(await openReady(freshApi()));
    await log.append([note('b-1', 1)]);
    await log.append([note('b-1', 1), note('b-1', 2), note('b-1', 2)]);
    expect(await log.load('b-1')).toEqual([note('b-1', 1), note('b-1', 2)]);
  });

  test('with different content is refused, along with that whole write', async () => {
    const log = logOn(await openReady(freshApi()));
    await log.append([note('b-1', 2, 'what happened')]);
    const rewriting = log.append([note('b-1', 1), note('b-1', 2, 'what did not')]);
    await expect(rewriting).rejects.toMatchObject({ name: 'SaveError', code: 'conflict' });
    expect(await log.load('b-1')).toEqual([note('b-1', 2, 'what happened')]);
  });

  test('in one write with different content is refused', async () => {
    const log = logOn(await openReady(freshApi()));
    const rewriting = log.append([note('b-1', 1, 'this'), note('b-1', 1, 'that')]);
    await expect(rewriting).rejects.toMatchObject({ code: 'conflict' });
    expect(await log.load('b-1')).toEqual([]);
  });
});

describe('failing writes', () => {
  test('a full disk is reported as such, leaves nothing half written, and a later attempt works', async () => {
    const db = await openReady(freshApi());
    const log = logOn(db);
    const room = fillDisk(db, 'entries');
    const saving = log.append([note('b-1', 1), note('b-1', 2)]);
    await expect(saving).rejects.toMatchObject({ name: 'SaveError', code: 'quota' });
    expect(await log.load('b-1')).toEqual([]);
    room();
    await log.append([note('b-1', 1), note('b-1', 2)]);
    expect(await log.load('b-1')).toHaveLength(2);
  });

  test('a connection that the browser closed is reopened', async () => {
    const db = await openReady(freshApi());
    const log = logOn(db);
    db.close();
    await log.append([note('b-1', 1)]);
    expect(await log.load('b-1')).toEqual([note('b-1', 1)]);
  });

  test('nothing is written to a database that a newer app has upgraded meanwhile', async () => {
    const api = freshApi();
    const log = logOn(await openReady(api));
    await log.append([note('b-1', 1)]);
    await new Promise((resolve, reject) => {
      const upgrade = api.indexedDB.open('hors-de-combat', 9990);
      upgrade.addEventListener('success', () => {
        upgrade.result.close();
        resolve(undefined);
      });
      upgrade.addEventListener('error', reject);
    });
    const before = await dumpOf(api);
    await expect(log.append([note('b-1', 2)])).rejects.toMatchObject({ code: 'closed' });
    expect(await dumpOf(api)).toEqual(before);
  });
});

describe('a log without its beginning', () => {
  const [start, tap] = [note('b-1', 1), note('b-1', 2)];

  test('is detected by the very next write', async () => {
    const log = logOn(await openReady(freshApi()));
    expect(await log.append([start])).toBe('added');
    expect(await log.append([tap], start.id)).toBe('added');
    await log.remove('b-1');
    expect(await log.append([note('b-1', 3)], start.id)).toBe('headless');
  });

  test('is detected even when the whole database was deleted meanwhile', async () => {
    const api = freshApi();
    const log = logOn(await openReady(api));
    await log.append([start]);
    await new Promise((resolve, reject) => {
      const deleting = api.indexedDB.deleteDatabase('hors-de-combat');
      deleting.addEventListener('success', resolve);
      deleting.addEventListener('error', reject);
    });
    expect(await log.append([tap], start.id)).toBe('headless');
    await log.complete([start, tap]);
    expect(await log.load('b-1')).toEqual([start, tap]);
  });

  test('is written again unchanged, including what earlier versions wrote differently', async () => {
    const db = await openReady(freshApi());
    const log = logOn(db);
    // From before entries recorded which entry they follow.
    const { after: _, ...early } = note('b-1', 1);
    await db.entries.put(early);
    const read = await log.load('b-1');
    await log.remove('b-1');
    await log.complete(read);
    expect(await db.entries.toArray()).toEqual([early]);
  });

  test('is completed without touching existing rows, even damaged ones', async () => {
    const db = await openReady(freshApi());
    const log = logOn(db);
    await db.entries.put({ ...start, data: 'damaged' });
    await log.complete([start, tap]);
    expect(await log.count('b-1')).toBe(2);
    expect(await db.entries.get(start.id)).toMatchObject({ data: 'damaged' });
    expect(await log.load('b-1')).toEqual([tap]);
  });
});

describe('an unreadable row', () => {
  const strange = [
    ['of a newer version', { ...note('b-1', 5), v: 99 }],
    ['without a version', { id: 'a-x:5', battleId: 'b-1', hlc: '5' }],
    ['of an unknown type', { ...note('b-1', 5), type: 'DragonLanded' }],
    ['with half its data', { ...note('b-1', 5), data: {} }],
    ['without a moment', { id: 'a-x:5', battleId: 'b-1' }],
  ] as const;

  test.each(strange)('%s is left out, reported and kept unchanged', async (_, row) => {
    const api = freshApi();
    const db = await openReady(api);
    const log = logOn(db);
    await log.append([note('b-1', 1)]);
    await db.entries.put(row);
    expect(await log.load('b-1')).toEqual([note('b-1', 1)]);
    expect(log.reports).toEqual(['b-1: 1']);
    expect((await dumpOf(api)).stores['entries']?.rows).toContainEqual(row);
  });

  test('does not hide its battle from the list', async () => {
    const db = await openReady(freshApi());
    await db.entries.put({ id: 'a-x:5', battleId: 'b-strange' });
    expect(await logOn(db).list()).toEqual(['b-strange']);
  });

  test('without a battle is not listed as one', async () => {
    const db = await openReady(freshApi());
    await db.entries.bulkPut([note('b-1', 1), { id: 'a-x:5', battleId: 'w-1', hlc: '5' }]);
    expect(await logOn(db).list()).toEqual(['b-1']);
  });
});
