// @ts-check

import { getState } from 'yjs';

/**
 * An element of a room's list, and the one after which it is appended; null for the first.
 * @typedef {{ id: Id; after: Id | null; bytes: number }} Element
 * @typedef {{ client: number; clock: number }} Id a writer, and the number of his earlier elements
 */

/**
 * Whether the dependencies of each element, its writer's previous element and the one after which it is
 * appended, are here or in the same update: otherwise Yjs would keep it pending in memory, perhaps for ever.
 * Writers are in any order in an update, so one of them may have to wait for another.
 * @param {import('yjs').Doc} doc
 * @param {readonly Element[]} added in order for each writer
 */
export function dependenciesMet(doc, added) {
  /** The number of placed elements of each writer. @type {Map<number, number>} */
  const ends = new Map();
  const endOf = (/** @type {number} */ client) => ends.get(client) ?? getState(doc.store, client);
  const queues = queuesOf(added);
  /** Queues whose next element has to wait, by its dependency. @type {Map<string, Queue[]>} */
  const waiting = new Map();
  const going = [...queues.values()];
  let left = added.length;
  for (let queue = going.pop(); queue !== undefined; queue = going.pop()) {
    for (let one = queue.next(); one !== undefined; one = queue.next()) {
      const { id, after } = one;
      if (id.clock > endOf(id.client)) return false;
      if (after !== null && after.clock >= endOf(after.client)) {
        const others = waiting.get(nameOf(after));
        if (others === undefined) waiting.set(nameOf(after), [queue]);
        else others.push(queue);
        break;
      }
      ends.set(id.client, id.clock + 1);
      left -= 1;
      queue.advance();
      for (const freed of waiting.get(nameOf(id)) ?? []) going.push(freed);
      waiting.delete(nameOf(id));
    }
  }
  return left === 0;
}

/** @typedef {{ next: () => Element | undefined; advance: () => void; add: (one: Element) => void }} Queue */

/**
 * @param {readonly Element[]} added
 * @returns {ReadonlyMap<number, Queue>} by their writers
 */
function queuesOf(added) {
  /** @type {Map<number, Queue>} */
  const queues = new Map();
  for (const one of added) {
    const queue = queues.get(one.id.client) ?? newQueue();
    queue.add(one);
    queues.set(one.id.client, queue);
  }
  return queues;
}

/** @returns {Queue} */
function newQueue() {
  /** @type {Element[]} */
  const elements = [];
  let at = 0;
  return {
    add: (one) => void elements.push(one),
    next: () => elements[at],
    advance: () => {
      at += 1;
    },
  };
}

/**
 * Names an element among all of a room.
 * @param {Id} id
 */
export function nameOf({ client, clock }) {
  return `${client} ${clock}`;
}
