import * as v from 'valibot';
import { type Entry, EVENT_VERSION } from '#battle/events.ts';
import { parseWarband } from '#roster/parse.ts';
import type { RosterSystem } from '#roster/profiles.ts';
import type { Warband } from '#roster/warband.ts';
import { readEntry } from './entry-schema.ts';

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

/**
 * Parses rows into warbands; unreadable rows are counted, and stay on disk.
 * @param systemOf the rule system of an id, or null
 */
export function parseWarbands(
  rows: readonly unknown[],
  systemOf: (id: string) => RosterSystem | null,
): {
  readonly warbands: readonly Warband[];
  readonly unreadable: number;
} {
  const warbands = rows.flatMap((row) => {
    const parsed = parseWarband(row, systemOf);
    return parsed.ok ? [parsed.warband] : [];
  });
  return { warbands, unreadable: rows.length - warbands.length };
}

/** Distinct ids of rule systems in raw rows of warbands; unchecked. */
export function systemIdsIn(rows: readonly unknown[]): readonly string[] {
  const ids = rows.flatMap((row) => {
    const named = v.safeParse(NAMES_SYSTEM, row);
    return named.success ? [named.output.systemId] : [];
  });
  return [...new Set(ids)];
}

const NAMES_SYSTEM = v.object({ systemId: v.string() });

const CURRENT_SHAPE = v.object({ v: v.literal(EVENT_VERSION), after: v.unknown() });
const SETTING_ROW = v.object({ key: v.string(), value: v.unknown() });

/** Settings by key; the settings store validates the values. */
export function parseSettings(rows: readonly unknown[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    rows.flatMap((row) => {
      const parsed = v.safeParse(SETTING_ROW, row);
      return parsed.success ? [[parsed.output.key, parsed.output.value]] : [];
    }),
  );
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
