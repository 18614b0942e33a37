// @ts-check
// Rooms in a Redis that several hubs share: each room a list of the updates that made it. Any hub can go on where
// another one died, and a phone that was there meanwhile brings what had not been written yet.

import { Redis as Relay } from '@hocuspocus/extension-redis';
import { Redis } from 'ioredis';

const DAY = 24 * 3600;

/** Tells the other hubs what is new in a room. Keeping it is not its affair, nor are locks that keeping would take. */
class RelayOnly extends Relay {
  /** @override */
  async onStoreDocument() {}

  /** @override */
  async afterStoreDocument() {}
}

/**
 * @param {string} address `redis://…`
 * @param {number} days that a room is kept
 */
export function roomLists(address, days) {
  const client = () => new Redis(address, { lazyConnect: false });
  const redis = client();
  const keyOf = (/** @type {string} */ room) => `hors-de-combat:room:${room}`;
  return {
    /** The extension that joins this hub's rooms with those of the others. */
    relay: new RelayOnly({ createClient: client, prefix: 'hors-de-combat', disconnectDelay: 200 }),
    /** @type {import('./room-files.mjs').RoomLog['load']} */
    load: async (room) => {
      const [updates] = await Promise.all([
        redis.lrangeBuffer(keyOf(room), 0, -1),
        redis.expire(keyOf(room), days * DAY),
      ]);
      return updates.map((update) => new Uint8Array(update));
    },
    /** @type {import('./room-files.mjs').RoomLog['add']} */
    add: async (room, update) => {
      await redis
        .pipeline()
        .rpush(keyOf(room), Buffer.from(update))
        .expire(keyOf(room), days * DAY)
        .exec();
    },
    // Redis does it by itself.
    sweep: async () => undefined,
    close: async () => void (await redis.quit()),
  };
}
