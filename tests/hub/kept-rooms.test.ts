import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { keptRooms } from '../../hub/kept-rooms.mjs';
import { roomFiles } from '../../hub/room-files.mjs';

const ROOM = 'AbCdEfGhIjKlMnOpQrStUv';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => vi.useRealTimers());

/** The files of a hub, on a disk that can be full. */
function onDisk() {
  const files = roomFiles(mkdtempSync(path.join(tmpdir(), 'rooms-')), 90);
  const disk = { full: false };
  const add: typeof files.add = (room, update) =>
    disk.full ? Promise.reject(new Error('ENOSPC')) : files.add(room, update);
  const told: boolean[] = [];
  const rooms = keptRooms({ ...files, add }, (room) => told.push(rooms.isBehind(room)));
  return { disk, files, rooms, told };
}

/** Pieces of a battle as a phone appends them, each with its update. */
function pieces() {
  const doc = new Y.Doc();
  const list = doc.getArray<number>('entries');
  let last = new Uint8Array();
  doc.on('update', (update: Uint8Array) => {
    last = new Uint8Array(update);
  });
  return (number: number) => {
    list.push([number]);
    return last;
  };
}

function read(updates: readonly Uint8Array[]): readonly unknown[] {
  const doc = new Y.Doc();
  for (const update of updates) Y.applyUpdate(doc, update);
  return doc.getArray('entries').toArray();
}

test('what a full disk did not take is written when it has room, and a phone that joins meanwhile gets it', async () => {
  const { disk, files, rooms, told } = onDisk();
  const piece = pieces();
  await rooms.add(ROOM, piece(0));
  disk.full = true;
  for (const number of [1, 2, 3]) await rooms.add(ROOM, piece(number));
  expect(read(await rooms.load(ROOM))).toEqual([0, 1, 2, 3]);
  expect(read(await files.load(ROOM))).toEqual([0]);
  expect(told).toEqual([true]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(rooms.isBehind(ROOM)).toBe(true);
  disk.full = false;
  await rooms.add(ROOM, piece(4));
  await vi.advanceTimersByTimeAsync(2000);
  await vi.waitFor(() => expect(told).toEqual([true, false]));
  await rooms.add(ROOM, piece(5));
  expect(read(await files.load(ROOM))).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a hub that is stopped writes first what it still lacks', async () => {
  const { disk, files, rooms } = onDisk();
  disk.full = true;
  await rooms.add(ROOM, pieces()(1));
  disk.full = false;
  await rooms.close();
  expect(read(await files.load(ROOM))).toEqual([1]);
});
