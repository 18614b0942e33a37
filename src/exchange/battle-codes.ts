import { checksum } from './checksum.ts';

/**
 * Bytes as a few codes shown in turn, for the camera of another phone: read in any order and as often as
 * they come round, until all of them have been seen. Each says of which whole it is a part (its
 * fingerprint), which one of how many, and whether it is intact itself. Their signs are those of which a
 * QR code holds most, without any that a chat would change, so that they go as text as well. Older forms
 * stay readable for good.
 */

/** The form that is written now: `battle-content.ts`, deflated, two bytes in three signs. */
const FORM = '1';
const MARK = 'HDCB';

/** Signs of a part: with what stands before them a code of 97 fields a side, which a hand-held camera reads off a phone. */
const PART = 1200;

/** More than these take too long to come round: a file is quicker. */
const MOST_CODES = 32;

/** A whole that lies about its size is looked at no further. */
const LONGEST_TEXT = 5_000_000;

/** Codes to be shown in turn; null where they would be too many to wait for. */
export function codesOf(packed: Uint8Array): readonly string[] | null {
  const signs = toSigns(packed);
  const count = Math.max(1, Math.ceil(signs.length / PART));
  if (count > MOST_CODES) return null;
  // All alike in size: the last one is not worth more or less of the camera's time.
  const each = Math.ceil(signs.length / count);
  const whole = fingerprint(signs);
  return Array.from({ length: count }, (_, at) =>
    written(whole, at + 1, count, signs.slice(at * each, (at + 1) * each)),
  );
}

/**
 * Which code stands on the screen at a step of its rounds, from 0. Each round shows all of them, and none
 * like the one before: a camera that looks in step with the screen would see the same ones for ever.
 */
export function codeAt(step: number, count: number): number {
  const round = Math.floor(step / count);
  const place = (step + round) % count;
  return round % 2 === 0 ? place : count - 1 - place;
}

/** The same in one piece, for a message: any length. */
export function codeText(packed: Uint8Array): string {
  const signs = toSigns(packed);
  return written(fingerprint(signs), 1, 1, signs);
}

/** Whether a text has such a code in it, sound or not. */
export function hasBattleCode(text: string): boolean {
  return ANY.test(text);
}

/** What has been read so far of one whole. */
export interface Gathering {
  /** Fingerprint of the whole. */
  readonly whole: string;
  readonly count: number;
  /** By number, 1 to `count`. */
  readonly parts: ReadonlyMap<number, string>;
}

/**
 * Why codes are not taken.
 * `no-code` there is none · `newer` of a form that only a newer app reads · `cut` it has lost or changed
 * signs · `mixed` parts of several battles, and none of them whole · `damaged` all parts are here, and
 * are not what was sent
 */
export type CodeRefusal = 'no-code' | 'newer' | 'cut' | 'mixed' | 'damaged';

export interface Gathered {
  /** Latest first. What was begun before another phone came into sight waits: nobody has to begin anew. */
  readonly underway: readonly Gathering[];
  /** What was sent, once it is whole. */
  readonly packed: Uint8Array | null;
  /** What is wrong with what was read last; null for nothing. */
  readonly refused: CodeRefusal | null;
}

export const NOTHING_GATHERED: Gathered = { underway: [], packed: null, refused: null };

/** How many wholes may be under way at once. */
const MOST_UNDERWAY = 3;

/**
 * Adds what a camera or a player has read: one code, or a text with several. Never throws.
 * @param before what was read until now
 */
export function gather(before: Gathered, text: string): Gathered {
  if (text.length > LONGEST_TEXT) return { ...before, packed: null, refused: 'cut' };
  const found = [...text.matchAll(CODES)].map(({ groups = {} }) => readingOf(groups));
  const sound = found.flatMap((one) => (typeof one === 'string' ? [] : one));
  let { underway } = before;
  for (const code of sound) {
    underway = withCode(underway, code);
    const [latest] = underway;
    if (latest === undefined || latest.parts.size < latest.count) continue;
    const packed = packedOf(latest);
    const others = underway.slice(1);
    if (packed !== null) return { underway: others, packed, refused: null };
    return { underway: others, packed: null, refused: 'damaged' };
  }
  const strange = sound.some(({ whole }) => whole !== (before.underway[0] ?? sound[0])?.whole);
  const fault = found.find((one) => typeof one === 'string') ?? null;
  const refused = sound.length === 0 ? (fault ?? unlike(text)) : strange ? 'mixed' : fault;
  return { underway, packed: null, refused };
}

/** What is wrong with a text that has no code of this form in it. */
function unlike(text: string): CodeRefusal {
  const { form } = ANY.exec(text)?.groups ?? {};
  if (form === undefined) return 'no-code';
  return form > FORM ? 'newer' : 'cut';
}

/** Numbers of those that have not been seen, in order. */
export function missingCodes({ count, parts }: Gathering): readonly number[] {
  return Array.from({ length: count }, (_, at) => at + 1).filter((at) => !parts.has(at));
}

interface Code {
  readonly whole: string;
  readonly at: number;
  readonly count: number;
  readonly part: string;
}

const ANY = new RegExp(`${MARK}(?<form>[0-9A-Z])[0-9A-Z$%+/-]{8}`);
const CODES = new RegExp(
  `${MARK}(?<form>[0-9A-Z])(?<check>[0-9A-F]{8})(?<head>(?<whole>[0-9A-F]{16})(?<at>[0-9]{2})(?<count>[0-9]{2}))(?<part>[0-9A-Z$%+/-]*)`,
  'g',
);

function written(whole: string, at: number, count: number, part: string): string {
  const head = `${whole}${twoDigits(at)}${twoDigits(count)}`;
  return `${MARK}${FORM}${shortPrint(head + part)}${head}${part}`;
}

function readingOf(said: Readonly<Record<string, string | undefined>>): Code | 'newer' | 'cut' {
  const { form = '', check, head = '', whole = '', part = '' } = said;
  if (form > FORM) return 'newer';
  const at = Number(said['at']);
  const count = Number(said['count']);
  const intact = form === FORM && check === shortPrint(head + part) && at >= 1 && at <= count;
  return intact ? { whole, at, count, part } : 'cut';
}

function withCode(underway: readonly Gathering[], code: Code): readonly Gathering[] {
  const { whole, at, count, part } = code;
  const isSame = (one: Gathering) => one.whole === whole && one.count === count;
  const begun = underway.find(isSame)?.parts ?? [];
  const grown: Gathering = { whole, count, parts: new Map([...begun, [at, part]]) };
  return [grown, ...underway.filter((one) => !isSame(one))].slice(0, MOST_UNDERWAY);
}

/** Null when it is not what its fingerprint says. */
function packedOf({ whole, count, parts }: Gathering): Uint8Array | null {
  const signs = Array.from({ length: count }, (_, at) => parts.get(at + 1) ?? '').join('');
  return fingerprint(signs) === whole ? fromSigns(signs) : null;
}

function fingerprint(signs: string): string {
  return checksum(signs).toUpperCase();
}

function shortPrint(text: string): string {
  return fingerprint(text).slice(-8);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%+-/';
const BASE = SIGNS.length;

/** Three signs for two bytes, two for a last one. */
function toSigns(bytes: Uint8Array): string {
  const signs: string[] = [];
  for (let at = 0; at < bytes.length; at += 2) {
    const [high = 0, low] = bytes.subarray(at, at + 2);
    const value = low === undefined ? high : high * 256 + low;
    if (low !== undefined) signs.push(SIGNS.charAt(Math.floor(value / BASE ** 2)));
    signs.push(SIGNS.charAt(Math.floor(value / BASE) % BASE), SIGNS.charAt(value % BASE));
  }
  return signs.join('');
}

/** Null when they stand for no bytes. */
function fromSigns(signs: string): Uint8Array | null {
  const bytes: number[] = [];
  for (let at = 0; at < signs.length; at += 3) {
    const some = signs.slice(at, at + 3);
    const value = some.split('').reduce((sum, sign) => sum * BASE + SIGNS.indexOf(sign), 0);
    const most = some.length === 3 ? 65_535 : 255;
    if (some.length === 1 || value > most) return null;
    if (some.length === 3) bytes.push(Math.floor(value / 256));
    bytes.push(value % 256);
  }
  return Uint8Array.from(bytes);
}
