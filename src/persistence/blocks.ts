import { isHlc } from '#battle/hlc.ts';
import { isBattleId } from '#rules/contract/ids.ts';
import { atOnce } from '#rules/kit/at-once.ts';

// A disk takes about as long for a row as for a hundred in one. What comes by the thousand, from a backup or another
// phone, is stored in blocks: rows of the same table that hold many rows of one log, as JSON, which a browser copies
// and reads in a third of the time that it takes for objects. Taps stay rows of their own.
// A block has the battle of its rows and their latest timestamp, so that the table's indexes find it. For an app from
// before it is one row that only a newer version reads: counted, shown as such, and part of its backups.

interface Row {
  readonly id: string;
  readonly battleId: string;
  readonly hlc: string;
  readonly type?: unknown;
}

/** Where a row is in the logs. */
export interface Moment {
  readonly battleId?: unknown;
  readonly hlc: string;
}

/** Begins the ids of all blocks and of no entry: they are one range of keys. */
const SIGN = '+';

/** Rows of a block. Chromium makes a file of its own for each row above 64 kB. */
export const MOST = 125;

/** From so many rows on it is worth it. */
const LEAST = 50;

/** Characters of the rows of a block that are read: more than any version writes. */
const LONGEST = 10_000_000;

/**
 * The rows to store in place of these. Those with the earliest timestamp stay rows of their own, since a tap asks
 * whether the first of its log is there (at-once.ts); so do starts, a few, and what no index would find in a block.
 * @param rows of a log, not stored yet, each with an id of its own
 * @param taken ids that are stored
 * @param earliest of the log, if these are some of its rows
 */
export function* inBlocks(
  rows: readonly object[],
  taken: Pick<ReadonlyMap<string, unknown>, 'has'> = NONE,
  earliest: Moment | null = null,
): Generator<object, void> {
  const inOrder = rows.filter(isInOrder).toSorted((a, b) => (a.hlc < b.hlc ? -1 : 1));
  const first = earliest ?? inOrder[0];
  const mates = inOrder.filter((row) => isMate(row, first));
  const groups = Array.from({ length: Math.ceil(mates.length / MOST) }, (_, at) =>
    mates.slice(at * MOST, (at + 1) * MOST),
  ).filter((group) => group.length >= LEAST && !taken.has(idOfBlock(group)));
  const within = new Set<object>(groups.flat());
  for (const row of rows) if (!within.has(row)) yield row;
  for (const group of groups) yield blockOf(group);
}

function isMate({ battleId, hlc, type }: Row, first: Moment | undefined): boolean {
  return first?.battleId === battleId && hlc > first.hlc && type !== START;
}

const NONE = new Map<string, unknown>();

const START = 'BattleStarted';

function blockOf(rows: readonly Row[]) {
  const { battleId = '' } = rows[0] ?? {};
  const { hlc = '' } = rows.at(-1) ?? {};
  return { id: idOfBlock(rows), battleId, hlc, rows: JSON.stringify(rows) };
}

/** Its battle, how many rows it holds and the first of them. */
function idOfBlock(rows: readonly Row[]): string {
  const { id = '', battleId = '' } = rows[0] ?? {};
  return `${idsOfBlocks(battleId)}${rows.length}/${id}`;
}

/** How the ids of all blocks begin, or of those of one battle. */
export function idsOfBlocks(battleId: string | null = null): string {
  return battleId === null ? SIGN : `${SIGN}${battleId}/`;
}

/** How many rows there are in rows with these ids, to judge by the ids alone. */
export function countIn(ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + Number(COUNT.exec(id)?.[1] ?? 1), 0);
}

const COUNT = /^\+[^/]*\/(\d{1,5})\//;

/**
 * All rows of these, those in blocks included. A damaged block counts as one row, and of two rows with one id that of
 * its own counts.
 */
export function rowsIn(stored: readonly unknown[]): readonly unknown[] {
  return atOnce(rowsInParts(stored));
}

/** The same, with a pause after each block and after as many other rows. */
export function* rowsInParts(stored: readonly unknown[]): Generator<void, readonly unknown[]> {
  const alone: unknown[] = [];
  const found = new Map<string, unknown>();
  for (const row of stored) {
    const rows = blockedIn(row);
    if (rows === null) alone.push(row);
    else for (const one of rows) found.set(one.id, one);
    if (rows !== null || alone.length % MOST === 0) yield;
  }
  if (found.size === 0) return alone;
  for (const row of alone) if (hasId(row)) found.delete(row.id);
  return [...alone, ...found.values()];
}

/** The rows of a block; null for any other row. */
function blockedIn(row: unknown): readonly Row[] | null {
  if (!hasId(row) || !row.id.startsWith(SIGN)) return null;
  const { battleId, rows } = row;
  const all = typeof rows === 'string' && rows.length <= LONGEST ? listIn(parsed(rows)) : [];
  const areRows = all.every((one): one is Row => isInOrder(one) && one.battleId === battleId);
  return areRows && all.length > 0 ? all : null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

interface WithId {
  readonly id: string;
  readonly [field: string]: unknown;
}

export function hasId(row: unknown): row is WithId {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string';
}

/** Whether an index finds it, and it is no block itself. */
function isInOrder(row: unknown): row is Row {
  if (!hasId(row) || row.id.startsWith(SIGN)) return false;
  return isBattleId(row['battleId']) && typeof row['hlc'] === 'string' && isHlc(row['hlc']);
}
