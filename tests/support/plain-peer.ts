import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { readSyncMessage, writeSyncStep1, writeUpdate } from 'y-protocols/sync';
import * as Y from 'yjs';
import type { Pipe } from '#sync/pipe.ts';

/**
 * Shares a document by the protocol and no more, as apps did before parts, and lets the test change it at will.
 * @param doc what it has at first
 */
export function plainPeerAt(pipe: Pipe, doc = new Y.Doc()): Y.Doc {
  const send = (write: (encoder: encoding.Encoder) => void) => {
    const encoder = encoding.createEncoder();
    write(encoder);
    if (encoding.length(encoder) > 0) pipe.send(encoding.toUint8Array(encoder));
  };
  pipe.listen(
    (message) => {
      const decoder = decoding.createDecoder(message);
      send((answer) => void readSyncMessage(decoder, answer, doc, pipe));
    },
    () => undefined,
  );
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== pipe) send((encoder) => writeUpdate(encoder, update));
  });
  send((encoder) => writeSyncStep1(encoder, doc));
  return doc;
}
