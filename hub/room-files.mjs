// @ts-check
// Rooms on the hub's own disk. A room only grows, so an append-only file of updates is enough: no database to
// install, nothing to lock, and a killed hub leaves at most half an update at the end, which the phones send
// again.

import { mkdirSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat, truncate, utimes } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';

/**
 * Stores rooms as their updates, in order.
 * @typedef {object} RoomLog
 * @property {(room: string) => Promise<readonly Uint8Array[]>} load
 * @property {(room: string, update: Uint8Array) => Promise<void>} add
 * @property {() => Promise<void>} sweep removes rooms unused for long
 * @property {() => Promise<void>} close
 */

const HEAD_BYTES = 8;
const DAY = 24 * 3_600_000;

/**
 * @param {string} folder
 * @param {number} days for which an unused room is kept
 * @param {(file: import('node:fs/promises').FileHandle, bytes: Buffer) => Promise<void>} [append]
 * @returns {RoomLog}
 */
export function roomFiles(folder, days, append = (file, bytes) => file.appendFile(bytes)) {
  mkdirSync(folder, { recursive: true });
  // Spread over some thousand folders, as a hub may hold millions of rooms.
  const fileOf = (/** @type {string} */ room) => path.join(folder, room.slice(0, 2), room);
  /** The running write of each room, for which the next one waits. @type {Map<string, Promise<void>>} */
  const writing = new Map();
  const after = (/** @type {string} */ room, /** @type {() => Promise<void>} */ write) => {
    const written = (writing.get(room) ?? Promise.resolve()).then(write);
    const kept = written
      .catch(() => undefined)
      .then(() => {
        if (writing.get(room) === kept) writing.delete(room);
      });
    writing.set(room, kept);
    return written;
  };
  /** Where the whole updates of a room end while something is written after them. @type {Map<string, number>} */
  const ends = new Map();
  return {
    load: async (room) => {
      await writing.get(room);
      const bytes = await readFile(fileOf(room)).catch(noneYet);
      if (bytes === null) return [];
      const now = new Date();
      await utimes(fileOf(room), now, now);
      const { updates, end } = updatesIn(bytes);
      // Updates after a damaged one could not be located any more.
      if (end < bytes.length) await truncate(fileOf(room), end);
      return updates;
    },
    add: (room, update) =>
      after(room, async () => {
        await mkdir(path.dirname(fileOf(room)), { recursive: true });
        const file = await open(fileOf(room), 'a');
        try {
          // Half an update, left by a write that failed, would hide all that follow.
          const half = ends.get(room);
          if (half !== undefined) await file.truncate(half);
          ends.set(room, half ?? (await file.stat()).size);
          await append(file, framed(update));
          ends.delete(room);
        } finally {
          await file.close();
        }
      }),
    sweep: async () => {
      const oldest = Date.now() - days * DAY;
      for (const name of await readdir(folder, { recursive: true })) {
        const file = path.join(folder, name);
        const found = await stat(file);
        if (found.isFile() && found.mtimeMs < oldest) await rm(file);
      }
    },
    close: async () => void (await Promise.all(writing.values())),
  };
}

/** @param {unknown} problem */
function noneYet(problem) {
  if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return null;
  throw problem;
}

/** @param {Uint8Array} update */
function framed(update) {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(update.length, 0);
  head.writeUInt32LE(crc32(update), 4);
  return Buffer.concat([head, update]);
}

/**
 * @param {Buffer} bytes
 * @returns {{ updates: readonly Uint8Array[]; end: number }} the complete updates, and where they end
 */
function updatesIn(bytes) {
  const updates = [];
  let at = 0;
  while (at + HEAD_BYTES <= bytes.length) {
    const from = at + HEAD_BYTES;
    const update = bytes.subarray(from, from + bytes.readUInt32LE(at));
    const isWhole = from + bytes.readUInt32LE(at) <= bytes.length;
    if (!isWhole || crc32(update) !== bytes.readUInt32LE(at + 4)) break;
    updates.push(new Uint8Array(update));
    at = from + update.length;
  }
  return { updates, end: at };
}
