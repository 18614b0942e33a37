import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { messageYjsSyncStep1, writeSyncStep1, writeSyncStep2, writeUpdate } from 'y-protocols/sync';
import type * as Y from 'yjs';

// What goes between a phone and a hub: the messages of Hocuspocus, as far as a room takes them. Each begins with the
// room's id and its kind. (Hocuspocus has a client of its own, which can do a great deal more and weighs three times
// as much as all of this.)

const KIND = { sync: 0, auth: 2, syncReply: 4, close: 7, saved: 8 } as const;
const AUTH = { token: 0, denied: 1, granted: 2 } as const;

/** What a hub says. */
export type HubMessage =
  | { readonly kind: 'granted' }
  /** It refuses the token, or what has been sent: its word for why. */
  | { readonly kind: 'refused'; readonly why: string }
  /** What it lacks is to be told: by state vector. */
  | { readonly kind: 'asks'; readonly stateVector: Uint8Array }
  /** `whole`: all that this phone lacked. */
  | { readonly kind: 'tells'; readonly update: Uint8Array; readonly whole: boolean }
  | { readonly kind: 'saved' }
  | { readonly kind: 'other' };

/** @throws on what is no message */
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
  if (kind === KIND.saved) return { kind: 'saved' };
  if (kind !== KIND.sync && kind !== KIND.syncReply) return { kind: 'other' };
  const what = decoding.readVarUint(decoder);
  const said = decoding.readVarUint8Array(decoder);
  if (what === messageYjsSyncStep1) return { kind: 'asks', stateVector: said };
  return { kind: 'tells', update: said, whole: what === WHOLE };
}

/** Of y-protocols, an answer to the first question. */
const WHOLE = 1;

/** Writes what a phone says in one room. */
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
    /** Asks for all that this document lacks. */
    ask: (doc: Y.Doc) => message(KIND.sync, (encoder) => writeSyncStep1(encoder, doc)),
    /** Tells all that the hub lacks. */
    answer: (doc: Y.Doc, stateVector: Uint8Array) =>
      message(KIND.sync, (encoder) => writeSyncStep2(encoder, doc, stateVector)),
    tell: (update: Uint8Array) => message(KIND.sync, (encoder) => writeUpdate(encoder, update)),
  };
}
