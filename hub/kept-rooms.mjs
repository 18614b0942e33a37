// @ts-check
// A log may fail for a while: a full disk, a Redis that is away. What it did not take is kept in memory and
// written as soon as it takes it, so that a phone that joins later gets everything.

import { mergeUpdates } from 'yjs';

/** @typedef {import('./room-files.mjs').RoomLog} RoomLog */

/** Milliseconds between two attempts. */
const RETRY = 2000;

/**
 * @param {RoomLog} log
 * @param {(room: string) => void} onBehind called when a room's log begins to lack something, and when it has all again
 * @returns {RoomLog & { isBehind: (room: string) => boolean }} `add` rejects no more
 */
export function keptRooms(log, onBehind) {
  /** What each room's log lacks. @type {Map<string, Uint8Array[]>} */
  const lacking = new Map();
  /** @type {ReturnType<typeof setTimeout> | null} */
  let timer = null;
  const keep = (/** @type {string} */ room, /** @type {Uint8Array} */ update) => {
    const before = lacking.get(room);
    if (before === undefined) {
      lacking.set(room, [update]);
      onBehind(room);
    } else before.push(update);
  };
  const makeUp = async () => {
    for (const [room, updates] of lacking) {
      const count = updates.length;
      await log.add(room, mergeUpdates(updates));
      updates.splice(0, count);
      // Others may have come meanwhile.
      if (updates.length > 0) continue;
      lacking.delete(room);
      onBehind(room);
    }
  };
  const schedule = () => {
    if (lacking.size === 0) return;
    timer ??= setTimeout(() => {
      makeUp()
        .catch(() => undefined)
        .finally(() => {
          timer = null;
          schedule();
        });
    }, RETRY);
  };
  return {
    isBehind: (room) => lacking.has(room),
    load: async (room) => {
      // Read first: what is written meanwhile is in at least one of the two.
      const owed = lacking.get(room)?.slice() ?? [];
      return [...(await log.load(room)), ...owed];
    },
    add: async (room, update) => {
      if (lacking.has(room)) return keep(room, update);
      try {
        await log.add(room, update);
      } catch (problem) {
        console.error('A room could not be kept:', problem);
        keep(room, update);
        schedule();
      }
    },
    sweep: log.sweep,
    close: async () => {
      if (timer !== null) clearTimeout(timer);
      await makeUp().catch(() => console.error(`Rooms not kept: ${lacking.size}`));
      await log.close();
    },
  };
}
