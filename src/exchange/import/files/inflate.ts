import { Inflate } from 'fflate';
import { MOST, Unreadable } from '#exchange/import/limits.ts';

/** Bytes that are given in at a time: at most a thousand times as many come out before anybody looks. */
const PIECE = 4096;

/**
 * Unpacks deflated bytes. What they say of their size may be a lie, so what comes out is counted.
 * @throws Unreadable: damaged, or more than `MOST.bytes`
 */
export function inflated(bytes: Uint8Array): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((chunk) => {
    size += chunk.length;
    if (size > MOST.bytes) throw new Unreadable('TooBig');
    chunks.push(chunk);
  });
  try {
    for (let at = 0; at === 0 || at < bytes.length; at += PIECE)
      inflate.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  } catch (thrown) {
    throw thrown instanceof Unreadable ? thrown : new Unreadable('Damaged');
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
