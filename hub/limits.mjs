// @ts-check
// Limits of a hub per room, connection and address. An honest evening stays far below all of them; each can
// be set by an environment variable, such as HUB_ROOM_BYTES.

/** @typedef {typeof DEFAULTS} Limits */

const DEFAULTS = {
  /** Bytes of one message: a phone may have to restore a whole room at once. */
  MESSAGE_BYTES: 9_000_000,
  /** Bytes of one element: some hundred entries deflated. */
  ELEMENT_BYTES: 300_000,
  /** Bytes of all elements of a room: twenty evenings. */
  ROOM_BYTES: 8_000_000,
  ROOM_ELEMENTS: 30_000,
  /** Writers of a room: a page that writes is one, until it is reloaded. */
  ROOM_WRITERS: 2000,
  /** Elements of one message after the same one, each by a phone that did not know the others yet. */
  SIBLINGS: 200,
  /** Connections to one battle: phones, screens and forgotten tabs. */
  ROOM_CONNECTIONS: 24,
  /** Seconds without anything new after which the phones of a room are sent home until their players return. */
  ROOM_IDLE_SECONDS: 12 * 3600,
  /** Messages of one connection: the burst, and the average per second. */
  MESSAGES_AT_ONCE: 400,
  MESSAGES_A_SECOND: 20,
  /** Bytes of one connection, likewise. */
  BYTES_AT_ONCE: 20_000_000,
  BYTES_A_SECOND: 100_000,
  /** Bytes waiting to be sent to one connection that doesn’t read them. */
  WAITING_BYTES: 20_000_000,
  /** Connections in all. */
  CONNECTIONS: 10_000,
  /** Connections of one address: a club behind one router. */
  ADDRESS_CONNECTIONS: 300,
  /** Those of them that have yet to show a token: one more disconnects the oldest. */
  ADDRESS_MUTE: 150,
  /** Seconds within which a connection has to show its token. */
  TOKEN_SECONDS: 15,
  /** Connections opened by one address: the burst, and the average per second. */
  ADDRESS_OPENINGS_AT_ONCE: 600,
  ADDRESS_OPENINGS_A_SECOND: 5,
  /** Rooms begun by one address: the burst, and the average per hour. */
  ADDRESS_ROOMS_AT_ONCE: 60,
  ADDRESS_ROOMS_AN_HOUR: 30,
  /** Days for which an unused room is kept. */
  DAYS_KEPT: 90,
};

/**
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @returns {Limits}
 */
export function limitsFrom(env = {}) {
  const set = Object.entries(env).flatMap(([name, value]) => {
    const key = name.replace(/^HUB_/, '');
    const isLimit = name !== key && Object.hasOwn(DEFAULTS, key) && Number(value) > 0;
    return isLimit ? [[key, Number(value)]] : [];
  });
  return { ...DEFAULTS, ...Object.fromEntries(set) };
}
