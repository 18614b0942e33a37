import { afterEach, expect, test, vi } from 'vitest';
import { diskOn } from '#app/disk.ts';
import { freshId } from '#app/random.ts';
import { freshApi, openReady } from '../support/databases.ts';
import { fillDisk } from '../support/full-disk.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('on a full disk, an installation that can’t write down who it is is somebody for this run', async () => {
  const db = await openReady(freshApi());
  fillDisk(db, 'settings');
  const disk = await diskOn({ state: 'ready', db }, () => {}, 'a-for-this-run');
  expect(disk.actor).toBe('a-for-this-run');
  expect(await disk.settings.load()).toEqual({});
});

test('ids are made where the browser has no randomUUID: each another one, and fit for an address', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  });
  const ids = new Set(Array.from({ length: 100 }, freshId));
  expect(ids.size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
