import { atOnce } from '#rules/kit/at-once.ts';
import { createChecksum } from './checksum.ts';
import { jsonPieces, parsedInParts } from './json-in-parts.ts';

/** Version of the file format. Raise it when older apps must refuse the file. */
const BACKUP_FORMAT = 1;

/**
 * Longest text that is written or read, in UTF-16 units: about ten years of a battle every evening, with
 * photos of two thousand fighters.
 */
export const MAX_BACKUP_LENGTH = 250_000_000;

/** A raw row. A backup contains whole rows, even those that only another version can read. */
export interface BackupRow {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** Everything of one installation, at one moment. Values are plain JSON. */
export interface Backup {
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  readonly appVersion: string;
  readonly warbands: readonly BackupRow[];
  /** Log entries by battle. */
  readonly battles: Readonly<Record<string, readonly BackupRow[]>>;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Photos, unchecked. Older backups have none. */
  readonly photos?: readonly object[];
}

/**
 * Why a file is refused; a word key.
 * `not-json` not a backup at all · `not-ours` of another app · `newer-format` written by a newer app ·
 * `damaged` ours, but truncated or changed since.
 */
export type BackupRefusal =
  | 'empty'
  | 'too-big'
  | 'not-json'
  | 'not-ours'
  | 'newer-format'
  | 'damaged';

/** `file`: truncated · `content`: changed since it was written · otherwise where the invalid rows are. */
export type DamagedPart = 'file' | 'content' | 'warbands' | 'battles' | 'settings';

export type BackupReading =
  | { readonly backup: Backup }
  | {
      readonly refused: BackupRefusal;
      /** What is damaged and how much of it; null for every other refusal. */
      readonly detail: { readonly part: DamagedPart; readonly count: number } | null;
    };

/**
 * The text of a backup file: JSON with a checksum of its content.
 * @throws RangeError when it would be too long to be read back
 */
export function writeBackup(backup: Backup): string {
  return atOnce(writtenInParts(backup)).join('');
}

/** The same in pieces, with a pause after each. */
export function* writtenInParts({
  writtenAt,
  appVersion,
  warbands,
  battles,
  settings,
  photos = [],
}: Backup): Generator<void, readonly string[]> {
  const content = {
    writtenAt,
    appVersion,
    warbands,
    battles,
    settings,
    ...(photos.length === 0 ? {} : { photos }),
  };
  const sum = createChecksum();
  const pieces: string[] = [];
  let length = 0;
  for (const { json } of jsonPieces(content)) {
    pieces.push(json);
    length += json.length;
    if (length > MAX_BACKUP_LENGTH - MAX_HEAD_LENGTH) throw new RangeError('too long a backup');
    sum.add(json);
    yield;
  }
  const head = JSON.stringify({ app: APP, format: BACKUP_FORMAT, checksum: sum.digits() });
  const [first = '', ...others] = pieces;
  // One record with what comes first.
  return [`${head.slice(0, -1)},${first.slice(1)}`, ...others];
}

/**
 * Reads a backup from the text of any file: all of it or nothing. Never throws. White space between values
 * may differ (an editor that pretty-prints); any other change is damage.
 */
export function readBackup(text: string): BackupReading {
  // Removes a byte order mark too.
  return atOnce(readInParts([text.trim()]));
}

/** The same of a text in pieces without a byte order mark, with pauses. */
export function* readInParts(pieces: readonly string[]): Generator<void, BackupReading> {
  if (pieces.every((piece) => piece.trim() === '')) return refuse('empty');
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (length > MAX_BACKUP_LENGTH) return refuse('too-big');
  const file = yield* parsed(pieces);
  if (file === undefined) {
    return START_OF_OURS.test(pieces[0] ?? '') ? damaged('file') : refuse('not-json');
  }
  if (!isRecord(file) || file['app'] !== APP) return refuse('not-ours');
  const { app: _, format, checksum: sum, ...content } = file;
  if (typeof format === 'number' && format > BACKUP_FORMAT) return refuse('newer-format');
  return format === BACKUP_FORMAT ? yield* check(content, sum) : damaged('content');
}

const APP = 'hors-de-combat';

/** An upper bound on what precedes the content. */
const MAX_HEAD_LENGTH = 200;

/** How every backup begins, even a truncated one. */
const START_OF_OURS = /^\s*\{\s*"app"\s*:\s*"hors-de-combat"/;

function* check(
  content: Readonly<Record<string, unknown>>,
  sum: unknown,
): Generator<void, BackupReading> {
  const { writtenAt, appVersion, warbands, battles, settings, photos = [] } = content;
  if (!Array.isArray(warbands)) return damaged('warbands');
  if (!isRecord(battles)) return damaged('battles');
  if (!isRecord(settings)) return damaged('settings');
  if (!warbands.every(isRow)) return damaged('warbands', invalidRowsIn(warbands));
  if (!hasLogs(battles))
    return damaged('battles', Object.values(battles).reduce(addInvalidRows, 0));
  if (!isTime(writtenAt) || typeof appVersion !== 'string') return damaged('content');
  if ((yield* fingerprint(content)) !== sum) return damaged('content');
  const backup = { writtenAt, appVersion, warbands, battles, settings };
  return { backup: arePhotos(photos) ? { ...backup, photos } : backup };
}

/**
 * Null for content that JSON can't round-trip: nested too deeply, or with infinite numbers (`1e999`). No
 * backup of ours has such content.
 */
function* fingerprint(content: Readonly<Record<string, unknown>>): Generator<void, string | null> {
  const sum = createChecksum();
  try {
    for (const { json, values } of jsonPieces(content)) {
      if (!isBounded(values)) return null;
      sum.add(json);
      yield;
    }
    return sum.digits();
  } catch {
    return null;
  }
}

/** Whether all numbers in it, at any depth, are finite. @throws RangeError when it is nested too deeply */
function isBounded(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isBounded);
}

/** Milliseconds within the range of `Date`. */
function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 8.64e15;
}

function hasLogs(
  battles: Readonly<Record<string, unknown>>,
): battles is Readonly<Record<string, readonly BackupRow[]>> {
  return Object.values(battles).every((rows) => Array.isArray(rows) && rows.every(isRow));
}

function addInvalidRows(sum: number, rows: unknown): number {
  return sum + (Array.isArray(rows) ? invalidRowsIn(rows) : 1);
}

/** Number of values that are not rows. */
function invalidRowsIn(values: readonly unknown[]): number {
  return values.filter((value) => !isRow(value)).length;
}

/** Invalid photos are no reason to refuse a backup. */
function arePhotos(photos: unknown): photos is readonly object[] {
  const all =
    Array.isArray(photos) && photos.every((one) => typeof one === 'object' && one !== null);
  return all && photos.length > 0;
}

function isRow(value: unknown): value is BackupRow {
  return isRecord(value) && typeof value['id'] === 'string' && value['id'] !== '';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Undefined when it is not JSON, as no JSON text parses to that. */
function* parsed(pieces: readonly string[]): Generator<void, unknown> {
  try {
    return yield* parsedInParts(pieces);
  } catch {
    return undefined;
  }
}

function damaged(part: DamagedPart, count = 1): BackupReading {
  return { refused: 'damaged', detail: { part, count } };
}

function refuse(refused: Exclude<BackupRefusal, 'damaged'>): BackupReading {
  return { refused, detail: null };
}
