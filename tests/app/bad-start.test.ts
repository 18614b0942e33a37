import { afterEach, expect, test, vi } from 'vitest';
import { diskOn } from '#app/disk.ts';
import { freshId } from '#app/random.ts';
import { freshApi, openReady } from '../support/databases.ts';
import { fillDisk } from '../support/full-disk.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('uses an id for this run only when the disk is too full to store one', async () => {
  const db = await openReady(freshApi());
  fillDisk(db, 'settings');
  const disk = await diskOn({ state: 'ready', db }, () => {}, 'a-for-this-run');
  expect(disk.actor).toBe('a-for-this-run');
  expect(await disk.settings.load()).toEqual({});
});

test('makes unique, URL-safe ids where the browser has no randomUUID', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  });
  const ids = new Set(Array.from({ length: 100 }, freshId));
  expect(ids.size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
