// @ts-check
// A room only grows: a list of sealed elements to which phones append. The hub can't read them and need not:
// any update that does more than append is refused before Yjs applies it.

import { ContentBinary, decodeStateVector, decodeUpdate, getState, Item } from 'yjs';
import { dependenciesMet, nameOf } from './places.mjs';
import { Refusal } from './refusal.mjs';

/** @typedef {import('yjs').Doc} Doc */
/** @typedef {import('./limits.mjs').Limits} Limits */
/** @typedef {{ elements: number; bytes: number }} Size */

/** The list of sealed elements, in the document of every room. */
const ROOT = 'entries';

/** @type {WeakMap<Doc, Size>} */
const sizes = new WeakMap();

/**
 * Checks an update to a room.
 * @param {Doc} doc
 * @param {Uint8Array} update
 * @param {Limits} limits
 * @returns {boolean} whether it adds anything
 * @throws {Refusal} if it does anything but append sealed elements, or exceeds a limit
 */
export function checkUpdate(doc, update, limits) {
  const { structs, ds } = decoded(update);
  if (ds.clients.size > 0) throw new Refusal('removes');
  const added = structs.filter((struct) => isNew(doc, struct)).map(elementOf);
  const size = { ...sizeOf(doc) };
  for (const { bytes } of added) {
    if (bytes > limits.ELEMENT_BYTES) throw new Refusal('too-big');
    size.elements += 1;
    size.bytes += bytes;
  }
  if (size.bytes > limits.ROOM_BYTES || size.elements > limits.ROOM_ELEMENTS) {
    throw new Refusal('too-big');
  }
  checkCrowd(doc, added, limits);
  if (!dependenciesMet(doc, added)) throw new Refusal('gap');
  return added.length > 0;
}

/**
 * Yjs compares each element with all others after the same one, and keeps a list for each writer.
 * @param {Doc} doc
 * @param {readonly import('./places.mjs').Element[]} added
 * @param {Limits} limits
 */
function checkCrowd(doc, added, { ROOM_WRITERS, SIBLINGS }) {
  const writers = new Set(added.map(({ id }) => id.client));
  for (const known of doc.store.clients.keys()) writers.add(known);
  if (writers.size > ROOM_WRITERS) throw new Refusal('too-big');
  /** @type {Map<string, number>} */
  const siblings = new Map();
  for (const { after } of added) {
    const name = after === null ? '' : nameOf(after);
    const count = (siblings.get(name) ?? 0) + 1;
    if (count > SIBLINGS) throw new Refusal('shape');
    siblings.set(name, count);
  }
}

/**
 * @param {import('yjs').Item | import('yjs').GC | import('yjs').Skip} struct
 * @returns {import('./places.mjs').Element}
 */
function elementOf(struct) {
  const content = struct instanceof Item ? struct.content : null;
  const isElement = struct instanceof Item && content instanceof ContentBinary;
  if (!isElement || !isAppended(struct)) throw new Refusal('shape');
  return { id: struct.id, after: struct.origin, bytes: content.content.length };
}

/**
 * Estimates the bytes of a response to this state vector.
 * @param {Doc} doc
 * @param {Uint8Array} stateVector
 */
export function bytesLacking(doc, stateVector) {
  const has = decodedState(stateVector);
  const { elements, bytes } = sizeOf(doc);
  let lacking = 0;
  for (const client of doc.store.clients.keys()) {
    lacking += Math.max(0, getState(doc.store, client) - (has.get(client) ?? 0));
  }
  return elements === 0 ? 0 : Math.ceil((lacking * bytes) / elements);
}

/**
 * Whether it is appended to the list: after one of its elements, or as the first one.
 * @param {Item} item
 */
function isAppended({ origin, rightOrigin, parent, parentSub }) {
  /** A name, before the item is integrated. */
  const named = /** @type {unknown} */ (parent);
  // Everything in the document is in that list; an item after one of its elements names no parent.
  return parentSub === null && rightOrigin === null && (origin !== null || named === ROOT);
}

/**
 * @param {Doc} doc
 * @param {{ id: { client: number; clock: number }; length: number }} struct
 */
function isNew(doc, { id, length }) {
  return id.clock + length > getState(doc.store, id.client);
}

/** @param {Uint8Array} update */
function decoded(update) {
  try {
    return decodeUpdate(update);
  } catch {
    throw new Refusal('shape');
  }
}

/** @param {Uint8Array} stateVector */
function decodedState(stateVector) {
  try {
    return decodeStateVector(stateVector);
  } catch {
    throw new Refusal('shape');
  }
}

/**
 * Counted once, then kept up to date with each update.
 * @param {Doc} doc
 * @returns {Size}
 */
function sizeOf(doc) {
  const known = sizes.get(doc);
  if (known !== undefined) return known;
  const size = { elements: 0, bytes: 0 };
  const count = (/** @type {unknown} */ element) => {
    size.elements += 1;
    if (element instanceof Uint8Array) size.bytes += element.length;
  };
  const list = doc.getArray(ROOT);
  list.forEach(count);
  list.observe(({ changes }) => {
    for (const { content } of changes.added) for (const one of content.getContent()) count(one);
  });
  sizes.set(doc, size);
  return size;
}
