import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { messageYjsSyncStep1, writeSyncStep1, writeSyncStep2, writeUpdate } from 'y-protocols/sync';
import type * as Y from 'yjs';

// Messages between a phone and a hub: those of Hocuspocus that a room needs. Each begins with the room's id
// and its kind. (Hocuspocus has a client of its own, which does much more and is three times as large as all
// of this.)

const KIND = { sync: 0, auth: 2, syncReply: 4, told: 5 } as const;
const AUTH = { token: 0, denied: 1, granted: 2 } as const;

/** A message of a hub. */
export type HubMessage =
  | { readonly kind: 'granted' }
  /** It refuses the token or a message, with this reason. */
  | { readonly kind: 'refused'; readonly why: string }
  /** It requests what it lacks, by its state vector. */
  | { readonly kind: 'request'; readonly stateVector: Uint8Array }
  /** `whole`: everything that this phone lacked. */
  | { readonly kind: 'update'; readonly update: Uint8Array; readonly whole: boolean }
  /** Whether it can store at present what this phone sends. */
  | { readonly kind: 'storing'; readonly stores: boolean }
  /** How many phones are in the room, this one included. */
  | { readonly kind: 'phones'; readonly there: number }
  | { readonly kind: 'other' };

/** @throws for a malformed message */
export function readHubMessage(bytes: Uint8Array): HubMessage {
  const decoder = decoding.createDecoder(bytes);
  decoding.readVarString(decoder);
  const kind = decoding.readVarUint(decoder);
  if (kind === KIND.auth) {
    const answer = decoding.readVarUint(decoder);
    if (answer === AUTH.granted) return { kind: 'granted' };
    if (answer === AUTH.denied) return { kind: 'refused', why: decoding.readVarString(decoder) };
    return { kind: 'other' };
  }
  if (kind === KIND.told) {
    const told = decoding.readVarString(decoder);
    if (told === 'kept' || told === 'not-kept') return { kind: 'storing', stores: told === 'kept' };
    const there = /^phones (?<there>\d{1,4})$/.exec(told)?.groups?.['there'];
    // Others may come from newer hubs.
    return there === undefined ? { kind: 'other' } : { kind: 'phones', there: Number(there) };
  }
  if (kind !== KIND.sync && kind !== KIND.syncReply) return { kind: 'other' };
  const what = decoding.readVarUint(decoder);
  const payload = decoding.readVarUint8Array(decoder);
  if (what === messageYjsSyncStep1) return { kind: 'request', stateVector: payload };
  return { kind: 'update', update: payload, whole: what === WHOLE };
}

/** The y-protocols type of a response to sync step 1. */
const WHOLE = 1;

/** Encodes the messages of a phone in one room. */
export function hubWriter(roomId: string) {
  const message = (kind: number, write: (encoder: encoding.Encoder) => void): Uint8Array => {
    const encoder = encoding.createEncoder();
    encoding.writeVarString(encoder, roomId);
    encoding.writeVarUint(encoder, kind);
    write(encoder);
    return encoding.toUint8Array(encoder);
  };
  return {
    token: (token: string) =>
      message(KIND.auth, (encoder) => {
        encoding.writeVarUint(encoder, AUTH.token);
        encoding.writeVarString(encoder, token);
      }),
    /** Requests everything that this document lacks. */
    request: (doc: Y.Doc) => message(KIND.sync, (encoder) => writeSyncStep1(encoder, doc)),
    /** Sends everything that the hub lacks. */
    respond: (doc: Y.Doc, stateVector: Uint8Array) =>
      message(KIND.sync, (encoder) => writeSyncStep2(encoder, doc, stateVector)),
    update: (update: Uint8Array) => message(KIND.sync, (encoder) => writeUpdate(encoder, update)),
  };
}
