import { describe, expect, test } from 'vitest';
import { addPhotos, photosOn, readPhotos } from '#persistence/photos.ts';
import type { Photo } from '#roster/photo.ts';
import { freshApi, loadDump, openReady, readDump } from '../support/databases.ts';
import { fillDisk } from '../support/full-disk.ts';

function photo(id: Photo['id'], takenAt: number, warbandId: Photo['warbandId'] = 'w-1'): Photo {
  return { id, warbandId, image: `data:image/webp;base64,${'A'.repeat(100)}`, takenAt };
}

describe('stored photos', () => {
  test('are read by warband, the last one of each member', async () => {
    const photos = photosOn(await openReady(freshApi()));
    await photos.save(photo('m-1', 1));
    await photos.save(photo('m-1', 5));
    await photos.save(photo('m-2', 2));
    await photos.save(photo('m-3', 3, 'w-other'));
    expect(await photos.list('w-1')).toEqual([photo('m-1', 5), photo('m-2', 2)]);
    await photos.remove(['m-1', 'm-none']);
    expect(await photos.list('w-1')).toEqual([photo('m-2', 2)]);
  });

  test('that cannot be read stay in the database', async () => {
    const db = await openReady(freshApi());
    await db.photos.put({ id: 'm-1', warbandId: 'w-1', image: 'of a newer app', takenAt: 1 });
    expect(await photosOn(db).list('w-1')).toEqual([]);
    expect(await db.photos.count()).toBe(1);
  });

  test('of the first version with photos are readable', async () => {
    const api = freshApi();
    await loadDump(api, readDump('version-5.json'));
    const photos = photosOn(await openReady(api));
    expect(await photos.list('w-corbeaux')).toMatchObject([{ id: 'm-1', takenAt: 1795287000000 }]);
  });

  test('report when the disk does not take them', async () => {
    const db = await openReady(freshApi());
    fillDisk(db, 'photos');
    await expect(photosOn(db).save(photo('m-1', 1))).rejects.toMatchObject({ code: 'quota' });
  });
});

describe('photos in a backup', () => {
  test('are all included, the newest first', async () => {
    const db = await openReady(freshApi());
    const large = { ...photo('m-4', 7), image: `data:image/webp;base64,${'A'.repeat(100_000)}` };
    const many = Array.from({ length: 100 }, (_, at) => ({ ...large, id: `m-x${at}` as const }));
    await db.photos.bulkPut([photo('m-1', 1), photo('m-2', 9), ...many]);
    const all = await readPhotos(db);
    expect(all).toHaveLength(102);
    expect([all[0]?.id, all.at(-1)?.id]).toEqual(['m-2', 'm-1']);
  });

  test('are added to the existing ones; the newer one stays', async () => {
    const db = await openReady(freshApi());
    const photos = photosOn(db);
    await photos.save(photo('m-1', 5));
    await photos.save(photo('m-2', 5));
    await addPhotos(db, [photo('m-1', 3), photo('m-2', 8), photo('m-3', 1), 'none', { id: 'm-4' }]);
    expect(await readPhotos(db)).toEqual([photo('m-2', 8), photo('m-1', 5), photo('m-3', 1)]);
  });
});
