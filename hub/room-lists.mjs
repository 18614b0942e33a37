// @ts-check
// Rooms in a Redis that several hubs share: each room is a list of its updates. Any hub can continue after
// another was killed, and the phones send what had not been written yet.

import { Redis as Relay } from '@hocuspocus/extension-redis';
import { Redis } from 'ioredis';

const DAY = 24 * 3600;

/** Relays updates of a room to the other hubs. It neither stores them nor takes the locks needed for storing. */
class RelayOnly extends Relay {
  /** @override */
  async onStoreDocument() {}

  /** @override */
  async afterStoreDocument() {}
}

/**
 * @param {string} address `redis://…`
 * @param {number} days for which an unused room is kept
 */
export function roomLists(address, days) {
  const client = () => new Redis(address, { lazyConnect: false });
  const redis = client();
  const keyOf = (/** @type {string} */ room) => `hors-de-combat:room:${room}`;
  return {
    /** The extension that connects this hub's rooms with those of the others. */
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
    // Redis expires them by itself.
    sweep: async () => undefined,
    close: async () => void (await redis.quit()),
  };
}
