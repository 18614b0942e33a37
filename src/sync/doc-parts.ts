import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';

// A whole battle as one update keeps both phones busy at once, and the longest one is more than a channel carries.
// Yjs takes updates in any number; it has no function that writes one with an end.

/** Rows of one part: a phone writes or reads it between two frames. */
const MOST = 500;

/** Writes an update with some of the rows of a document. */
export type Part = () => Uint8Array;

/**
 * All that a document has beyond a state vector, in its order. Nothing may ever have been removed from it, or
 * written twice under one key.
 */
export function partsBeyond({ store }: Y.Doc, stateVector: Uint8Array): readonly Part[] {
  const there = Y.decodeStateVector(stateVector);
  return [...store.clients].flatMap(([client, rows]) => {
    const from = there.get(client) ?? 0;
    const count = Math.max(0, Math.ceil((rows.length - from) / MOST));
    return Array.from({ length: count }, (_, at): Part => {
      const begin = from + at * MOST;
      return () => updateOf(client, begin, rows.slice(begin, begin + MOST));
    });
  });
}

/** @param clock the place of the first of these among all rows of its writer */
function updateOf(client: number, clock: number, rows: readonly (Y.Item | Y.GC)[]): Uint8Array {
  const encoder = new Y.UpdateEncoderV1();
  const { restEncoder } = encoder;
  encoding.writeVarUint(restEncoder, 1);
  encoding.writeVarUint(restEncoder, rows.length);
  encoder.writeClient(client);
  encoding.writeVarUint(restEncoder, clock);
  for (const row of rows) (row instanceof Y.Item ? asJson(row) : row).write(encoder, 0);
  encoding.writeVarUint(restEncoder, NOTHING_REMOVED);
  return encoder.toUint8Array();
}

/** A row as one text, which every Yjs reads: field by field takes a phone five times as long. */
function asJson({ id, origin, rightOrigin, parent, parentSub, content }: Y.Item): Y.Item {
  const json = new Y.ContentJSON(content.getContent());
  return new Y.Item(id, null, origin, null, rightOrigin, parent, parentSub, json);
}

const NOTHING_REMOVED = 0;
