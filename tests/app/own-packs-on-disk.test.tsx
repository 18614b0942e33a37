import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { compose } from '#app/compose.ts';
import { SYSTEMS } from '#app/systems.ts';
import { startI18n } from '#i18n/setup.ts';
import type { FirstRead } from '#persistence/first-read.ts';
import { packKey } from '#roster/pack-key.ts';
import type { Warband } from '#roster/warband.ts';
import { openReady } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';
import { ownRow, RIVER_PIRATES } from '../support/own-pack.ts';
import { warbandOf } from '../support/warbands.ts';

// A start reads what players have made before the warbands that are of it.

beforeAll(() => startI18n('fr'));
afterEach(async () => {
  vi.unstubAllGlobals();
  await SYSTEMS.bringOwn({});
});

const LEGS = 'sea-legs--river-pirates';

/** A warband of the pirates as the disk has it. */
const PIRATES: Warband = (() => {
  const captain = warbandOf('skaven', [['skaven/assassin-adept', 'Anselm']]);
  return {
    ...captain,
    id: 'w-pirates',
    catalogueId: 'river-pirates',
    members: captain.members.map((member) => ({
      ...member,
      profileId: 'river-pirates/captain',
      traits: { [LEGS]: true },
    })),
  };
})();

async function start(settings: Readonly<Record<string, unknown>>) {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  const rows = Object.entries({ seeded: true, ...settings }).map(([key, value]) => ({
    key,
    value,
  }));
  const db = await openReady({ indexedDB, IDBKeyRange });
  await db.settings.bulkPut(rows);
  await db.warbands.put(PIRATES);
  const read: FirstRead = {
    state: 'current',
    settings: rows,
    warbands: [PIRATES],
    battle: null,
    connection: null,
  };
  const { stores } = await compose(read);
  await stores.warbands.getState().load();
  return { stores, db, pirates: () => stores.warbands.getState().warbands?.[0] };
}

test('a warband of a type that its player has made is of it from the start', async () => {
  const { pirates } = await start(ownRow(RIVER_PIRATES));
  expect(pirates()).toEqual(PIRATES);
});

test('a warband of a type that is missing is custom until it arrives, and nothing is lost', async () => {
  const { stores, db, pirates } = await start({});
  expect(pirates()).toMatchObject({ catalogueId: '', members: [{ profileId: '', traits: {} }] });
  const custom = pirates();
  if (custom === undefined) throw new Error('no warband');
  stores.warbands.getState().save({ ...custom, name: 'Sans pont' });
  await eventually(async () =>
    expect(await db.warbands.get('w-pirates')).toMatchObject({ name: 'Sans pont' }),
  );

  const [[key, row] = ['', null]] = Object.entries(ownRow(RIVER_PIRATES));
  stores.settings.getState().keep(key, row);
  await eventually(() =>
    expect(pirates()).toEqual({
      ...PIRATES,
      name: 'Sans pont',
      changedAt: pirates()?.changedAt,
    }),
  );
  expect(stores.warbands.getState().changedElsewhere).toBeNull();
});

test('one that can’t be read stays on the disk', async () => {
  const newer = ownRow({ ...RIVER_PIRATES, pack: 2 });
  const { stores, db } = await start(newer);
  await eventually(() => expect(SYSTEMS.ownPacks('mordheim')).toHaveLength(1));
  stores.settings.getState().change('theme', 'light');
  await eventually(async () => expect(await db.settings.get('theme')).toBeDefined());
  const key = packKey('mordheim', 'river-pirates');
  expect(await db.settings.get(key)).toEqual({ key, value: newer[key] });
});
