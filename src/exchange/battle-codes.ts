import { checksum } from './checksum.ts';
import { fromSigns, toSigns } from './signs.ts';

/**
 * Bytes as a sequence of codes shown in a loop, for the camera of another phone, which may read them in any
 * order. Each carries the fingerprint of the whole, its number, the count, and a checksum of its own. They
 * use the alphanumeric mode of QR codes, without characters that a chat would change, so that they can be
 * sent as text too. Older formats stay readable for good.
 */

/**
 * What the bytes are, deflated, two bytes in three characters: `battle` as `battle-content.ts` has it · `warband`,
 * `pack` as in a link (`warband-code.ts`) that is too long for a single code. In each code is the place here, from 1:
 * never change it. An app that doesn't know one says that it is too old.
 */
const FILMED = ['battle', 'warband', 'pack'] as const;
export type Filmed = (typeof FILMED)[number];

const MARK = 'HDCB';

/** Characters of a part: with its head a QR code of 97 modules a side, which a hand-held camera can read off a phone. */
const PART = 1200;

/** More would take too long to loop through: a file is quicker. */
const MAX_CODES = 32;

/** Longer texts are refused unread. */
const MAX_TEXT_LENGTH = 5_000_000;

/** The codes to show in a loop; null where they would be too many. */
export function codesOf(packed: Uint8Array, of: Filmed = 'battle'): readonly string[] | null {
  const signs = toSigns(packed);
  const count = Math.max(1, Math.ceil(signs.length / PART));
  if (count > MAX_CODES) return null;
  // All of about the same size: a short last code would not be quicker to read.
  const each = Math.ceil(signs.length / count);
  const whole = fingerprint(signs);
  return Array.from({ length: count }, (_, at) =>
    written(of, whole, at + 1, count, signs.slice(at * each, (at + 1) * each)),
  );
}

/**
 * Which code to show at a step, from 0. Each round shows all of them, in another order than the round
 * before: otherwise a camera in step with the screen would see the same ones for ever.
 */
export function codeAt(step: number, count: number): number {
  const round = Math.floor(step / count);
  const place = (step + round) % count;
  return round % 2 === 0 ? place : count - 1 - place;
}

/** A battle as one code of any length, for a message. */
export function codeText(packed: Uint8Array): string {
  const signs = toSigns(packed);
  return written('battle', fingerprint(signs), 1, 1, signs);
}

/** Whether a text contains a code of a battle, or of what only a newer app knows, intact or not. */
export function hasBattleCode(text: string): boolean {
  const { form } = ANY.exec(text)?.groups ?? {};
  return form !== undefined && !isOfList(form);
}

/** Whether the codes in a text are of a warband or a pack. */
export function hasListCode(text: string): boolean {
  const { form } = ANY.exec(text)?.groups ?? {};
  return form !== undefined && isOfList(form);
}

function isOfList(form: string): boolean {
  const of = filmed(form);
  return of === 'warband' || of === 'pack';
}

/** The parts of one whole that have been read so far. */
export interface Gathering {
  readonly of: Filmed;
  /** Fingerprint of the whole. */
  readonly whole: string;
  readonly count: number;
  /** By number, 1 to `count`. */
  readonly parts: ReadonlyMap<number, string>;
}

/**
 * Why codes are refused; word keys.
 * `no-code` none found · `newer` a format of a newer app · `cut` characters are missing or changed ·
 * `mixed` parts of several battles, none of them complete · `damaged` all parts are here, but don't match
 * the fingerprint
 */
export type CodeRefusal = 'no-code' | 'newer' | 'cut' | 'mixed' | 'damaged';

export interface Gathered {
  /** Latest first. Wholes that another phone has interrupted are kept, so that nobody has to start over. */
  readonly underway: readonly Gathering[];
  /** What was sent, once it is complete. */
  readonly packed: Uint8Array | null;
  /** What that is. */
  readonly of: Filmed;
  /** What is wrong with the last text; null for nothing. */
  readonly refused: CodeRefusal | null;
}

export const NOTHING_GATHERED: Gathered = {
  underway: [],
  packed: null,
  of: 'battle',
  refused: null,
};

/** Incomplete wholes that are kept at once. */
const MAX_UNDERWAY = 3;

/**
 * Adds a text from a camera or a player, with one code or several. Never throws.
 * @param before the result so far
 */
export function gather(before: Gathered, text: string): Gathered {
  if (text.length > MAX_TEXT_LENGTH) return { ...before, packed: null, refused: 'cut' };
  const found = [...text.matchAll(CODES)].map(({ groups = {} }) => readingOf(groups));
  const sound = found.flatMap((one) => (typeof one === 'string' ? [] : one));
  let { underway } = before;
  for (const code of sound) {
    underway = withCode(underway, code);
    const [latest] = underway;
    if (latest === undefined || latest.parts.size < latest.count) continue;
    const packed = packedOf(latest);
    const { of } = latest;
    return { underway: underway.slice(1), packed, of, refused: packed === null ? 'damaged' : null };
  }
  const strange = sound.some(({ whole }) => whole !== (before.underway[0] ?? sound[0])?.whole);
  const fault = found.find((one) => typeof one === 'string') ?? null;
  const refused = sound.length === 0 ? (fault ?? refusalOf(text)) : strange ? 'mixed' : fault;
  return { underway, packed: null, of: before.of, refused };
}

/** What is wrong with a text without an intact code. */
function refusalOf(text: string): CodeRefusal {
  const { form } = ANY.exec(text)?.groups ?? {};
  if (form === undefined) return 'no-code';
  return filmed(form) === null ? 'newer' : 'cut';
}

/** Numbers of the codes that are missing, in order. */
export function missingCodes({ count, parts }: Gathering): readonly number[] {
  return Array.from({ length: count }, (_, at) => at + 1).filter((at) => !parts.has(at));
}

interface Code {
  readonly of: Filmed;
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

function written(of: Filmed, whole: string, at: number, count: number, part: string): string {
  const head = `${whole}${twoDigits(at)}${twoDigits(count)}`;
  return `${MARK}${FILMED.indexOf(of) + 1}${shortFingerprint(head + part)}${head}${part}`;
}

function readingOf(said: Readonly<Record<string, string | undefined>>): Code | 'newer' | 'cut' {
  const { form = '', check, head = '', whole = '', part = '' } = said;
  const of = filmed(form);
  if (of === null) return 'newer';
  const at = Number(said['at']);
  const count = Number(said['count']);
  const intact = check === shortFingerprint(head + part) && at >= 1 && at <= count;
  return intact ? { of, whole, at, count, part } : 'cut';
}

/** Null for a sign that only a newer app knows. */
function filmed(sign: string): Filmed | null {
  return FILMED[Number(sign) - 1] ?? null;
}

function withCode(underway: readonly Gathering[], code: Code): readonly Gathering[] {
  const { of, whole, at, count, part } = code;
  const isSame = (one: Gathering) => one.of === of && one.whole === whole && one.count === count;
  const begun = underway.find(isSame)?.parts ?? [];
  const grown: Gathering = { of, whole, count, parts: new Map([...begun, [at, part]]) };
  return [grown, ...underway.filter((one) => !isSame(one))].slice(0, MAX_UNDERWAY);
}

/** Null when it does not match its fingerprint. */
function packedOf({ whole, count, parts }: Gathering): Uint8Array | null {
  const signs = Array.from({ length: count }, (_, at) => parts.get(at + 1) ?? '').join('');
  return fingerprint(signs) === whole ? fromSigns(signs) : null;
}

function fingerprint(signs: string): string {
  return checksum(signs).toUpperCase();
}

function shortFingerprint(text: string): string {
  return fingerprint(text).slice(-8);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
