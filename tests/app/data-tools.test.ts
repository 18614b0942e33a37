import { describe, expect, test } from 'vitest';
import { copyAtEnd, listSnapshots, makeBackup, restore, returnTo, wipe } from '#app/data-tools.ts';
import { readEverything } from '#persistence/all.ts';
import { battleLogOn } from '#persistence/battle-log.ts';
import type { HorsDeCombatDb } from '#persistence/db.ts';
import { photosOn } from '#persistence/photos.ts';
import { MAX_SNAPSHOTS } from '#persistence/snapshots.ts';
import type { Photo } from '#roster/photo.ts';
import { freshApi, loadDump, openReady, readDump } from '../support/databases.ts';
import { fillDisk } from '../support/full-disk.ts';
import { note } from '../support/notes.ts';

const NEW_ACTOR = 'a-nouvelle';

const FOUGHT = ['Reikland', 'Skavens'];

/** Two battles and two warbands. */
async function openPlayed(): Promise<HorsDeCombatDb> {
  const api = freshApi();
  await loadDump(api, readDump('version-1.json'));
  return openReady(api);
}

async function played(db: HorsDeCombatDb) {
  const { battles, warbands } = await readEverything(db);
  return { battles, warbands };
}

function firstId(copies: readonly { readonly id: string }[]): string {
  const [first] = copies;
  if (first === undefined) throw new Error('there is no copy');
  return first.id;
}

describe('a local snapshot', () => {
  test('is taken at the end of a battle, with that as its reason', async () => {
    const db = await openPlayed();
    await copyAtEnd(db, FOUGHT);
    expect(await listSnapshots(db)).toMatchObject([
      { cause: 'battle-ended', sides: FOUGHT, battles: 2, warbands: 2 },
    ]);
  });

  test('is not taken again while nothing has changed', async () => {
    const db = await openPlayed();
    await copyAtEnd(db, FOUGHT);
    await copyAtEnd(db, FOUGHT);
    expect(await listSnapshots(db)).toHaveLength(1);
  });

  test('brings a deleted battle back, and going back to it can be undone', async () => {
    const db = await openPlayed();
    const before = await played(db);
    await copyAtEnd(db, FOUGHT);
    await battleLogOn(db, () => {}).remove('b-passerelles');
    const without = await played(db);
    expect(without).not.toEqual(before);

    const copies = await listSnapshots(db);
    expect(await returnTo(db, firstId(copies), NEW_ACTOR)).toMatchObject({
      restored: { battles: 2 },
    });
    expect(await played(db)).toEqual(before);

    const [undo] = await listSnapshots(db);
    expect(undo).toMatchObject({ cause: 'return', battles: 1 });
    await returnTo(db, undo?.id ?? '', NEW_ACTOR);
    expect(await played(db)).toEqual(without);
  });

  test('is taken before a restore, so that the restore can be undone', async () => {
    const db = await openPlayed();
    const { text } = await makeBackup(db);
    const other = await openReady(freshApi());
    await battleLogOn(other, () => {}).append([note('b-mine', 1)]);
    const mine = await played(other);
    expect(await restore(other, [text], NEW_ACTOR)).toMatchObject({ restored: { battles: 2 } });
    const copies = await listSnapshots(other);
    expect(copies).toMatchObject([{ cause: 'restore', battles: 1 }]);
    await returnTo(other, firstId(copies), NEW_ACTOR);
    expect(await played(other)).toEqual(mine);
  });

  test('survives erasing everything, unless the player erases snapshots too', async () => {
    const db = await openPlayed();
    const before = await readEverything(db);
    await wipe(db, false);
    expect(await played(db)).toEqual({ battles: {}, warbands: [] });
    await returnTo(db, firstId(await listSnapshots(db)), NEW_ACTOR);
    expect(await readEverything(db)).toEqual(before);
    await wipe(db, true);
    expect(await listSnapshots(db)).toEqual([]);
  });

  test('gives this installation a new actor id, so that no entry id is ever reused', async () => {
    const db = await openPlayed();
    await db.settings.put({ key: 'actor', value: 'a-before' });
    await copyAtEnd(db, FOUGHT);
    await battleLogOn(db, () => {}).remove('b-tour');
    await returnTo(db, firstId(await listSnapshots(db)), NEW_ACTOR);
    expect(await db.settings.get('actor')).not.toMatchObject({ value: 'a-before' });
  });

  test('keeps the current settings', async () => {
    const db = await openPlayed();
    await copyAtEnd(db, FOUGHT);
    await db.settings.put({ key: 'theme', value: 'light' });
    await battleLogOn(db, () => {}).remove('b-tour');
    await returnTo(db, firstId(await listSnapshots(db)), NEW_ACTOR);
    expect(await db.settings.get('theme')).toEqual({ key: 'theme', value: 'light' });
  });

  test('replaces the oldest ones', async () => {
    const db = await openReady(freshApi());
    const log = battleLogOn(db, () => {});
    for (let battle = 1; battle <= MAX_SNAPSHOTS + 2; battle += 1) {
      await log.append([note(`b-${battle}`, battle)]);
      await copyAtEnd(db, [`${battle}`]);
    }
    const copies = await listSnapshots(db);
    expect(copies).toHaveLength(MAX_SNAPSHOTS);
    expect(copies.map(({ battles }) => battles)).toEqual([7, 6, 5, 4, 3]);
  });
});

describe('member photos', () => {
  const photo: Photo = {
    id: 'm-1',
    warbandId: 'w-corbeaux',
    image: 'data:image/webp;base64,UklGRg==',
    takenAt: 5,
  };

  async function openWithPhoto(): Promise<HorsDeCombatDb> {
    const db = await openPlayed();
    await photosOn(db).save(photo);
    return db;
  }

  test('are part of a backup, and never replace a newer photo', async () => {
    const { text } = await makeBackup(await openWithPhoto());
    const fresh = await openReady(freshApi());
    expect(await restore(fresh, [text], NEW_ACTOR)).toMatchObject({ restored: { battles: 2 } });
    expect(await photosOn(fresh).list('w-corbeaux')).toEqual([photo]);

    const newer = { ...photo, takenAt: 9 };
    await photosOn(fresh).save(newer);
    await restore(fresh, [text], NEW_ACTOR);
    expect(await photosOn(fresh).list('w-corbeaux')).toEqual([newer]);
  });

  test('do not block a restore when there is no room for them', async () => {
    const { text } = await makeBackup(await openWithPhoto());
    const fresh = await openReady(freshApi());
    fillDisk(fresh, 'photos');
    expect(await restore(fresh, [text], NEW_ACTOR)).toMatchObject({
      restored: { battles: 2, photosMissing: 1 },
    });
    expect(await photosOn(fresh).list('w-corbeaux')).toEqual([]);
  });

  test('are erased with everything, and come back with the snapshot', async () => {
    const db = await openWithPhoto();
    await wipe(db, false);
    expect(await photosOn(db).list('w-corbeaux')).toEqual([]);
    await returnTo(db, firstId(await listSnapshots(db)), NEW_ACTOR);
    expect(await photosOn(db).list('w-corbeaux')).toEqual([photo]);
  });

  test('are kept when the rest goes back to a snapshot', async () => {
    const db = await openWithPhoto();
    await copyAtEnd(db, FOUGHT);
    await battleLogOn(db, () => {}).remove('b-tour');
    await returnTo(db, firstId(await listSnapshots(db)), NEW_ACTOR);
    expect(await photosOn(db).list('w-corbeaux')).toEqual([photo]);
  });
});

describe('failures', () => {
  test('on a full disk, refuses to go back or erase without a snapshot, and changes nothing', async () => {
    const db = await openPlayed();
    await copyAtEnd(db, FOUGHT);
    await battleLogOn(db, () => {}).remove('b-tour');
    const before = await played(db);
    const copies = await listSnapshots(db);
    fillDisk(db, 'snapshots');
    expect(await returnTo(db, firstId(copies), NEW_ACTOR)).toMatchObject({
      refused: 'not-saved-quota',
    });
    await expect(wipe(db, false)).rejects.toMatchObject({ code: 'quota' });
    expect(await played(db)).toEqual(before);
    expect(await listSnapshots(db)).toEqual(copies);
  });

  test('restores without a snapshot, since a restore only adds', async () => {
    const { text } = await makeBackup(await openPlayed());
    const db = await openReady(freshApi());
    await battleLogOn(db, () => {}).append([note('b-mine', 1)]);
    fillDisk(db, 'snapshots');
    expect(await restore(db, [text], NEW_ACTOR)).toMatchObject({ restored: { battles: 2 } });
  });

  test('a failed return to a snapshot changes nothing', async () => {
    const db = await openPlayed();
    await copyAtEnd(db, FOUGHT);
    await battleLogOn(db, () => {}).remove('b-tour');
    const before = await played(db);
    fillDisk(db, 'settings');
    const copies = await listSnapshots(db);
    expect(await returnTo(db, firstId(copies), NEW_ACTOR)).toMatchObject({
      refused: 'not-saved-quota',
    });
    expect(await played(db)).toEqual(before);
  });

  test('reports a missing or damaged snapshot, and changes nothing', async () => {
    const db = await openPlayed();
    await copyAtEnd(db, FOUGHT);
    const before = await played(db);
    const id = firstId(await listSnapshots(db));
    await db.snapshots.update(id, { content: new Uint8Array([1, 2, 3]) });
    expect(await returnTo(db, id, NEW_ACTOR)).toEqual({ refused: 'copy-gone', detail: null });
    expect(await returnTo(db, 'c-nowhere', NEW_ACTOR)).toEqual({
      refused: 'copy-gone',
      detail: null,
    });
    expect(await played(db)).toEqual(before);
  });
});

describe('long operations', () => {
  test('report their progress up to the end', async () => {
    const many = Array.from({ length: 2300 }, (_, index) => ({ ...note('b-long', index + 1) }));
    const db = await openReady(freshApi());
    const reports: [number, number][] = [];
    const tell = (done: number, total: number) => void reports.push([done, total]);
    await db.entries.bulkPut(many);
    const { text } = await makeBackup(db, tell);
    expect(reports).toEqual([500, 1000, 1500, 2000, 2300].map((done) => [done, 2300]));

    reports.length = 0;
    const other = await openReady(freshApi());
    await restore(other, [text], NEW_ACTOR, tell);
    expect(reports.at(0)).toEqual([0, 2300]);
    expect(reports.at(-1)).toEqual([2300, 2300]);
    expect(reports.length).toBeGreaterThan(4);
    expect((await readEverything(other)).battles['b-long']).toHaveLength(2300);
  });

  test('change nothing when they fail half-way', async () => {
    const many = Array.from({ length: 1200 }, (_, index) => ({ ...note('b-long', index + 1) }));
    const from = await openReady(freshApi());
    await from.entries.bulkPut(many);
    const { text } = await makeBackup(from);
    const db = await openPlayed();
    const before = await readEverything(db);
    const breakOff = (done: number) => {
      if (done > 500) throw new DOMException('The phone is dying.', 'AbortError');
    };
    expect(await restore(db, [text], NEW_ACTOR, breakOff)).toMatchObject({
      refused: 'not-saved-unknown',
    });
    expect(await readEverything(db)).toEqual(before);
  });
});
