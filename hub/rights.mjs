// @ts-check
// A room says by its own name who may write and who may read there: its id is a hash over the hashes of both tokens.
// So a hub keeps no accounts, and a phone that knows neither token gets in nowhere.

import { createHash } from 'node:crypto';

const HASH_BYTES = 16;

/** Who writes shows his token and the other one's hash; who reads, the other way round. */
const TOKEN = /^(?<right>[wr])\.(?<token>[\w-]{22})\.(?<other>[\w-]{22})$/;

/**
 * What a token gives the right to in this room.
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
