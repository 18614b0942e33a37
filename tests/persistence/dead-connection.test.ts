import { Dexie } from 'dexie';
import { IDBDatabase as FakeDatabase } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { readEverything } from '#persistence/all.ts';
import { battleLogOn } from '#persistence/battle-log.ts';
import type { HorsDeCombatDb } from '#persistence/db.ts';
import { openDatabase } from '#persistence/open.ts';
import { photosOn } from '#persistence/photos.ts';
import { settingsOn } from '#persistence/settings.ts';
import { warbandsOn } from '#persistence/warbands.ts';
import type { Photo } from '#roster/photo.ts';
import { freshApi, openReady } from '../support/databases.ts';
import { note } from '../support/notes.ts';
import { emptyWarband } from '../support/warbands.ts';

// Phones may kill the process behind a database while the app is in the background: the connection still
// seems open, but fails with varying errors until it is closed and opened again.

const dead = new WeakMap<IDBDatabase, string>();
const breaking = new WeakSet<IDBDatabase>();

// Dexie holds on to what a connection begins transactions with from the moment when it opens.
// oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
const begin = FakeDatabase.prototype.transaction;
vi.spyOn(FakeDatabase.prototype, 'transaction').mockImplementation(function transaction(
  this: IDBDatabase,
  ...asked
) {
  const name = dead.get(this);
  if (name !== undefined) throw new DOMException('Connection to Indexed Database lost.', name);
  const begun = begin.apply(this, asked);
  if (breaking.has(this)) begun.commit = () => begun.abort();
  return begun;
});

/** From now on this connection fails as on such phones; one opened later works. */
function die(db: HorsDeCombatDb, name: string): void {
  dead.set(db.backendDB(), name);
}

const silent = () => undefined;

const reiklanders = emptyWarband('human-mercenaries');
const photo: Photo = {
  id: 'm-1',
  warbandId: reiklanders.id,
  image: `data:image/webp;base64,${'A'.repeat(100)}`,
  takenAt: 1,
};

describe('a dead connection is reopened automatically', () => {
  test.each(['UnknownError', 'InvalidStateError', 'AbortError', 'TimeoutError', 'NotFoundError'])(
    'by the tap that fails (%s), together with all other taps of that moment',
    async (name) => {
      const db = await openReady(freshApi());
      const log = battleLogOn(db, silent);
      await log.append([note('b-1', 1)]);
      die(db, name);
      const taps = [2, 3, 4].map((at) => log.append([note('b-1', at)], note('b-1', 1).id));
      expect(await Promise.all(taps)).toEqual(['added', 'added', 'added']);
      expect(await log.load('b-1')).toEqual([1, 2, 3, 4].map((at) => note('b-1', at)));
    },
  );

  test('by a read', async () => {
    const db = await openReady(freshApi());
    const log = battleLogOn(db, silent);
    await log.append([note('b-1', 1)]);
    die(db, 'UnknownError');
    expect(await log.load('b-1')).toEqual([note('b-1', 1)]);
    die(db, 'UnknownError');
    expect(await log.list()).toEqual(['b-1']);
    die(db, 'UnknownError');
    expect((await readEverything(db)).battles).toEqual({ 'b-1': [note('b-1', 1)] });
  });

  test('and an interrupted write is repeated once, as a whole', async () => {
    const db = await openReady(freshApi());
    const log = battleLogOn(db, silent);
    // Interrupted at its end.
    breaking.add(db.backendDB());
    await log.append([note('b-1', 1), note('b-1', 2)]);
    expect(await log.load('b-1')).toEqual([note('b-1', 1), note('b-1', 2)]);
  });

  test('for settings, warbands and photos as well as battles', async () => {
    const db = await openReady(freshApi());
    const warbands = warbandsOn(db, async () => null, silent);
    die(db, 'UnknownError');
    await settingsOn(db).save('theme', 'light');
    die(db, 'UnknownError');
    expect(await warbands.save(reiklanders)).toBe('put');
    die(db, 'UnknownError');
    await photosOn(db).save(photo);
    expect(await settingsOn(db).load()).toEqual({ theme: 'light' });
    expect(await db.warbands.toArray()).toEqual([reiklanders]);
    die(db, 'UnknownError');
    expect(await photosOn(db).list(photo.warbandId)).toEqual([photo]);
    die(db, 'UnknownError');
    await warbands.remove(reiklanders.id);
    expect(await db.warbands.toArray()).toEqual([]);
  });

  test('and an error that persists is reported once', async () => {
    const api = freshApi();
    const db = await openReady(api);
    die(db, 'UnknownError');
    const opening = vi.spyOn(api.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'UnknownError');
    });
    await expect(battleLogOn(db, silent).append([note('b-1', 1)])).rejects.toMatchObject({
      name: 'SaveError',
    });
    opening.mockRestore();
    await battleLogOn(db, silent).append([note('b-1', 1)]);
    expect(await battleLogOn(db, silent).load('b-1')).toEqual([note('b-1', 1)]);
  });
});

test('a database that fails to open once is opened at the second attempt', async () => {
  const api = freshApi();
  vi.spyOn(api.indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('Internal error opening backing store', 'UnknownError');
  });
  expect(await openDatabase(api)).toMatchObject({ state: 'ready' });
});

test('a database that opens and then never answers is given up on, and asked again', async () => {
  const db = await openReady(freshApi());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const mute = vi.spyOn(db, 'transaction').mockReturnValue(new Dexie.Promise(() => {}));
  const reads = [settingsOn(db).load(), battleLogOn(db, silent).list()];
  const refused = Promise.all(
    reads.map((read) => expect(read).rejects.toMatchObject({ code: 'unanswered' })),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  mute.mockRestore();
  vi.useRealTimers();
  expect(await settingsOn(db).load()).toEqual({});
});
