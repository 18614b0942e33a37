// @ts-check
// Counts connections and their traffic by address, so that a flood from one address does not affect others.

import { bucket } from './bucket.mjs';
import { Refusal } from './refusal.mjs';

/** @typedef {import('./limits.mjs').Limits} Limits */

/**
 * One connection.
 * @typedef {object} Visit
 * @property {(bytes: number) => void} countMessage counts a message. Throws a refusal after too many of late
 * @property {() => void} countToken counts a shown token, and closes the connection after a few
 * @property {() => void} admit its token was right: it stays as long as it likes
 * @property {() => void} countRoom counts a new room. Throws a refusal when this address has begun too many
 */

const HOUR = 3600;

/** A phone shows its token once. */
const MAX_TOKENS = 3;

/**
 * @typedef {object} Address
 * @property {number} open its connections
 * @property {Set<import('node:stream').Duplex>} mute those that have yet to show a right token, oldest first
 * @property {ReturnType<typeof bucket>} openings
 * @property {ReturnType<typeof bucket>} rooms
 */

/** @param {Limits} limits */
export function visitors(limits) {
  /** @type {Map<string, Address>} */
  const addresses = new Map();
  let open = 0;
  const at = (/** @type {string} */ address) => {
    const known = addresses.get(address) ?? {
      open: 0,
      mute: new Set(),
      openings: bucket(limits.ADDRESS_OPENINGS_AT_ONCE, limits.ADDRESS_OPENINGS_A_SECOND),
      rooms: bucket(limits.ADDRESS_ROOMS_AT_ONCE, limits.ADDRESS_ROOMS_AN_HOUR / HOUR),
    };
    addresses.set(address, known);
    return known;
  };
  return {
    /**
     * Admits a connection; null when there are too many.
     * @param {string} address
     * @param {import('node:stream').Duplex} socket
     * @returns {Visit | null}
     */
    enter: (address, socket) => {
      const here = at(address);
      const [oldest] = here.mute;
      // A newcomer is not shut out by those that say nothing.
      if (oldest !== undefined && here.mute.size >= limits.ADDRESS_MUTE) {
        here.mute.delete(oldest);
        oldest.destroy();
      }
      const isFull = open >= limits.CONNECTIONS || here.open >= limits.ADDRESS_CONNECTIONS;
      if (isFull || !here.openings.take()) return null;
      open += 1;
      here.open += 1;
      here.mute.add(socket);
      const late = setTimeout(() => socket.destroy(), limits.TOKEN_SECONDS * 1000);
      const admit = () => {
        clearTimeout(late);
        here.mute.delete(socket);
      };
      socket.once('close', () => {
        admit();
        open -= 1;
        here.open -= 1;
      });
      const messages = bucket(limits.MESSAGES_AT_ONCE, limits.MESSAGES_A_SECOND);
      const bytes = bucket(limits.BYTES_AT_ONCE, limits.BYTES_A_SECOND);
      let tokens = 0;
      return {
        admit,
        countMessage: (length) => {
          if (!messages.take() || !bytes.take(length)) throw new Refusal('too-fast');
        },
        countToken: () => {
          tokens += 1;
          if (tokens > MAX_TOKENS) socket.destroy();
        },
        countRoom: () => {
          if (!here.rooms.take()) throw new Refusal('too-many-rooms');
        },
      };
    },
    /** Forgets addresses without connections or recent activity. */
    forget: () => {
      for (const [address, here] of addresses) {
        const isQuiet = here.openings.isEmpty() && here.rooms.isEmpty();
        if (here.open === 0 && isQuiet) addresses.delete(address);
      }
    },
  };
}
