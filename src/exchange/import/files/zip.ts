import { Unreadable } from '#exchange/import/limits.ts';

/** An entry of a zip's central directory: local headers may omit sizes. */
export interface ZipEntry {
  readonly name: string;
  /** 0: stored · 8: deflated. */
  readonly method: number;
  /** Offset and length of its data in bytes. */
  readonly start: number;
  readonly packed: number;
  /** Declared size after inflating, in bytes; not to be trusted. */
  readonly size: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const MAX_ENTRIES = 200;

/**
 * The entries of a zip file.
 * @throws Unreadable: central directory missing or invalid
 */
export function zipEntries(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = Math.min(view.getUint16(end + 10, true), MAX_ENTRIES);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY_SIGNATURE) {
      throw new Unreadable('Damaged');
    }
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    if (local + 30 > view.byteLength) throw new Unreadable('Damaged');
    entries.push({
      name: latin(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      start: local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function endOf(view: DataView): number {
  const least = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= least; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  throw new Unreadable('Damaged');
}

/** Latin-1, good enough for comparing file extensions. */
function latin(bytes: Uint8Array): string {
  return [...bytes].map((byte) => String.fromCharCode(byte)).join('');
}
