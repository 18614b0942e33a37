import { Unreadable } from '#exchange/import/limits.ts';

/** A file in a zip, by the zip's own list of contents: what stands before the data may leave sizes out. */
export interface ZipEntry {
  readonly name: string;
  /** 0: as it is · 8: deflated. */
  readonly method: number;
  /** Where its data begins, and how long it is. */
  readonly start: number;
  readonly packed: number;
  /** Unpacked, by its own account. */
  readonly size: number;
}

const END = 0x06054b50;
const LISTED = 0x02014b50;
const MOST_ENTRIES = 200;

/** @throws Unreadable when the list of contents is gone or wrong */
export function zipEntries(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = Math.min(view.getUint16(end + 10, true), MOST_ENTRIES);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== LISTED) {
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
    if (view.getUint32(at, true) === END) return at;
  }
  throw new Unreadable('Damaged');
}

/** Good enough for telling the end of a name. */
function latin(bytes: Uint8Array): string {
  return [...bytes].map((byte) => String.fromCharCode(byte)).join('');
}
