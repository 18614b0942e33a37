import { describe, expect, test } from 'vitest';
import { hlc, nextHlc } from '#battle/hlc.ts';
import { readBackup, writeBackup } from '#exchange/backup.ts';
import { loadActor } from '#persistence/actor.ts';
import {
  type Everything,
  putWarband,
  readEverything,
  replaceEverything,
  restoreEverything,
  wipeEverything,
} from '#persistence/all.ts';
import { battleLogOn } from '#persistence/battle-log.ts';
import type { HorsDeCombatDb } from '#persistence/db.ts';
import { settingsOn } from '#persistence/settings.ts';
import { roomKey } from '#persistence/stored-rows.ts';
import { campaignKey, campaignsIn } from '#roster/named-campaigns.ts';
import { packKey } from '#roster/pack-key.ts';
import { formerActorsIn } from '#store/former-actors.ts';
import { DRAFTS_KEY } from '#store/kept-drafts.ts';
import { SEATS_KEY } from '#store/kept-seats.ts';
import { dumpOf, freshApi, loadDump, openReady, readDump } from '../support/databases.ts';
import { fillDisk } from '../support/full-disk.ts';
import { note } from '../support/notes.ts';
import { ownRow, RIVER_PIRATES } from '../support/own-pack.ts';

/** A minimal validator: every row with a name counts as readable. */
const reads = (row: unknown) => typeof row === 'object' && row !== null && 'name' in row;

const NO_NEWS = {
  battles: 0,
  entries: 0,
  warbands: 0,
  differing: [],
  unreadable: [],
  packs: [],
  differingPacks: [],
  conflicts: 0,
  ahead: 0,
};

const NOTHING: Everything = { warbands: [], battles: {}, settings: {} };

async function openGolden() {
  const api = freshApi();
  await loadDump(api, readDump('version-1.json'));
  return { api, db: await openReady(api) };
}

/** Writes the database to a backup’s text and reads it back. */
async function throughAFile(db: HorsDeCombatDb): Promise<Everything> {
  const text = writeBackup({ writtenAt: 1, appVersion: '1', ...(await readEverything(db)) });
  const reading = readBackup(text);
  if (!('backup' in reading)) throw new Error(reading.refused);
  return reading.backup;
}

describe('backup, wipe, restore', () => {
  test('restore everything except the actor id', async () => {
    const { db } = await openGolden();
    const before = await readEverything(db);
    const backup = await throughAFile(db);
    await wipeEverything(db);
    expect(await readEverything(db)).toEqual(NOTHING);
    const restored = await restoreEverything(db, backup, 'a-new', reads);
    expect(await readEverything(db)).toEqual(before);
    expect(restored).toEqual({ ...NO_NEWS, battles: 2, entries: 25, warbands: 1 });
    expect(await loadActor(db, () => 'a-unused')).toBe('a-new');
  });

  test('keep rows that this version cannot read unchanged', async () => {
    const db = await openReady(freshApi());
    const strange = { id: 'a-x:5', battleId: 'b-1', hlc: '5', v: 99, secret: ['of a newer app'] };
    const homeless = { id: 'a-x:6', broken: true };
    await db.entries.bulkPut([strange, homeless]);
    const backup = await throughAFile(db);
    await wipeEverything(db);
    await restoreEverything(db, backup, 'a-new', reads);
    expect(await db.entries.toArray()).toEqual([strange, homeless]);
  });

  test('replace a new installation’s samples with those of the backup', async () => {
    const { db } = await openGolden();
    const before = await readEverything(db);
    const backup = await throughAFile(db);
    await wipeEverything(db);
    await db.warbands.put({ id: 'w-sample', changedAt: 0 });
    await restoreEverything(db, backup, 'a-new', reads);
    expect(await readEverything(db)).toEqual(before);
  });
});

describe('restoring into existing data', () => {
  test('changes nothing when repeated', async () => {
    const { db } = await openGolden();
    const before = await readEverything(db);
    const restored = await restoreEverything(db, before, 'a-new', reads);
    expect(restored).toEqual(NO_NEWS);
    expect(await readEverything(db)).toEqual(before);
  });

  test('merges both, and deletes nothing', async () => {
    const { db } = await openGolden();
    const log = battleLogOn(db, () => {});
    const old = await readEverything(db);
    await log.append([note('b-passerelles', 1), note('b-new', 2)]);
    await db.warbands.put({ id: 'w-mine', changedAt: 0 });
    const restored = await restoreEverything(
      db,
      { ...old, battles: { ...old.battles, 'b-other': [{ ...note('b-other', 3) }] } },
      'a-new',
      reads,
    );
    expect(restored).toMatchObject({ battles: 1, entries: 1 });
    expect(await log.load('b-passerelles')).toHaveLength(25);
    expect((await log.list()).toSorted()).toEqual(['b-new', 'b-other', 'b-passerelles', 'b-tour']);
    expect(await db.warbands.get('w-mine')).toBeDefined();
  });

  test('keeps the last edit of each warband', async () => {
    const db = await openReady(freshApi());
    await db.warbands.bulkPut([
      { id: 'w-a', name: 'here', changedAt: 5 },
      { id: 'w-b', name: 'here', changedAt: 5 },
    ]);
    await restoreEverything(
      db,
      {
        ...NOTHING,
        warbands: [
          { id: 'w-a', name: 'backup', changedAt: 4 },
          { id: 'w-b', name: 'backup', changedAt: 6 },
        ],
      },
      'a-new',
      reads,
    );
    expect(await db.warbands.toArray()).toMatchObject([{ name: 'here' }, { name: 'backup' }]);
  });

  test('reports each warband of which the backup had another version, and which one was kept', async () => {
    const db = await openReady(freshApi());
    await db.warbands.bulkPut([
      { id: 'w-a', name: 'Les Corbeaux', changedAt: 5000 },
      { id: 'w-b', name: 'Les Rats', changedAt: 5000 },
      { id: 'w-d', name: 'Renommés par erreur', changedAt: 5000 },
    ]);
    const warbands = [
      { id: 'w-a', name: 'Vides', changedAt: 6000 },
      { id: 'w-b', name: 'Les Rats', changedAt: 5000 },
      { id: 'w-c', name: 'Les Nouveaux', changedAt: 1000 },
      { id: 'w-d', name: 'Les Anciens', changedAt: 4000 },
    ];
    const restored = await restoreEverything(db, { ...NOTHING, warbands }, 'a-new', reads);
    expect(restored).toMatchObject({
      ...NO_NEWS,
      warbands: 2,
      differing: [
        { kept: 'in-backup', here: { name: 'Les Corbeaux' }, inBackup: { name: 'Vides' } },
        { kept: 'here', here: { name: 'Renommés par erreur' }, inBackup: { name: 'Les Anciens' } },
      ],
    });
  });

  test('lets a player take the other version and go back, and then restores neither over it', async () => {
    const db = await openReady(freshApi());
    const mine = { id: 'w-a', name: 'Renommés par erreur', changedAt: 5000 };
    await db.warbands.put(mine);
    const backup = { ...NOTHING, warbands: [{ id: 'w-a', name: 'Les Anciens', changedAt: 4000 }] };
    const { differing } = await restoreEverything(db, backup, 'a-new', reads);
    const [one] = differing;
    if (one === undefined) throw new Error('no difference was found');
    await putWarband(db, one.inBackup.row, 3000);
    expect(await db.warbands.toArray()).toEqual([
      { id: 'w-a', name: 'Les Anciens', changedAt: 5001 },
    ]);
    expect(await restoreEverything(db, backup, 'a-new', reads)).toEqual(NO_NEWS);
    await putWarband(db, one.here.row, 9000);
    expect(await db.warbands.toArray()).toEqual([{ ...mine, changedAt: 9000 }]);
  });

  test('brings nothing back where only untouched samples were', async () => {
    const db = await openReady(freshApi());
    const sample = { id: 'w-sample', name: 'Exemple', changedAt: 1 };
    const backup = { ...NOTHING, warbands: [sample], settings: { seeded: true } };
    expect(await restoreEverything(db, backup, 'a-new', reads)).toEqual(NO_NEWS);
    expect(await restoreEverything(db, backup, 'a-new', reads)).toEqual(NO_NEWS);
    expect(await db.warbands.toArray()).toEqual([sample]);
  });

  test('never replaces a readable warband with an unreadable one', async () => {
    const db = await openReady(freshApi());
    const mine = { id: 'w-a', name: 'Les Corbeaux', changedAt: 5 };
    const theirs = { id: 'w-a', nom: 'Corbeaux', changedAt: 9 };
    await db.warbands.put(mine);
    const backup = { ...NOTHING, warbands: [theirs] };
    const restored = await restoreEverything(db, backup, 'a-new', reads);
    expect(restored).toEqual({ ...NO_NEWS, unreadable: ['w-a'] });
    expect(await db.warbands.toArray()).toEqual([mine, { ...theirs, id: 'w-a-9' }]);
    // The second time it is there already.
    expect(await restoreEverything(db, backup, 'a-new', reads)).toEqual(NO_NEWS);
    expect(await db.warbands.count()).toBe(2);
  });

  test('keeps an unreadable warband beside the one that replaces it', async () => {
    const db = await openReady(freshApi());
    const newer = { id: 'w-a', nom: 'of a newer app', changedAt: 9 };
    const old = { id: 'w-a', name: 'Les Corbeaux', changedAt: 5 };
    await db.warbands.put(newer);
    await restoreEverything(db, { ...NOTHING, warbands: [old] }, 'a-new', reads);
    expect(await db.warbands.toArray()).toEqual([old, { ...newer, id: 'w-a-9' }]);
  });

  test('leaves out entries that would start a battle again, and timestamps that leave no room after them', async () => {
    const { db } = await openGolden();
    const before = await readEverything(db);
    const [start] = before.battles['b-passerelles'] ?? [];
    const second = { ...start, id: 'a-other:000000001-0000', hlc: '000000001-0000' };
    const last = { ...note('b-passerelles', 1), id: 'a-x:zzzzzzzzz-zzzz', hlc: 'zzzzzzzzz-zzzz' };
    const battles = { 'b-passerelles': [second, last] };
    const restored = await restoreEverything(db, { ...NOTHING, battles }, 'a-new', reads);
    expect(restored).toEqual({ ...NO_NEWS, conflicts: 1, ahead: 1 });
    expect((await readEverything(db)).battles).toEqual(before.battles);
  });

  test('begins a battle once, with the earlier of two starts, even if it is new here', async () => {
    const { db: golden } = await openGolden();
    const [start, ...rest] = (await readEverything(golden)).battles['b-passerelles'] ?? [];
    const second = {
      ...start,
      id: 'a-other:mpzzzzzzz-0000',
      actor: 'a-other',
      hlc: 'mpzzzzzzz-0000',
    };
    if (start === undefined) throw new Error('an empty battle');
    const db = await openReady(freshApi());
    const battles = { 'b-passerelles': [second, ...rest, start] };
    const restored = await restoreEverything(db, { ...NOTHING, battles }, 'a-new', reads);
    expect(restored).toMatchObject({ conflicts: 1, entries: rest.length + 1 });
    expect(await db.entries.get(start.id)).toEqual(start);
    expect(await db.entries.get(second.id)).toBeUndefined();
  });

  test('takes back whatever was played after the last entry that it had admitted', async () => {
    const limit = hlc(95_617_584_000_000 + 365 * 24 * 60 * 60 * 1000, 36 ** 4 - 1);
    const moments = [limit];
    for (let tap = 0; tap < 10; tap += 1) moments.push(nextHlc(moments.at(-1) ?? null, 0));
    const rows = moments.map((moment) => ({
      ...note('b-1', 1),
      hlc: moment,
      id: `a-x:${moment}`,
    }));
    const db = await openReady(freshApi());
    const first = await restoreEverything(
      db,
      { ...NOTHING, battles: { 'b-1': rows.slice(0, 1) } },
      'a-new',
      reads,
    );
    expect(first).toMatchObject({ entries: 1, ahead: 0 });
    const again = await restoreEverything(
      db,
      { ...NOTHING, battles: { 'b-1': rows } },
      'a-new',
      reads,
    );
    expect(again).toMatchObject({ entries: 10, ahead: 0 });
  });

  test('never changes the content of an entry id, and reports how often that was attempted', async () => {
    const db = await openReady(freshApi());
    const log = battleLogOn(db, () => {});
    await log.append([note('b-1', 1, 'what happened')]);
    const forged = { ...note('b-1', 1, 'what did not') };
    const restored = await restoreEverything(
      db,
      { ...NOTHING, battles: { 'b-1': [forged] } },
      'a-new',
      reads,
    );
    expect(restored).toMatchObject({ entries: 0, conflicts: 1 });
    expect(await log.load('b-1')).toEqual([note('b-1', 1, 'what happened')]);
  });

  test('merges the campaigns of both, and adds those that are missing', async () => {
    const campaign = (bands: readonly string[], changedAt: number) => ({
      id: 'k-1',
      systemId: 'mordheim',
      name: `Hiver ${changedAt}`,
      bands,
      since: 0,
      changedAt,
    });
    const db = await openReady(freshApi());
    await settingsOn(db).save(campaignKey('k-1'), campaign(['w-a', 'w-c'], 2));
    const settings = {
      [campaignKey('k-1')]: campaign(['w-a', 'w-b'], 1),
      [campaignKey('k-2')]: { ...campaign(['w-a'], 1), id: 'k-2' },
    };
    const both = campaignsIn({
      [campaignKey('k-1')]: campaign(['w-a', 'w-b', 'w-c'], 2),
      [campaignKey('k-2')]: settings[campaignKey('k-2')],
    });
    await restoreEverything(db, { ...NOTHING, settings }, 'a-new', reads);
    expect(campaignsIn(await settingsOn(db).load())).toEqual(both);
    expect(campaignsIn((await readEverything(db)).settings)).toEqual(both);
  });

  test('brings a deleted campaign back', async () => {
    const row = { id: 'k-1', systemId: 'mordheim', name: '', bands: [], since: 0, changedAt: 1 };
    const db = await openReady(freshApi());
    await settingsOn(db).save(campaignKey('k-1'), null);
    const backup = { ...NOTHING, settings: { [campaignKey('k-1')]: row } };
    await replaceEverything(db, backup, await readEverything(db), 'a-new');
    expect(campaignsIn(await settingsOn(db).load())).toEqual([row]);
  });

  test('keeps of two versions of an own pack the one changed last, and tells', async () => {
    const db = await openReady(freshApi());
    const early = { ...RIVER_PIRATES, source: 'early' };
    const others = ['lake-pirates', 'sea-pirates', 'gone-pirates'].map((id) => ({
      ...RIVER_PIRATES,
      id,
    }));
    const [lake = early, sea = early, gone = early] = others;
    const damaged = packKey('mordheim', 'damaged');
    const here = {
      ...ownRow(early, 1),
      ...ownRow(lake, 9),
      [packKey('mordheim', 'gone-pirates')]: null,
      [damaged]: 'what?',
    };
    for (const [key, value] of Object.entries(here)) await settingsOn(db).save(key, value);
    const settings = {
      ...ownRow(RIVER_PIRATES, 2),
      ...ownRow({ ...lake, source: 'early' }, 8),
      ...ownRow(sea, 1),
      ...ownRow(gone, 1),
      [damaged]: null,
    };
    const { packs, differingPacks } = await restoreEverything(
      db,
      { ...NOTHING, settings },
      'a-new',
      reads,
    );
    expect(await settingsOn(db).load()).toMatchObject({
      ...ownRow(RIVER_PIRATES, 2),
      ...ownRow(lake, 9),
      ...ownRow(sea, 1),
      ...ownRow(gone, 1),
      [damaged]: 'what?',
    });
    expect({ packs, differingPacks }).toEqual({
      packs: ['River pirates', 'River pirates'],
      differingPacks: ['River pirates', 'River pirates'],
    });
  });

  test('takes the backup’s settings, but keeps the new actor id', async () => {
    const db = await openReady(freshApi());
    await settingsOn(db).save('theme', 'dark');
    await settingsOn(db).save('vibration', false);
    const settings = { theme: 'light', actor: 'a-stolen' };
    await restoreEverything(db, { ...NOTHING, settings }, 'a-new', reads);
    expect(await settingsOn(db).load()).toEqual({ theme: 'light', vibration: false });
    expect(await loadActor(db, () => 'a-unused')).toBe('a-new');
  });
});

test('whose phone this is stays on this device', async () => {
  const db = await openReady(freshApi());
  await settingsOn(db).save('theme', 'dark');
  await settingsOn(db).save(SEATS_KEY, [['b-1', 's-a']]);
  const { settings } = await readEverything(db);
  expect(settings).toEqual({ theme: 'dark' });
  await restoreEverything(db, { ...NOTHING, settings: { [SEATS_KEY]: 7 } }, 'a-new', reads);
  expect((await settingsOn(db).load())[SEATS_KEY]).toEqual([['b-1', 's-a']]);
});

test('a restore keeps in mind under which names this device has written, and takes none from a backup', async () => {
  const db = await openReady(freshApi());
  const first = await loadActor(db, () => 'a-first');
  const forged = { 'former-actors': ['a-stolen'] };
  await restoreEverything(db, { ...NOTHING, settings: forged }, 'a-second', reads);
  await replaceEverything(db, NOTHING, await readEverything(db), 'a-third');
  expect(formerActorsIn(await settingsOn(db).load())).toEqual([first, 'a-second']);
  expect((await readEverything(db)).settings).toEqual({});
  for (let at = 0; at < 60; at += 1) {
    await restoreEverything(db, NOTHING, `a-${at}`, reads);
  }
  const former = formerActorsIn(await settingsOn(db).load());
  expect(former).toHaveLength(50);
  expect(former.at(-1)).toBe('a-58');
});

test('keeps unsaved input of this device', async () => {
  const db = await openReady(freshApi());
  await settingsOn(db).save('theme', 'dark');
  await settingsOn(db).save(DRAFTS_KEY, { battleId: 'b-1', drafts: [] });
  expect(await settingsOn(db).load()).toHaveProperty(DRAFTS_KEY);
  const { settings } = await readEverything(db);
  expect(settings).toEqual({ theme: 'dark' });
  await restoreEverything(db, { ...NOTHING, settings: { [DRAFTS_KEY]: 7 } }, 'a-new', reads);
  expect((await settingsOn(db).load())[DRAFTS_KEY]).toEqual({ battleId: 'b-1', drafts: [] });
});

test('the way to a battle’s room is in no backup, is not taken from one, and goes with the battle', async () => {
  const db = await openReady(freshApi());
  const key = roomKey('b-1');
  await settingsOn(db).save(key, 'of b-1');
  await settingsOn(db).save(roomKey('b-2'), 'of b-2');
  expect((await readEverything(db)).settings).toEqual({});
  await restoreEverything(db, { ...NOTHING, settings: { [key]: 'of another' } }, 'a-new', reads);
  expect((await settingsOn(db).load())[key]).toBe('of b-1');
  await battleLogOn(db, () => undefined).remove('b-1');
  expect(await settingsOn(db).load()).toEqual({ [roomKey('b-2')]: 'of b-2' });
});

describe('a restore that fails half-way', () => {
  test.each(['warbands', 'entries', 'settings'])(
    'while writing %s leaves everything unchanged',
    async (table) => {
      const { api, db } = await openGolden();
      const before = await dumpOf(api);
      fillDisk(db, table);
      const restoring = restoreEverything(
        db,
        {
          warbands: [{ id: 'w-other', changedAt: 9 }],
          battles: { 'b-other': [{ ...note('b-other', 1) }] },
          settings: { theme: 'light' },
        },
        'a-new',
        reads,
      );
      await expect(restoring).rejects.toMatchObject({ code: 'quota' });
      expect(await dumpOf(api)).toEqual(before);
    },
  );
});
