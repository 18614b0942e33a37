import { checksum } from './checksum.ts';

/** Version of the file's layout. Raise it when an app that knows only the older one must refuse. */
const BACKUP_FORMAT = 1;

/**
 * Longest text that is written and looked at, in UTF-16 units: some ten years of a battle every evening, with photos
 * of two thousand fighters.
 */
export const LONGEST_BACKUP = 250_000_000;

/** A row as it lies on disk. A backup carries rows whole, even those that only another version can read. */
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
  /** The players' photos; what each of them is, nobody has looked at. Older backups have none. */
  readonly photos?: readonly object[];
}

/**
 * Why a file is refused; a word key.
 * `not-json` no backup at all · `not-ours` of another app · `newer-format` written by a newer app ·
 * `damaged` ours, but cut off or changed since.
 */
export type BackupRefusal =
  | 'empty'
  | 'too-big'
  | 'not-json'
  | 'not-ours'
  | 'newer-format'
  | 'damaged';

/** `file`: cut off · `content`: changed since it was written · otherwise where the unreadable rows are. */
export type DamagedPart = 'file' | 'content' | 'warbands' | 'battles' | 'settings';

export type BackupReading =
  | { readonly backup: Backup }
  | {
      readonly refused: BackupRefusal;
      /** What is damaged and how much of it; null for every other refusal. */
      readonly detail: { readonly part: DamagedPart; readonly count: number } | null;
    };

/**
 * The text of a backup file, JSON with a checksum of all it says.
 * @throws RangeError when it would be longer than what is read back: no file is better than that one
 */
export function writeBackup({
  writtenAt,
  appVersion,
  warbands,
  battles,
  settings,
  photos = [],
}: Backup): string {
  const content = JSON.stringify({
    writtenAt,
    appVersion,
    warbands,
    battles,
    settings,
    ...(photos.length === 0 ? {} : { photos }),
  });
  if (content.length > LONGEST_BACKUP - LONGEST_HEAD) throw new RangeError('too long a backup');
  const head = JSON.stringify({ app: APP, format: BACKUP_FORMAT, checksum: checksum(content) });
  return `${head.slice(0, -1)},${content.slice(1)}`;
}

/**
 * A backup out of the text of any file at all, whole or not at all. Never throws. White space between
 * values may change (an editor that pretty-prints); anything else that changed is damage.
 */
export function readBackup(text: string): BackupReading {
  // Takes a byte order mark away too.
  const json = text.trim();
  if (json === '') return refuse('empty');
  if (json.length > LONGEST_BACKUP) return refuse('too-big');
  const file = parse(json);
  if (file === undefined) return STARTS_LIKE_OURS.test(json) ? damaged('file') : refuse('not-json');
  if (!isRecord(file) || file['app'] !== APP) return refuse('not-ours');
  const { app: _, format, checksum: sum, ...content } = file;
  if (typeof format === 'number' && format > BACKUP_FORMAT) return refuse('newer-format');
  return format === BACKUP_FORMAT ? check(content, sum) : damaged('content');
}

const APP = 'hors-de-combat';

/** More than what stands before the content of any backup. */
const LONGEST_HEAD = 200;

/** How every backup begins, also one that breaks off later. */
const STARTS_LIKE_OURS = /^\{\s*"app"\s*:\s*"hors-de-combat"/;

function check(content: Readonly<Record<string, unknown>>, sum: unknown): BackupReading {
  const { writtenAt, appVersion, warbands, battles, settings, photos = [] } = content;
  if (!Array.isArray(warbands)) return damaged('warbands');
  if (!isRecord(battles)) return damaged('battles');
  if (!isRecord(settings)) return damaged('settings');
  if (!warbands.every(isRow)) return damaged('warbands', strangersIn(warbands));
  if (!hasLogs(battles)) return damaged('battles', Object.values(battles).reduce(addStrangers, 0));
  if (!isTime(writtenAt) || typeof appVersion !== 'string') return damaged('content');
  if (fingerprint(content) !== sum) return damaged('content');
  const backup = { writtenAt, appVersion, warbands, battles, settings };
  return { backup: arePhotos(photos) ? { ...backup, photos } : backup };
}

/**
 * Null for content that can't be written again as it is: nested too deeply, or with numbers beyond all
 * bounds (`1e999`), which come out of a text and never into one. No backup of ours looks like that.
 */
function fingerprint(content: Readonly<Record<string, unknown>>): string | null {
  try {
    return isBounded(content) ? checksum(JSON.stringify(content)) : null;
  } catch {
    return null;
  }
}

/** Whether all numbers in it, at any depth, are ones that JSON can say. @throws RangeError when it is too deep */
function isBounded(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isBounded);
}

/** Milliseconds since 1970 that a calendar knows. */
function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 8.64e15;
}

function hasLogs(
  battles: Readonly<Record<string, unknown>>,
): battles is Readonly<Record<string, readonly BackupRow[]>> {
  return Object.values(battles).every((rows) => Array.isArray(rows) && rows.every(isRow));
}

function addStrangers(sum: number, rows: unknown): number {
  return sum + (Array.isArray(rows) ? strangersIn(rows) : 1);
}

/** How many values are no rows. */
function strangersIn(values: readonly unknown[]): number {
  return values.filter((value) => !isRow(value)).length;
}

/** A backup without photos has none to speak of; what stands there instead is nothing worth a refusal. */
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

/** Undefined when it is no JSON, which JSON itself can't say. */
function parse(json: string): unknown {
  try {
    const parsed: unknown = JSON.parse(json);
    return parsed;
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
