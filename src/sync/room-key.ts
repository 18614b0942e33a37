import { toBase64Url } from './base64url.ts';

// A room on a hub is accessible with its key. Everything else is derived from the key, in one direction only:
//
//     K, the write key ─► write token
//                      └► R, the read key ─► read token
//                                         └► keys that encrypt the entries
//
// The id of the room is a hash over the hashes of both tokens. So a hub that is shown a token and the other one's hash
// knows what it gives the right to, without a list of its own, and it never sees K or R.

/** A key to a room. */
export type RoomKey =
  /** K: for writing and reading. */
  | { readonly right: 'write'; readonly secret: Uint8Array<ArrayBuffer> }
  /** R: for reading only, with the hash of the write token. */
  | {
      readonly right: 'read';
      readonly secret: Uint8Array<ArrayBuffer>;
      readonly writeHash: Uint8Array<ArrayBuffer>;
    };

/** What is derived from a key. */
export interface RoomKeys {
  /** The hub's id of the room. */
  readonly roomId: string;
  /** What is shown to the hub. */
  readonly token: string;
  /** Encrypts entries. */
  readonly content: CryptoKey;
  /** Derives each nonce from the text itself. */
  readonly nonce: CryptoKey;
}

/** Bytes of keys, tokens and hashes. */
export const KEY_BYTES = 16;

/** A key for a new room. */
export function newRoomKey(): RoomKey {
  return { right: 'write', secret: crypto.getRandomValues(new Uint8Array(KEY_BYTES)) };
}

/** The key for an onlooker. */
export async function readingKey(key: RoomKey): Promise<RoomKey & { readonly right: 'read' }> {
  if (key.right === 'read') return key;
  const [secret, token] = await Promise.all([derived(key.secret, 'R'), derived(key.secret, 'w')]);
  return { right: 'read', secret, writeHash: await hash(token) };
}

/** @throws if the browser has no cryptography, as without https */
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

/** Derives a key by HKDF. @param what the purpose, each of which gives a different result */
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
