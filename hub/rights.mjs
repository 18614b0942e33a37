// @ts-check
// A room's id determines who may write and read: it is a hash over the hashes of both tokens. So a hub needs
// no accounts, and a phone without a token can't enter.

import { createHash } from 'node:crypto';

const HASH_BYTES = 16;

/** The right, its token, and the hash of the other token. */
const TOKEN = /^(?<right>[wr])\.(?<token>[\w-]{22})\.(?<other>[\w-]{22})$/;

/**
 * The right that a token gives in this room.
 * @param {string} room
 * @param {string} text
 * @returns {'write' | 'read' | null}
 */
export function rightIn(room, text) {
  const { right, token, other } = TOKEN.exec(text)?.groups ?? {};
  if (token === undefined || other === undefined) return null;
  const mine = hash(Buffer.from(token, 'base64url'));
  const theirs = Buffer.from(other, 'base64url');
  const both = right === 'w' ? [mine, theirs] : [theirs, mine];
  if (hash(Buffer.concat(both)).toString('base64url') !== room) return null;
  return right === 'w' ? 'write' : 'read';
}

/** @param {Buffer} bytes */
function hash(bytes) {
  return createHash('sha256').update(bytes).digest().subarray(0, HASH_BYTES);
}
