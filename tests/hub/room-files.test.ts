import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  statSync,
  truncateSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { roomFiles } from '../../hub/room-files.mjs';

const ROOM = 'AbCdEfGhIjKlMnOpQrStUv';
const UPDATES = [Uint8Array.of(1, 2, 3), new Uint8Array(5000), Uint8Array.of(9)];

function newFolder() {
  return mkdtempSync(path.join(tmpdir(), 'rooms-'));
}

async function filled() {
  const folder = newFolder();
  const log = roomFiles(folder, 90);
  // Without awaiting each: a hub does not wait.
  await Promise.all(UPDATES.map((update) => log.add(ROOM, update)));
  const file = path.join(folder, ROOM.slice(0, 2), ROOM);
  return { folder, file, log };
}

test('a room is read back in the order written, by another process too', async () => {
  const { folder, log } = await filled();
  expect(await log.load(ROOM)).toEqual(UPDATES);
  expect(await roomFiles(folder, 90).load(ROOM)).toEqual(UPDATES);
  expect(await log.load('another')).toEqual([]);
});

test.each([1, 4, 8, 9])(
  'an update truncated %i bytes before its end is cut off, and later ones are kept',
  async (bytes) => {
    const { folder, file } = await filled();
    truncateSync(file, statSync(file).size - bytes);
    const log = roomFiles(folder, 90);
    expect(await log.load(ROOM)).toEqual(UPDATES.slice(0, -1));
    await log.add(ROOM, Uint8Array.of(7));
    expect(await log.load(ROOM)).toEqual([...UPDATES.slice(0, -1), Uint8Array.of(7)]);
  },
);

test('a write that failed half way is cut off before the next one', async () => {
  const { folder } = await filled();
  let full = true;
  const log = roomFiles(folder, 90, async (to, bytes) => {
    await to.appendFile(full ? bytes.subarray(0, 5) : bytes);
    if (full) throw new Error('ENOSPC');
  });
  for (const number of [6, 7]) {
    await expect(log.add(ROOM, Uint8Array.of(number))).rejects.toThrow('ENOSPC');
  }
  full = false;
  await log.add(ROOM, Uint8Array.of(8));
  const all = [...UPDATES, Uint8Array.of(8)];
  expect(await log.load(ROOM)).toEqual(all);
  expect(await roomFiles(folder, 90).load(ROOM)).toEqual(all);
});

test('a damaged update ends the room at its position', async () => {
  const { file, log } = await filled();
  appendFileSync(file, Uint8Array.of(4, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4));
  expect(await log.load(ROOM)).toEqual(UPDATES);
});

test('a room unused for long is removed, and one that was only read is kept', async () => {
  const { folder, file, log } = await filled();
  await log.add('Other', Uint8Array.of(1));
  const longAgo = new Date(Date.now() - 91 * 24 * 3_600_000);
  for (const one of [file, path.join(folder, 'Ot', 'Other')]) utimesSync(one, longAgo, longAgo);
  await log.load('Other');
  await log.sweep();
  expect(await log.load(ROOM)).toEqual([]);
  expect(await log.load('Other')).toEqual([Uint8Array.of(1)]);
  expect(readdirSync(path.join(folder, 'Ab'))).toEqual([]);
});
