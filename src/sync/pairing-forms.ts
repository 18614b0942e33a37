import { fromSigns, toSigns } from '#exchange/signs.ts';
import type { ByteReader } from './byte-reader.ts';
import { packedText, unpackedText } from './packed-text.ts';

/** How a pairing code is written, in characters of the alphanumeric mode of QR codes. */
export interface PairingForm {
  readonly signsOf: (bytes: readonly number[]) => string;
  /** Null for characters that encode no bytes. */
  readonly bytesIn: (signs: string) => readonly number[] | null;
  readonly bytesOf: (text: string) => readonly number[];
  /** Null for no text. */
  readonly textIn: (reader: ByteReader) => string | null;
}

/** All in hexadecimal, addresses as text. */
const HEXADECIMAL: PairingForm = {
  signsOf: (bytes) =>
    bytes.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(''),
  bytesIn: (signs) =>
    /^(?:[\dA-F]{2})+$/.test(signs)
      ? (signs.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
      : null,
  bytesOf: (text) => {
    const bytes = [...new TextEncoder().encode(text)];
    return [bytes.length, ...bytes];
  },
  textIn: (reader) => new TextDecoder().decode(Uint8Array.from(reader.bytes(reader.byte()))),
};

/** Two bytes in three characters, addresses as numbers: fewer modules, which a camera reads from farther away. */
const PACKED: PairingForm = {
  signsOf: (bytes) => toSigns(Uint8Array.from(bytes)),
  bytesIn: (signs) => {
    const bytes = fromSigns(signs);
    return bytes === null ? null : [...bytes];
  },
  bytesOf: packedText,
  textIn: unpackedText,
};

/**
 * By the digit in the head of a code. The older one stays readable for good, and is written in response to its
 * own kind, as an older app reads no other.
 */
export const PAIRING_FORMS = { 1: HEXADECIMAL, 2: PACKED } as const;

export type FormNumber = keyof typeof PAIRING_FORMS;

export const NEWEST_FORM: FormNumber = 2;
