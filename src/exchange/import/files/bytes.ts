import { IMPORT_LIMITS, Unreadable } from '#exchange/import/limits.ts';
import { TEXT_FILES } from '#exchange/import/roster-files.ts';
import { refuseByBytes, refuseByNames, refuseByText } from './forms.ts';
import { gunzipped, inflated } from './inflate.ts';
import { flatOfficeSheets, officeSheets, type Sheet } from './office.ts';
import { brokenWord, garbledWord, windows1252 } from './windows-1252.ts';
import { type ZipEntry, zipEntries } from './zip.ts';

/** What decoding a file needs from the platform. */
export interface ByteTools {
  /** Strict decoding, as by `TextDecoder` with `fatal`; null for invalid bytes. */
  readonly decode: (bytes: Uint8Array, encoding: Encoding) => string | null;
}

type Decode = ByteTools['decode'];

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** What a file says: one text, or one for each sheet of a workbook. */
export interface FileText {
  readonly sheets: readonly Sheet[];
  /** A word whose letters are wrong, here or already in the file; '' for none. */
  readonly broken: string;
}

/**
 * The text in a file, unzipped if need be, whatever its name and encoding.
 * @throws Unreadable
 */
export function fileText(bytes: Uint8Array, { decode }: ByteTools): FileText {
  if (bytes.length > IMPORT_LIMITS.bytes) throw new Unreadable('TooBig');
  refuseByBytes(bytes);
  if (isGzip(bytes)) return fileText(gunzipped(bytes), { decode });
  if (!isZip(bytes)) return decoded(bytes, decode);
  const entries = zipEntries(bytes).filter(({ name }) => !name.endsWith('/'));
  const names = entries.map(({ name }) => name);
  refuseByNames(names);
  const sheets = officeSheets(names, (path) => {
    const entry = entries.find(({ name }) => name === path);
    return entry === undefined ? null : decode(unpacked(bytes, entry), 'utf-8');
  });
  return sheets === null
    ? decoded(unpacked(bytes, rosterIn(entries)), decode)
    : { sheets, broken: '' };
}

function decoded(bytes: Uint8Array, decode: Decode): FileText {
  const encoding = encodingOf(bytes);
  const text = decode(bytes, encoding);
  // An old web page, or a file of an old program.
  const read = text ?? windows1252(bytes);
  const plain = read.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  if (looksBinary(plain)) throw new Unreadable('Damaged');
  refuseByText(plain);
  return {
    sheets: flatOfficeSheets(plain) ?? [{ name: '', text: plain }],
    broken: (text === null ? brokenWord(plain) : '') || garbledWord(plain),
  };
}

function encodingOf(bytes: Uint8Array): Encoding {
  const [first = 1, second = 1] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0) return 'utf-16le';
  if (first === 0 && second !== 0) return 'utf-16be';
  return 'utf-8';
}

/** Whether a text has so many control characters that it is a binary file. */
function looksBinary(text: string): boolean {
  const start = text.slice(0, 4000);
  const strange = start.match(/[\uFFFD]|(?![\t\n\f\v\r])\p{Cc}/gu)?.length ?? 0;
  return strange * 50 > start.length;
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 9) < 8;
}

/** The roster in a zip: the `.ros` file, else the first text file of a known type. */
function rosterIn(entries: readonly ZipEntry[]): ZipEntry {
  const ends = ({ name }: ZipEntry, ending: string) => name.toLowerCase().endsWith(ending);
  const named = entries.filter((one) => ENDINGS.some((ending) => ends(one, ending)));
  const first = named.find((one) => ends(one, '.ros'));
  const chosen = first ?? named[0] ?? entries[0];
  if (chosen === undefined) throw new Unreadable('Damaged');
  return chosen;
}

const ENDINGS = Object.values(TEXT_FILES).flat();

function unpacked(bytes: Uint8Array, { start, packed, method, size }: ZipEntry): Uint8Array {
  if (size > IMPORT_LIMITS.bytes) throw new Unreadable('TooBig');
  const data = bytes.subarray(start, start + packed);
  if (method === 0) return data;
  if (method !== 8 || data.length < packed) throw new Unreadable('Damaged');
  return inflated(data);
}
