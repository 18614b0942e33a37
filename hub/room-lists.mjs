// @ts-check
// Rooms in a Redis that several hubs share: each room is a list of its updates. Any hub can continue after
// another was killed, and the phones send what had not been written yet.

import { Redis } from 'ioredis';
import { applyUpdate, Doc, encodeStateAsUpdate, encodeStateVector } from 'yjs';
import { Relay } from './relay.mjs';

const DAY = 24 * 3600;

/** An update without content. */
const NOTHING = encodeStateAsUpdate(new Doc());

/**
 * @param {string} address `redis://…`
 * @param {number} days for which an unused room is kept
 */
export function roomLists(address, days) {
  const client = () => new Redis(address, { lazyConnect: false });
  const redis = client();
  const keyOf = (/** @type {string} */ room) => `hors-de-combat:room:${room}`;
  /** @type {import('./room-files.mjs').RoomLog['load']} */
  const load = async (room) => {
    const [updates] = await Promise.all([
      redis.lrangeBuffer(keyOf(room), 0, -1),
      redis.expire(keyOf(room), days * DAY),
    ]);
    return updates.map((update) => new Uint8Array(update));
  };
  /** @type {import('./room-files.mjs').RoomLog['add']} */
  const add = async (room, update) => {
    await redis.rpush(keyOf(room), Buffer.from(update));
    await redis.expire(keyOf(room), days * DAY);
  };
  /** Writes what Redis lacks of an open room, which may be all of it if it kept nothing while it was away. */
  const makeUp = async (/** @type {{ documentName: string; document: Doc }} */ open) => {
    const written = new Doc();
    for (const update of await load(open.documentName)) applyUpdate(written, update);
    const lacking = encodeStateAsUpdate(open.document, encodeStateVector(written));
    if (lacking.length > NOTHING.length) await add(open.documentName, lacking);
  };
  return {
    /** The extension that connects this hub's rooms with those of the others. */
    relay: new Relay(
      { createClient: client, prefix: 'hors-de-combat', disconnectDelay: 200 },
      makeUp,
    ),
    load,
    add,
    // Redis expires them by itself.
    sweep: async () => undefined,
    close: async () => void (await redis.quit()),
  };
}
