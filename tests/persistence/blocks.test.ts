import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEverything, replaceEverything, restoreEverything } from '#persistence/all.ts';
import { battleLogOn } from '#persistence/battle-log.ts';
import { countIn, hasId, inBlocks, rowsIn } from '#persistence/blocks.ts';
import { readFirst } from '#persistence/first-read.ts';
import { readLogRows } from '#persistence/log-rows.ts';
import { dumpOf, freshApi, openReady } from '../support/databases.ts';
import { note } from '../support/notes.ts';

const LONG = Array.from({ length: 1000 }, (_, at) => note('b-long', at + 1));
const [FIRST, SECOND] = LONG;
if (FIRST === undefined || SECOND === undefined) throw new Error('an empty log');

const refuse = () => {
  throw new Error('a row could not be read');
};

/** A backup of these entries alone. */
function backupOf(entries: readonly object[]) {
  const rows = entries.map((entry) => ({ id: '', ...entry }));
  return { warbands: [], battles: { 'b-long': rows }, settings: {} };
}

async function rowsOn(api: ReturnType<typeof freshApi>) {
  return ((await dumpOf(api)).stores['entries']?.rows ?? []).filter(hasId);
}

/** A database with the long log, as it comes from another phone. */
async function withLongLog() {
  const api = freshApi();
  const db = await openReady(api);
  const log = battleLogOn(db, refuse);
  await log.append(LONG);
  return { api, db, log };
}

describe('a log that comes as a whole', () => {
  test('takes few rows, and is read, counted, listed and removed as any other', async () => {
    const { api, log } = await withLongLog();
    expect((await rowsOn(api)).length).toBeLessThan(20);
    expect(await log.load('b-long')).toEqual(LONG);
    expect(await log.count('b-long')).toBe(LONG.length);
    await log.append([note('b-short', 1001)]);
    expect(await log.list()).toEqual(['b-short', 'b-long']);
    await log.append([note('b-long', 1002)], FIRST.id);
    expect(await log.list()).toEqual(['b-long', 'b-short']);
    await log.remove('b-long');
    expect(await rowsOn(api)).toHaveLength(1);
  });

  test('is read by a start before the database’s code is there', async () => {
    const { api, db } = await withLongLog();
    db.close();
    const found = await readFirst('b-long', api);
    if (found.state !== 'current' || found.battle === null) throw new Error(found.state);
    expect(readLogRows('b-long', found.battle.rows, refuse)).toEqual(LONG);
    found.connection?.close();
  });

  test('goes on tap by tap, and its first entry is missed where it is gone', async () => {
    const { db, log } = await withLongLog();
    const tap = note('b-long', 1001);
    expect(await log.append([tap], FIRST.id)).toBe('added');
    expect(await db.entries.get(tap.id)).toEqual(tap);
    await db.entries.delete(FIRST.id);
    expect(await log.append([note('b-long', 1002)], FIRST.id)).toBe('headless');
  });

  test('is completed without a second row of any entry', async () => {
    const { api, db, log } = await withLongLog();
    const before = await rowsOn(api);
    await db.entries.delete(FIRST.id);
    await log.complete(LONG);
    expect(await rowsOn(api)).toEqual(before);
  });

  test('refuses another entry in place of one of its own, and takes the same one as there', async () => {
    const { api, log } = await withLongLog();
    const before = await rowsOn(api);
    // The first one exists, so that the write is looked at entry by entry.
    await log.append([FIRST, SECOND]);
    expect(await rowsOn(api)).toEqual(before);
    const other = note('b-long', 2, 'rewritten');
    await expect(log.append([FIRST, other])).rejects.toMatchObject({ code: 'conflict' });
    expect(await log.load('b-long')).toEqual(LONG);
  });
});

describe('a backup', () => {
  test('of a log in blocks has its entries, and restores them in blocks', async () => {
    const { db } = await withLongLog();
    const everything = await readEverything(db);
    expect(everything.battles['b-long']).toHaveLength(LONG.length);
    expect(everything.battles['b-long']).toEqual(expect.arrayContaining([FIRST, SECOND]));
    const api = freshApi();
    const other = await openReady(api);
    const restored = await restoreEverything(other, everything, 'a-new', () => true);
    expect(restored).toMatchObject({ battles: 1, entries: LONG.length, conflicts: 0 });
    expect((await rowsOn(api)).length).toBeLessThan(20);
    expect(await battleLogOn(other, refuse).load('b-long')).toEqual(LONG);
  });

  test('brings what a log in blocks lacks, counts what contradicts it, and changes nothing twice', async () => {
    const { db, log } = await withLongLog();
    const changed = { ...note('b-long', 500), data: { text: 'rewritten' } };
    const more = Array.from({ length: 200 }, (_, at) => note('b-long', 2000 + at));
    const backup = backupOf([...LONG.slice(0, 499), changed, ...more]);
    const first = await restoreEverything(db, backup, 'a-new', () => true);
    expect(first).toMatchObject({ entries: 200, conflicts: 1 });
    const again = await restoreEverything(db, backup, 'a-new', () => true);
    expect(again).toMatchObject({ battles: 0, entries: 0, conflicts: 1 });
    expect(await log.load('b-long')).toEqual([...LONG, ...more]);
  });

  test('with one id twice counts the second one', async () => {
    const db = await openReady(freshApi());
    const twice = { ...note('b-long', 500), data: { text: 'again' } };
    const restored = await restoreEverything(db, backupOf([...LONG, twice]), 'a-new', () => true);
    expect(restored).toMatchObject({ entries: LONG.length, conflicts: 1 });
    expect(await battleLogOn(db, refuse).load('b-long')).toEqual(LONG);
  });

  test('of an app that does not know blocks brings their entries', async () => {
    const { api } = await withLongLog();
    const rows = await rowsOn(api);
    const db = await openReady(freshApi());
    const backup = backupOf(rows);
    const restored = await restoreEverything(db, backup, 'a-new', () => true);
    expect(restored).toMatchObject({ entries: LONG.length, conflicts: 0 });
    expect(await battleLogOn(db, refuse).load('b-long')).toEqual(LONG);
    expect(await restoreEverything(db, backup, 'a-new', () => true)).toMatchObject({ entries: 0 });
  });

  test('takes the place of what was copied, and of nothing else', async () => {
    const { db, log } = await withLongLog();
    const known = await readEverything(db);
    const backup = backupOf(LONG.slice(0, 600));
    await log.append([note('b-long', 1001)], FIRST.id);
    await expect(replaceEverything(db, backup, known, 'a-new')).rejects.toMatchObject({
      code: 'conflict',
    });
    await replaceEverything(db, backup, await readEverything(db), 'a-new');
    expect(await log.load('b-long')).toEqual(LONG.slice(0, 600));
  });
});

describe('a block that is damaged or hostile', () => {
  const block = { id: '+b-long/2/a-x:1', battleId: 'b-long', hlc: '0mws7qguo-0000' };
  const nested = { ...note('b-long', 9), id: '+b-long/1/a-y:1', rows: '[]' };

  test.each([
    ['no JSON', '[{"id":'],
    ['no list', '{}'],
    ['nothing', '[]'],
    ['rows of another battle', JSON.stringify([note('b-other', 7)])],
    ['a row without an id', JSON.stringify([{ battleId: 'b-long', hlc: block.hlc }])],
    ['a block', JSON.stringify([nested])],
    ['no text', 7],
  ])('%s: is one row that can’t be read, and stays', async (_, rows) => {
    const api = freshApi();
    const db = await openReady(api);
    const reports: number[] = [];
    const log = battleLogOn(db, (_id, unreadable) => void reports.push(unreadable));
    await log.append([FIRST]);
    await db.entries.put({ ...block, rows });
    expect(await log.load('b-long')).toEqual([FIRST]);
    expect(reports).toEqual([1]);
    const { battles } = await readEverything(db);
    expect(battles['b-long']).toContainEqual({ ...block, rows });
    await restoreEverything(db, { warbands: [], battles, settings: {} }, 'a-new', () => true);
    expect(await rowsOn(api)).toEqual(expect.arrayContaining([FIRST, { ...block, rows }]));
  });

  test('never gives way to another one of its id', async () => {
    const { api, db } = await withLongLog();
    const rows = await rowsOn(api);
    const own = rows.find((row) => row['rows'] !== undefined);
    const spoilt = { ...own, id: own?.id ?? '', rows: 'spoilt' };
    await restoreEverything(db, backupOf([spoilt]), 'a-new', () => true);
    expect(await rowsOn(api)).toEqual(rows);
  });
});

test('whatever the rows, blocks hold all of them and the count is in their ids', () => {
  const rows = fc.array(
    fc.record({
      id: fc.oneof(
        fc.nat(400).map((at) => `a-x:${at}`),
        fc.string({ minLength: 1 }).filter((id) => !id.startsWith('+')),
      ),
      battleId: fc.constantFrom('b-1', 'b-1', 'b-1', 'b-2', '', 7),
      hlc: fc.oneof(
        fc.nat(300).map((at) => `0mws7q${String(at).padStart(3, '0')}-0000`),
        fc.constantFrom('', 'soon'),
      ),
      type: fc.constantFrom('NoteWritten', 'NoteWritten', 'BattleStarted'),
    }),
    { minLength: 60, maxLength: 400 },
  );
  fc.assert(
    fc.property(rows, (all) => {
      const unique = [...new Map(all.map((row) => [row.id, row])).values()];
      const stored = [...inBlocks(unique)].filter(hasId);
      const byId = (some: readonly unknown[]) => some.map((row) => JSON.stringify(row)).toSorted();
      expect(byId(rowsIn(stored))).toEqual(byId(unique));
      expect(countIn(stored.map(({ id }) => id))).toBe(unique.length);
    }),
  );
});
