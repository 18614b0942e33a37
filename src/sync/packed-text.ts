import { fromBase64Url, toBase64Url } from './base64url.ts';
import type { ByteReader } from './byte-reader.ts';
import { bytesOfV4, bytesOfV6, v4Of, v6Of } from './ip-numbers.ts';

// The texts of a pairing code in few bytes. Whatever its form, a text is the same when it is read again:
// a form is used only where it returns what it was given.

interface Form {
  /** How many bytes it always has; null where their number is written first. */
  readonly length: number | null;
  /** Null for a text that it can't hold. */
  readonly pack: (text: string) => readonly number[] | null;
  readonly unpack: (bytes: readonly number[]) => string;
}

const PLAIN: Form = {
  length: null,
  pack: (text) => [...new TextEncoder().encode(text)],
  unpack: (bytes) => new TextDecoder().decode(Uint8Array.from(bytes)),
};

/** What Firefox uses for users and passwords. */
const HEX: Form = {
  length: null,
  pack: (text) =>
    /^(?:[\da-f]{2})+$/.test(text)
      ? (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
      : null,
  unpack: (bytes) => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(''),
};

/** What the other browsers use for them. */
const BASE64: Form = {
  length: null,
  pack: (text) => {
    const bytes = fromBase64Url(text.replaceAll('+', '-').replaceAll('/', '_'));
    return bytes === null ? null : [...bytes];
  },
  unpack: (bytes) => toBase64Url(Uint8Array.from(bytes)).replaceAll('-', '+').replaceAll('_', '/'),
};

/** A UUID between two texts. */
function uuid(before: string, after: string): Form {
  return {
    length: 16,
    pack: (text) =>
      HEX.pack(text.slice(before.length, text.length - after.length).replaceAll('-', '')),
    unpack: (bytes) => {
      const id = HEX.unpack(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
      return `${before}${id}${after}`;
    },
  };
}

const V4: Form = { length: 4, pack: bytesOfV4, unpack: v4Of };

const V6: Form = { length: 16, pack: bytesOfV6, unpack: v6Of };

const BATTLE = uuid('b-', '');

/** The name that a browser gives its phone. */
const NAME = uuid('', '.local');

/** In codes a form is its place here: never change it. */
const FORMS: readonly Form[] = [PLAIN, HEX, BASE64, BATTLE, V4, V6, NAME];

/** A text of up to 255 bytes. */
export function packedText(text: string): readonly number[] {
  const [shortest = []] = FORMS.flatMap(({ length, pack, unpack }, form) => {
    const bytes = pack(text);
    if (bytes === null || (length ?? bytes.length) !== bytes.length) return [];
    if (unpack(bytes) !== text) return [];
    return [[form, ...(length === null ? [bytes.length] : []), ...bytes]];
  }).toSorted((one, other) => one.length - other.length);
  return shortest;
}

/** Null for an unknown form. What is cut short is known by its reader. */
export function unpackedText(reader: ByteReader): string | null {
  const form = FORMS[reader.byte()];
  return form === undefined ? null : form.unpack(reader.bytes(form.length ?? reader.byte()));
}
