import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import {
  messageYjsSyncStep1,
  messageYjsSyncStep2,
  messageYjsUpdate,
  readSyncStep1,
  readUpdate,
  writeSyncStep1,
  writeUpdate,
} from 'y-protocols/sync';
import type { BattleDoc } from './battle-doc.ts';
import type { Inbox } from './inbox.ts';
import type { Pipe } from './pipe.ts';

/** `gone`: the other phone, or the connection to it · `hostile`: it sent what no phone may send. */
export type ChannelEnd = 'gone' | 'hostile';

/**
 * Synchronises a battle with the phone at the other end of a pipe, by the protocol of y-protocols, until the
 * pipe closes.
 * @param inbox what that phone sent through an earlier pipe that broke; only the rest is requested then
 */
export function joinDocs(
  battleDoc: Pick<BattleDoc, 'doc' | 'inbox'>,
  pipe: Pipe,
  onEnd: (why: ChannelEnd) => void,
  inbox: Inbox = battleDoc.inbox(),
): void {
  const { doc } = battleDoc;
  const { read, isSynced } = readerOf(doc, inbox);
  let over = false;
  const send = (write: (encoder: encoding.Encoder) => void) => {
    const message = encoded(write);
    if (message.length > 0) pipe.send(message);
  };
  const sendUpdate = (update: Uint8Array) => send((encoder) => writeUpdate(encoder, update));
  const end = (why: ChannelEnd) => {
    if (over) return;
    over = true;
    doc.off('update', sendUpdate);
    pipe.close();
    onEnd(why);
  };
  pipe.listen(
    (message) => {
      if (over) return;
      const response = read(message);
      if (response === 'unreadable') return end('hostile');
      if (response.length > 0) pipe.send(response);
      // The door may fail for local reasons, which are not an offence of the other phone.
      inbox.flush(isSynced());
      const tooMuch = inbox.offences() > MAX_OFFENCES || inbox.unread() > MAX_UNREAD;
      return tooMuch ? end('hostile') : undefined;
    },
    () => end('gone'),
  );
  if (over) return;
  doc.on('update', sendUpdate);
  send((encoder) => writeSyncStep1(encoder, inbox.doc));
}

/** More than these end the link: a damaged copy soon has them, and honest phones stay far below. */
const MAX_OFFENCES = 20;

/** Entries of a phone with a newer app: as many as the longest evening has. */
const MAX_UNREAD = 10_000;

/** Bytes in all: ten times an evening of ten thousand taps. */
const MAX_BYTES = 80_000_000;

/** An honest phone requests everything once; each response is the whole log. */
const MAX_REQUESTS = 3;

/**
 * Reads messages one by one; the response is empty for most of them. It is synced once the other phone has
 * sent everything it has.
 */
function readerOf(doc: BattleDoc['doc'], inbox: Inbox) {
  let bytes = 0;
  let requests = 0;
  let synced = false;
  const read = (message: Uint8Array): Uint8Array | 'unreadable' => {
    bytes += message.length;
    if (bytes > MAX_BYTES) return 'unreadable';
    try {
      const decoder = decoding.createDecoder(message);
      const kind = decoding.readVarUint(decoder);
      if (kind === messageYjsSyncStep1) {
        requests += 1;
        if (requests > MAX_REQUESTS) return 'unreadable';
        return encoded((response) => readSyncStep1(decoder, response, doc));
      }
      if (kind !== messageYjsSyncStep2 && kind !== messageYjsUpdate) return 'unreadable';
      readUpdate(decoder, inbox.doc, null, throwOn);
      synced ||= kind === messageYjsSyncStep2;
      return NOTHING;
    } catch {
      return 'unreadable';
    }
  };
  return { read, isSynced: () => synced };
}

const NOTHING = new Uint8Array();

function encoded(write: (encoder: encoding.Encoder) => void): Uint8Array {
  const encoder = encoding.createEncoder();
  write(encoder);
  return encoding.toUint8Array(encoder);
}

function throwOn(problem: Error): never {
  throw problem;
}
