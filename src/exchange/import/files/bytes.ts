import { MOST, Unreadable } from '#exchange/import/limits.ts';
import { inflated } from './inflate.ts';
import { officeText } from './office.ts';
import { type ZipEntry, zipEntries } from './zip.ts';

/** What reading a file's bytes needs of the platform. */
export interface ByteTools {
  /** Bytes as text, strictly; null when they are not written so. The platform has it: TextDecoder. */
  readonly decode: (bytes: Uint8Array, encoding: Encoding) => string | null;
}

type Decode = ByteTools['decode'];

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * The text in a file, out of its zip if it is one, whatever its name and its encoding.
 * @throws Unreadable
 */
export function textOf(bytes: Uint8Array, { decode }: ByteTools): string {
  if (bytes.length > MOST.bytes) throw new Unreadable('TooBig');
  const kind = kindOf(bytes);
  if (kind !== null) throw new Unreadable(kind);
  if (!isZip(bytes)) return readable(bytes, decode);
  const entries = zipEntries(bytes).filter(({ name }) => !name.endsWith('/'));
  const written = officeText(
    entries.map(({ name }) => name),
    (path) => {
      const entry = entries.find(({ name }) => name === path);
      return entry === undefined ? null : decode(unpacked(bytes, entry), 'utf-8');
    },
  );
  return written ?? readable(unpacked(bytes, rosterIn(entries)), decode);
}

/** Files that hold a list only for whoever looks at them. */
function kindOf(bytes: Uint8Array): 'Pdf' | 'Picture' | null {
  const start = [...bytes.subarray(0, 12)].map((byte) => String.fromCharCode(byte)).join('');
  if (start.startsWith('%PDF-')) return 'Pdf';
  const picture =
    /^(?:\x89PNG|\xFF\xD8\xFF|GIF8|BM.{4}\0{4}|II\*\0|RIFF.{4}WEBP|.{4}ftyp(?:hei|avi|mif))/su;
  return picture.test(start) ? 'Picture' : null;
}

function readable(bytes: Uint8Array, decode: Decode): string {
  const encoding = encodingOf(bytes);
  const text = encoding === null ? null : decode(bytes, encoding);
  // A forum's old page, or a file saved by an old program.
  const read = text ?? decode(bytes, 'windows-1252') ?? '';
  const plain = read.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  if (looksBinary(plain)) throw new Unreadable('Damaged');
  return plain;
}

function encodingOf(bytes: Uint8Array): Encoding | null {
  const [first = 1, second = 1] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0) return 'utf-16le';
  if (first === 0 && second !== 0) return 'utf-16be';
  return 'utf-8';
}

/** Control signs by the dozen: a program, a save of a game. */
function looksBinary(text: string): boolean {
  const start = text.slice(0, 4000);
  const strange = start.match(/[\uFFFD]|(?![\t\n\f\v\r])\p{Cc}/gu)?.length ?? 0;
  return strange * 50 > start.length;
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 9) < 8;
}

/** The roster in a zip: the file called so, else the first that is text of a kind we know. */
function rosterIn(entries: readonly ZipEntry[]): ZipEntry {
  const named = entries.filter(({ name }) =>
    /\.(?:ros|xml|json|ya?ml|txt|html?|md|csv)$/i.test(name),
  );
  const [first] = named.filter(({ name }) => name.toLowerCase().endsWith('.ros'));
  const chosen = first ?? named[0] ?? entries[0];
  if (chosen === undefined) throw new Unreadable('Damaged');
  return chosen;
}

function unpacked(bytes: Uint8Array, { start, packed, method, size }: ZipEntry): Uint8Array {
  if (size > MOST.bytes) throw new Unreadable('TooBig');
  const data = bytes.subarray(start, start + packed);
  if (method === 0) return data;
  if (method !== 8 || data.length < packed) throw new Unreadable('Damaged');
  return inflated(data);
}
