import { Gunzip, Inflate } from 'fflate';
import { IMPORT_LIMITS, Unreadable } from '#exchange/import/limits.ts';

/** Bytes per step: at most about a thousand times as many come out before the size is checked. */
const PIECE = 4096;

type Unpacker = Pick<Inflate, 'push'>;

/**
 * Inflates bytes. The declared size cannot be trusted, so the output is counted.
 * @throws Unreadable: damaged, or more than `IMPORT_LIMITS.bytes`
 */
export function inflated(bytes: Uint8Array): Uint8Array {
  return unpacked(bytes, (take) => new Inflate(take));
}

/**
 * The bytes in a gzip file, counted likewise.
 * @throws Unreadable: damaged, or more than `IMPORT_LIMITS.bytes`
 */
export function gunzipped(bytes: Uint8Array): Uint8Array {
  return unpacked(bytes, (take) => new Gunzip(take));
}

function unpacked(
  bytes: Uint8Array,
  unpackerFor: (take: (chunk: Uint8Array) => void) => Unpacker,
): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const unpacker = unpackerFor((chunk) => {
    size += chunk.length;
    if (size > IMPORT_LIMITS.bytes) throw new Unreadable('TooBig');
    chunks.push(chunk);
  });
  try {
    for (let at = 0; at === 0 || at < bytes.length; at += PIECE)
      unpacker.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
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
