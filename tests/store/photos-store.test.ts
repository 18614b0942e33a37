import { describe, expect, test } from 'vitest';
import type { Photo } from '#roster/photo.ts';
import { createPhotosStore } from '#store/photos-store.ts';
import type { PhotosPort } from '#store/ports.ts';
import { memoryPhotos } from '../support/memory-photos.ts';

function photo(id: Photo['id'], warbandId: Photo['warbandId'] = 'w-1'): Photo {
  return { id, warbandId, image: `data:image/webp;base64,${id.length}AAA`, takenAt: 1 };
}

function open(...kept: readonly Photo[]) {
  const disk = new Map<string, Photo>(kept.map((one) => [one.id, one]));
  const store = createPhotosStore(memoryPhotos(disk));
  const shown = () => [...store.getState().photos.keys()].toSorted();
  return { ...store.getState(), disk, shown, store };
}

const FAILING: PhotosPort = {
  list: () => Promise.reject(new Error('gone')),
  save: () => Promise.reject(new Error('full')),
  remove: () => Promise.reject(new Error('full')),
};

describe('photos', () => {
  test('are read once, when a warband is opened', async () => {
    const { look, disk, shown } = open(photo('m-1'), photo('m-2', 'w-2'));
    await look('w-1');
    expect(shown()).toEqual(['m-1']);
    disk.set('m-3', photo('m-3'));
    await look('w-1');
    expect(shown()).toEqual(['m-1']);
  });

  test('appear at once, and are saved', async () => {
    const { put, drop, disk, store } = open();
    const putting = put(photo('m-1'));
    expect(store.getState().photos.get('m-1')).toEqual(photo('m-1'));
    expect(await putting).toBe(true);
    expect(disk.get('m-1')).toEqual(photo('m-1'));
    expect(await drop('m-1')).toBe(true);
    expect([store.getState().photos.size, disk.size]).toEqual([0, 0]);
  });

  test('that can’t be written leave the former ones in place', async () => {
    let port = await memoryPhotos()();
    const store = createPhotosStore(() => Promise.resolve(port));
    await store.getState().put(photo('m-1'));
    port = FAILING;
    const other = { ...photo('m-1'), image: 'data:image/webp;base64,other' };
    expect(await store.getState().put(other)).toBe(false);
    expect(store.getState().photos.get('m-1')).toEqual(photo('m-1'));
    expect(await store.getState().drop('m-1')).toBe(false);
    expect(store.getState().photos.get('m-1')).toEqual(photo('m-1'));
    expect(await store.getState().put(photo('m-2'))).toBe(false);
    expect(store.getState().photos.has('m-2')).toBe(false);
  });

  test('that can’t be read are read again later', async () => {
    let port = FAILING;
    const store = createPhotosStore(() => Promise.resolve(port));
    await store.getState().look('w-1');
    port = await memoryPhotos(new Map([['m-1', photo('m-1')]]))();
    await store.getState().look('w-1');
    expect(store.getState().photos.size).toBe(1);
  });

  test('are removed and restored with a member', async () => {
    const { follow, disk, shown } = open(photo('m-1'), photo('m-2'), photo('m-3', 'w-2'));
    await follow('w-1', ['m-1', 'm-2']);
    await follow('w-1', ['m-2']);
    expect(shown()).toEqual(['m-2']);
    expect([...disk.keys()]).toEqual(['m-2', 'm-3']);
    await follow('w-1', ['m-1', 'm-2']);
    expect(shown()).toEqual(['m-1', 'm-2']);
    expect(disk.get('m-1')).toEqual(photo('m-1'));
  });

  test('are removed and restored with the whole warband', async () => {
    const { follow, disk, shown } = open(photo('m-1'), photo('m-2'));
    await follow('w-1', ['m-1', 'm-2']);
    await follow('w-1', []);
    expect([shown(), disk.size]).toEqual([[], 0]);
    await follow('w-1', ['m-1', 'm-2']);
    expect([shown(), disk.size]).toEqual([['m-1', 'm-2'], 2]);
  });

  test('of members not yet known to this tab are kept', async () => {
    const { follow, disk } = open(photo('m-1'), photo('m-of-another-tab'));
    await follow('w-1', ['m-1']);
    await follow('w-1', []);
    expect([...disk.keys()]).toEqual(['m-of-another-tab']);
  });
});
