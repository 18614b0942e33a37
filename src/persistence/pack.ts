import { inParts } from './in-parts.ts';
import type { Snapshot } from './snapshots.ts';

type Packed = Pick<Snapshot, 'packed' | 'content'>;

/**
 * Compresses a text, if the browser can.
 * @param pieces of it, none of which ends within a letter
 * @param pause for `inParts`
 */
export async function pack(
  pieces: readonly string[],
  pause: () => PromiseLike<unknown>,
): Promise<Packed> {
  if (typeof CompressionStream === 'undefined') {
    return { packed: 'plain', content: new TextEncoder().encode(pieces.join('')) };
  }
  const { readable, writable } = new CompressionStream('gzip');
  const [packed] = await Promise.all([
    new Response(readable).arrayBuffer(),
    inParts(written(pieces, writable.getWriter()), pause),
  ]);
  return { packed: 'gzip', content: new Uint8Array(packed) };
}

/** Decompresses it. Rejects when it is damaged, or in a format that this browser lacks. */
export async function unpack({ packed, content }: Packed): Promise<string> {
  if (packed === 'plain') return new TextDecoder().decode(content);
  const text = new Blob([content]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(text).text();
}

function* written(
  pieces: readonly string[],
  writer: WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>,
): Generator<PromiseLike<unknown>, void> {
  const encoder = new TextEncoder();
  for (const piece of pieces) yield writer.write(encoder.encode(piece));
  yield writer.close();
}
