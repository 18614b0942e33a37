// @ts-check
// What a hub bears of any one room, connection or address. An honest evening stays far below all of it; each can be
// set by an environment variable of its name, as HUB_ROOM_BYTES.

/** @typedef {typeof DEFAULTS} Limits */

const DEFAULTS = {
  /** Bytes of one message: a phone may have to give a whole room back at once. */
  MESSAGE_BYTES: 9_000_000,
  /** Bytes of one element: some hundred entries deflated. */
  ELEMENT_BYTES: 300_000,
  /** Bytes of all elements of a room: twenty evenings. */
  ROOM_BYTES: 8_000_000,
  ROOM_ELEMENTS: 30_000,
  /** Phones, screens and forgotten tabs at one battle. */
  ROOM_CONNECTIONS: 24,
  /** Messages of one connection: so many at once, and so many a second on the long run. */
  MESSAGES_AT_ONCE: 400,
  MESSAGES_A_SECOND: 20,
  /** Bytes of one connection, likewise. */
  BYTES_AT_ONCE: 20_000_000,
  BYTES_A_SECOND: 100_000,
  /** What waits to be sent to one connection that doesn’t read it. */
  WAITING_BYTES: 20_000_000,
  /** Connections in all. */
  CONNECTIONS: 10_000,
  /** Connections of one address: a club behind one router. */
  ADDRESS_CONNECTIONS: 300,
  /** Connections that one address opens: so many at once, and so many a second on the long run. */
  ADDRESS_OPENINGS_AT_ONCE: 600,
  ADDRESS_OPENINGS_A_SECOND: 5,
  /** Rooms that one address begins: so many at once, and so many an hour on the long run. */
  ADDRESS_ROOMS_AT_ONCE: 60,
  ADDRESS_ROOMS_AN_HOUR: 30,
  /** Days that a room is kept after somebody was there last. */
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
