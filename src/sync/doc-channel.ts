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

/** `gone` the other phone, or the way to it · `hostile` it sent what nobody may send. */
export type ChannelEnd = 'gone' | 'hostile';

/**
 * Tells the phone at the other end of a pipe what this one has of a battle, and takes in what that one has, by the
 * protocol of y-protocols, until the pipe closes.
 * @param inbox what that phone has said before, by a pipe that broke: it is only asked for the rest then
 */
export function joinDocs(
  battleDoc: Pick<BattleDoc, 'doc' | 'inbox'>,
  pipe: Pipe,
  onEnd: (why: ChannelEnd) => void,
  inbox: Inbox = battleDoc.inbox(),
): void {
  const { doc } = battleDoc;
  const { read, isTold } = readerOf(doc, inbox);
  let over = false;
  const send = (write: (encoder: encoding.Encoder) => void) => {
    const message = written(write);
    if (message.length > 0) pipe.send(message);
  };
  const pass = (update: Uint8Array) => send((encoder) => writeUpdate(encoder, update));
  const end = (why: ChannelEnd) => {
    if (over) return;
    over = true;
    doc.off('update', pass);
    pipe.close();
    onEnd(why);
  };
  pipe.listen(
    (message) => {
      if (over) return;
      const answer = read(message);
      if (answer === 'unreadable') return end('hostile');
      if (answer.length > 0) pipe.send(answer);
      // The door may fail for reasons of this phone's own: that is no fault of the other.
      inbox.empty(isTold());
      const tooMuch = inbox.offences() > MOST_OFFENCES || inbox.unread() > MOST_UNREAD;
      return tooMuch ? end('hostile') : undefined;
    },
    () => end('gone'),
  );
  if (over) return;
  doc.on('update', pass);
  send((encoder) => writeSyncStep1(encoder, inbox.doc));
}

/** Somebody with a broken copy is told so by then, and honest phones never come near. */
const MOST_OFFENCES = 20;

/** Taps of a phone with a newer app: as many as the longest evening has. */
const MOST_UNREAD = 10_000;

/** Bytes in all: ten times an evening of ten thousand taps. */
const MOST_BYTES = 80_000_000;

/** An honest phone asks once for all that there is; each answer is the whole log. */
const MOST_QUESTIONS = 3;

/**
 * Reads messages one by one; what is to be answered is empty for most of them. It is told once the other phone has
 * answered what it has.
 */
function readerOf(doc: BattleDoc['doc'], inbox: Inbox) {
  let bytes = 0;
  let questions = 0;
  let told = false;
  const read = (message: Uint8Array): Uint8Array | 'unreadable' => {
    bytes += message.length;
    if (bytes > MOST_BYTES) return 'unreadable';
    try {
      const decoder = decoding.createDecoder(message);
      const kind = decoding.readVarUint(decoder);
      if (kind === messageYjsSyncStep1) {
        questions += 1;
        if (questions > MOST_QUESTIONS) return 'unreadable';
        return written((answer) => readSyncStep1(decoder, answer, doc));
      }
      if (kind !== messageYjsSyncStep2 && kind !== messageYjsUpdate) return 'unreadable';
      readUpdate(decoder, inbox.doc, null, throwOn);
      told ||= kind === messageYjsSyncStep2;
      return NOTHING;
    } catch {
      return 'unreadable';
    }
  };
  return { read, isTold: () => told };
}

const NOTHING = new Uint8Array();

function written(write: (encoder: encoding.Encoder) => void): Uint8Array {
  const encoder = encoding.createEncoder();
  write(encoder);
  return encoding.toUint8Array(encoder);
}

function throwOn(problem: Error): never {
  throw problem;
}
