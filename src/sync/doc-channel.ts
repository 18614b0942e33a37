import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import {
  messageYjsSyncStep1,
  messageYjsSyncStep2,
  messageYjsUpdate,
  readUpdate,
  writeSyncStep1,
  writeSyncStep2,
  writeUpdate,
} from 'y-protocols/sync';
import * as Y from 'yjs';
import { nextTask } from '#store/next-task.ts';
import type { BattleDoc } from './battle-doc.ts';
import { type Part, partsBeyond } from './doc-parts.ts';
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
  let over = false;
  const send = (write: (encoder: encoding.Encoder) => void) => {
    if (!over) pipe.send(encoded(write));
  };
  const sendUpdate = (update: Uint8Array) => send((encoder) => writeUpdate(encoder, update));
  const sendParts = async (parts: readonly Part[]) => {
    for (const part of parts.slice(0, -1)) {
      sendUpdate(part());
      await nextTask();
      if (over) return;
    }
    const last = parts.at(-1)?.() ?? NOTHING;
    send((encoder) => {
      encoding.writeVarUint(encoder, messageYjsSyncStep2);
      encoding.writeVarUint8Array(encoder, last);
    });
  };
  const respond = (stateVector: Uint8Array, inParts: boolean) => {
    if (inParts) void sendParts(partsBeyond(doc, stateVector));
    else send((encoder) => writeSyncStep2(encoder, doc, stateVector));
  };
  const { read, isSynced } = readerOf(inbox, respond);
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
      if (!read(message)) return end('hostile');
      // Before that, an update may lack what it follows.
      if (!isSynced()) return;
      // The door may fail for local reasons, which are not an offence of the other phone.
      inbox.flush();
      const tooMuch = inbox.offences() > MAX_OFFENCES || inbox.unread() > MAX_UNREAD;
      return tooMuch ? end('hostile') : undefined;
    },
    () => end('gone'),
  );
  if (over) return;
  doc.on('update', sendUpdate);
  send((encoder) => {
    writeSyncStep1(encoder, inbox.doc);
    encoding.writeVarUint(encoder, IN_PARTS);
  });
}

/**
 * Behind a request: this phone takes the response as several updates, of which the last is a response as ever, and need
 * not have its rows sent back. Older apps read no further than they know, and say nothing of the kind.
 */
const IN_PARTS = 1;

/** More than these end the link: a damaged copy soon has them, and honest phones stay far below. */
const MAX_OFFENCES = 20;

/** Entries of a phone with a newer app: as many as the longest evening has. */
const MAX_UNREAD = 10_000;

/** Bytes in all: ten times an evening of ten thousand taps. */
const MAX_BYTES = 80_000_000;

/** An honest phone requests everything once; each response is the whole log. */
const MAX_REQUESTS = 3;

/**
 * Reads messages one by one; false for those that no phone sends. It is synced once the other phone has sent everything
 * it has.
 */
function readerOf(inbox: Inbox, onRequest: (stateVector: Uint8Array, inParts: boolean) => void) {
  let bytes = 0;
  let requests = 0;
  let synced = false;
  const read = (message: Uint8Array): boolean => {
    bytes += message.length;
    if (bytes > MAX_BYTES) return false;
    try {
      const decoder = decoding.createDecoder(message);
      const kind = decoding.readVarUint(decoder);
      if (kind === messageYjsSyncStep1) {
        requests += 1;
        if (requests > MAX_REQUESTS) return false;
        const stateVector = decoding.readVarUint8Array(decoder);
        const inParts = decoding.hasContent(decoder);
        inbox.wantsAllBack = !inParts;
        onRequest(stateVector, inParts);
        return true;
      }
      if (kind !== messageYjsSyncStep2 && kind !== messageYjsUpdate) return false;
      readUpdate(decoder, inbox.doc, null, throwOn);
      synced ||= kind === messageYjsSyncStep2;
      return true;
    } catch {
      return false;
    }
  };
  return { read, isSynced: () => synced };
}

/** An update without anything. */
const NOTHING = Y.encodeStateAsUpdate(new Y.Doc());

function encoded(write: (encoder: encoding.Encoder) => void): Uint8Array {
  const encoder = encoding.createEncoder();
  write(encoder);
  return encoding.toUint8Array(encoder);
}

function throwOn(problem: Error): never {
  throw problem;
}
