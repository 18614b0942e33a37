import { describe, expect, test } from 'vitest';
import { battleLogOn } from '#persistence/battle-log.ts';
import { readFirst } from '#persistence/first-read.ts';
import { settingsOn } from '#persistence/settings.ts';
import { TestBattle } from '../support/battles.ts';
import { dumpOf, freshApi, loadDump, openReady, readDump } from '../support/databases.ts';
import { ROSTER_SYSTEM } from '../support/roster-system.ts';

const BATTLE = new TestBattle(ROSTER_SYSTEM, [
  { name: 'Reikland', fighters: [{ name: 'Otto' }] },
  { name: 'Skavens', fighters: [{ name: 'Rat' }] },
]);

describe('the first read, before Dexie has loaded', () => {
  test('finds nothing at a first launch, and creates nothing', async () => {
    const api = freshApi();
    expect(await readFirst(null, api)).toEqual({ state: 'absent' });
    expect(await api.indexedDB.databases()).toEqual([]);
  });

  test('gives the same settings, warbands and log as the database itself', async () => {
    const api = freshApi();
    const db = await openReady(api);
    await settingsOn(db).save('theme', 'light');
    await battleLogOn(db, () => {}).append(BATTLE.entries);
    await db.warbands.put({ id: 'w-1', changedAt: 1 });
    db.close();

    const read = await readFirst('b-test', api);
    expect(read).toMatchObject({
      state: 'current',
      settings: [{ key: 'theme', value: 'light' }],
      warbands: [{ id: 'w-1', changedAt: 1 }],
      battle: { battleId: 'b-test', rows: BATTLE.entries },
    });
    expect(await readFirst('b-other', api)).toMatchObject({ battle: { rows: [] } });
    expect(await readFirst(null, api)).toMatchObject({ battle: null });
  });

  test('also reads an older database whose rows have today’s format', async () => {
    const api = freshApi();
    const old = readDump('version-1.json');
    await loadDump(api, old);
    const read = await readFirst('b-tour', api);
    const { settings, warbands, entries } = old.stores;
    expect(read).toMatchObject({
      state: 'current',
      settings: settings?.rows,
      warbands: warbands?.rows,
      battle: { battleId: 'b-tour' },
    });
    expect(entries?.rows).toEqual(
      expect.arrayContaining('battle' in read ? [...(read.battle?.rows ?? [])] : ['nothing']),
    );
    // The read has not upgraded it.
    expect((await dumpOf(api)).version).toBe(10);
  });

  test('leaves a database of any other version to Dexie', async () => {
    const api = freshApi();
    const db = await openReady(api);
    db.close();
    const dump = await dumpOf(api);
    const newer = freshApi();
    await loadDump(newer, { ...dump, version: dump.version + 10 });
    expect(await readFirst(null, newer)).toEqual({ state: 'other' });
  });

  test('leaves missing or forbidden storage to Dexie', async () => {
    expect(await readFirst(null, null)).toEqual({ state: 'other' });
    const forbidden = freshApi();
    forbidden.indexedDB.open = () => {
      throw new DOMException('not here', 'SecurityError');
    };
    expect(await readFirst(null, forbidden)).toEqual({ state: 'other' });
  });

  test('does not block a newer app that wants to migrate', async () => {
    const api = freshApi();
    (await openReady(api)).close();
    await readFirst(null, api);
    const upgrade = api.indexedDB.open('hors-de-combat', 9990);
    const came = await new Promise((resolve) => {
      for (const what of ['blocked', 'success']) {
        upgrade.addEventListener(what, () => resolve(what));
      }
    });
    expect(came).toBe('success');
  });
});
