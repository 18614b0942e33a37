import { deflated, inflated } from './deflate.ts';
import type { RoomKeys } from './room-key.ts';

// What a hub stores: entries encrypted with AES-GCM, several in one piece. The nonce is derived from the
// text, so that the same entries always give the same bytes, and different texts never share a nonce by bad
// luck.

const NONCE_BYTES = 12;
const PLAIN = 0;
const DEFLATED = 1;

/** Bytes above which deflating is worth it. */
const DEFLATE_ABOVE = 600;

/** Bytes of one inflated piece: many times what a phone seals at once. */
const MAX_BYTES = 5_000_000;

/** What is in a piece. */
export interface Opened {
  readonly rows: readonly unknown[];
  /** Inflated. */
  readonly bytes: number;
}

/** Encrypts and decrypts rows of one room. */
export interface Sealing {
  readonly seal: (rows: readonly unknown[]) => Promise<Uint8Array>;
  /**
   * @param most bytes that it may have inflated
   * @returns null for anything larger, or not sealed with this key
   */
  readonly open: (sealed: Uint8Array, most?: number) => Promise<Opened | null>;
}

export function sealingOf({ roomId, content, nonce: nonceKey }: RoomKeys): Sealing {
  const additionalData = new TextEncoder().encode(roomId);
  const nonceOf = async (text: Uint8Array<ArrayBuffer>) =>
    new Uint8Array(await crypto.subtle.sign('HMAC', nonceKey, text)).slice(0, NONCE_BYTES);
  return {
    seal: async (rows) => {
      const text = await packed(new TextEncoder().encode(JSON.stringify(rows)));
      const iv = await nonceOf(text);
      const how = { name: 'AES-GCM', iv, additionalData };
      const sealed = new Uint8Array(await crypto.subtle.encrypt(how, content, text));
      return joined(iv, sealed);
    },
    open: async (sealed, most = MAX_BYTES) => {
      try {
        const iv = sealed.slice(0, NONCE_BYTES);
        const how = { name: 'AES-GCM', iv, additionalData };
        const text = await crypto.subtle.decrypt(how, content, sealed.slice(NONCE_BYTES));
        const bytes = await unpacked(new Uint8Array(text), Math.min(most, MAX_BYTES));
        if (bytes === null) return null;
        const rows: unknown = JSON.parse(new TextDecoder().decode(bytes));
        return Array.isArray(rows) ? { rows, bytes: bytes.length } : null;
      } catch {
        return null;
      }
    },
  };
}

async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const small = bytes.length > DEFLATE_ABOVE ? await deflated(bytes) : null;
  return small === null || small.length >= bytes.length
    ? joined(Uint8Array.of(PLAIN), bytes)
    : joined(Uint8Array.of(DEFLATED), small);
}

async function unpacked(text: Uint8Array, most: number): Promise<Uint8Array | null> {
  const bytes = text.slice(1);
  if (text[0] !== DEFLATED) return bytes.length > most ? null : bytes;
  const whole = await inflated(bytes, most);
  return whole === 'too-big' ? null : whole;
}

function joined(head: Uint8Array, rest: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(head.length + rest.length);
  all.set(head);
  all.set(rest, head.length);
  return all;
}
