import * as v from 'valibot';
import { type Entry, EVENT_VERSION } from '#battle/events.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import { rowsIn } from './blocks.ts';
import { readEntry } from './entry-schema.ts';

// The rows of logs: what nobody needs before the first battle.

/** Parses the rows of a battle as they are stored, and sorts them in log order. @param report as for `battleLogOn` */
export function readLogRows(
  battleId: BattleId,
  rows: readonly unknown[],
  report: (battleId: BattleId, unreadable: number) => void,
): readonly Entry[] {
  const { entries, unreadable } = parseEntries(rowsIn(rows));
  if (unreadable > 0) report(battleId, unreadable);
  return entries.toSorted(inLogOrder);
}

/**
 * Parses rows into entries. Unreadable rows (damaged, or of a newer version) are counted; they stay on disk,
 * where a later version may read them.
 */
export function parseEntries(rows: readonly unknown[]): {
  readonly entries: readonly Entry[];
  readonly unreadable: number;
} {
  const entries = rows.flatMap(entryIn);
  return { entries, unreadable: rows.length - entries.length };
}

const CURRENT_SHAPE = v.object({ v: v.literal(EVENT_VERSION), after: v.unknown() });

function inLogOrder(a: Entry, b: Entry): number {
  return compareText(a.hlc, b.hlc) || compareText(a.actor, b.actor);
}

/** Compares by code unit, as IndexedDB orders its keys. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function entryIn(row: unknown): readonly Entry[] {
  const entry = readEntry(row);
  if (entry === null) return [];
  if (isOfOldShape(row)) oldRows.set(entry, row);
  return [entry];
}

/** Raw rows of earlier versions, by the entries read from them. */
const oldRows = new WeakMap<Entry, object>();

function isOfOldShape(row: unknown): row is object {
  const isToday = v.is(CURRENT_SHAPE, row);
  return !isToday && typeof row === 'object' && row !== null;
}

/**
 * The raw row that an entry was read from, so that it is rewritten as it was: rows never change.
 */
export function rowOf(entry: Entry): object {
  return oldRows.get(entry) ?? entry;
}
