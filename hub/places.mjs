// @ts-check

import { getState } from 'yjs';

/**
 * An element of a room's list, and the one behind which it stands; null for the first.
 * @typedef {{ id: Id; behind: Id | null; bytes: number }} Element
 * @typedef {{ client: number; clock: number }} Id a writer, and how many he had written before
 */

/**
 * Whether each element has its writer's one before it and the one behind which it stands, here or in the same update:
 * without them it would wait for them in memory, maybe for ever. An update names its writers in any order, so that one
 * of them may have to wait for another.
 * @param {import('yjs').Doc} doc
 * @param {readonly Element[]} added those of one writer in their order
 */
export function allFindTheirPlace(doc, added) {
  /** How much of each writer has its place. @type {Map<number, number>} */
  const ends = new Map();
  const endOf = (/** @type {number} */ client) => ends.get(client) ?? getState(doc.store, client);
  const queues = queuesOf(added);
  /** Queues whose next element has to wait, by the one that it waits for. @type {Map<string, Queue[]>} */
  const waiting = new Map();
  const going = [...queues.values()];
  let left = added.length;
  for (let queue = going.pop(); queue !== undefined; queue = going.pop()) {
    for (let one = queue.next(); one !== undefined; one = queue.next()) {
      const { id, behind } = one;
      if (id.clock > endOf(id.client)) return false;
      if (behind !== null && behind.clock >= endOf(behind.client)) {
        waiting.set(nameOf(behind), [...(waiting.get(nameOf(behind)) ?? []), queue]);
        break;
      }
      ends.set(id.client, id.clock + 1);
      left -= 1;
      queue.advance();
      going.push(...(waiting.get(nameOf(id)) ?? []));
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

/** @param {Id} id */
function nameOf({ client, clock }) {
  return `${client} ${clock}`;
}
