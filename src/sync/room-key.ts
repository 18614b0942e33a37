import { toBase64Url } from './base64url.ts';

// A room on a hub is known to those who have its key. All else follows from the key, one way only:
//
//     K, of who may write ─► token to write
//                         └► R, of who may only read ─► token to read
//                                                    └► keys that seal the entries
//
// The id of the room is a hash over the hashes of both tokens. So a hub that is shown a token and the other one's hash
// knows what it gives the right to, without a list of its own, and it never sees K or R.

/** What somebody has been given of a room. */
export type RoomKey =
  /** K: to write and to read. */
  | { readonly right: 'write'; readonly secret: Uint8Array<ArrayBuffer> }
  /** R: to read only, with the hash of the other token. */
  | {
      readonly right: 'read';
      readonly secret: Uint8Array<ArrayBuffer>;
      readonly writeHash: Uint8Array<ArrayBuffer>;
    };

/** What a key opens. */
export interface RoomKeys {
  /** What the hub calls the room. */
  readonly roomId: string;
  /** What the hub is shown. */
  readonly token: string;
  /** Encrypts entries. */
  readonly content: CryptoKey;
  /** Makes the nonce of each out of itself. */
  readonly nonce: CryptoKey;
}

/** Bytes of keys, tokens and hashes. */
export const KEY_BYTES = 16;

/** The key of a room that there is not yet. */
export function newRoomKey(): RoomKey {
  return { right: 'write', secret: crypto.getRandomValues(new Uint8Array(KEY_BYTES)) };
}

/** The key to hand to somebody who is to look on only. */
export async function readingKey(key: RoomKey): Promise<RoomKey & { readonly right: 'read' }> {
  if (key.right === 'read') return key;
  const [secret, token] = await Promise.all([derived(key.secret, 'R'), derived(key.secret, 'w')]);
  return { right: 'read', secret, writeHash: await hash(token) };
}

/** @throws where the browser has no cryptography: the page doesn’t come by https */
export async function keysOf(key: RoomKey): Promise<RoomKeys> {
  const reading = await readingKey(key);
  const readToken = await derived(reading.secret, 'r');
  const readHash = await hash(readToken);
  const [shown, other, mark] =
    key.right === 'write'
      ? [await derived(key.secret, 'w'), readHash, 'w']
      : [readToken, reading.writeHash, 'r'];
  const [content, nonce] = await Promise.all([
    derived(reading.secret, 'content', 32),
    derived(reading.secret, 'nonce', 32),
  ]);
  return {
    roomId: toBase64Url(await hash(new Uint8Array([...reading.writeHash, ...readHash]))),
    token: `${mark}.${toBase64Url(shown)}.${toBase64Url(other)}`,
    content: await crypto.subtle.importKey('raw', content, 'AES-GCM', false, [
      'encrypt',
      'decrypt',
    ]),
    nonce: await crypto.subtle.importKey('raw', nonce, { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
    ]),
  };
}

/** By HKDF. @param what is derived: the same secret gives something else for each */
async function derived(
  secret: Uint8Array<ArrayBuffer>,
  what: string,
  bytes = KEY_BYTES,
): Promise<Uint8Array<ArrayBuffer>> {
  const from = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const info = new TextEncoder().encode(`hors-de-combat room 1 ${what}`);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
  return new Uint8Array(await crypto.subtle.deriveBits(how, from, bytes * 8));
}

async function hash(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, KEY_BYTES);
}
