import * as v from 'valibot';
import { type Entry, EVENT_VERSION } from '#battle/events.ts';
import { upcast } from '#battle/upcast.ts';
import { parseWarband } from '#roster/parse.ts';
import type { RosterSystem } from '#roster/profiles.ts';
import type { Warband } from '#roster/warband.ts';
import { ENTRY_SCHEMAS } from './entry-schema.ts';

/**
 * Entries as the app knows them. Rows it can't read (damaged, or of a newer version) are counted and
 * stay on disk as they are: a later version may read them.
 */
export function parseEntries(rows: readonly unknown[]): {
  readonly entries: readonly Entry[];
  readonly unreadable: number;
} {
  const entries = rows.flatMap(readEntry);
  return { entries, unreadable: rows.length - entries.length };
}

/**
 * Warbands as the app knows them; what it can't read is counted and stays on disk.
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

/** The rule systems that rows of warbands name, each once; what they are, nobody has looked at yet. */
export function systemIdsIn(rows: readonly unknown[]): readonly string[] {
  const ids = rows.flatMap((row) => {
    const named = v.safeParse(NAMES_SYSTEM, row);
    return named.success ? [named.output.systemId] : [];
  });
  return [...new Set(ids)];
}

const NAMES_SYSTEM = v.object({ systemId: v.string() });

const VERSIONED = v.object({ v: v.number() });
const CURRENT_SHAPE = v.object({ v: v.literal(EVENT_VERSION), after: v.unknown() });
const SETTING_ROW = v.object({ key: v.string(), value: v.unknown() });

/** Settings by key. What a value may be is for the settings store to say. */
export function parseSettings(rows: readonly unknown[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    rows.flatMap((row) => {
      const parsed = v.safeParse(SETTING_ROW, row);
      return parsed.success ? [[parsed.output.key, parsed.output.value]] : [];
    }),
  );
}

function readEntry(row: unknown): readonly Entry[] {
  const versioned = v.safeParse(VERSIONED, row);
  const schema = versioned.success ? ENTRY_SCHEMAS[versioned.output.v] : undefined;
  if (schema === undefined) return [];
  const parsed = v.safeParse(schema, row);
  if (!parsed.success) return [];
  const entry = upcast(parsed.output);
  if (isOfOldShape(row)) oldRows.set(entry, row);
  return [entry];
}

/** Rows of earlier versions, by what they say today. */
const oldRows = new WeakMap<Entry, object>();

function isOfOldShape(row: unknown): row is object {
  const isToday = v.is(CURRENT_SHAPE, row);
  return !isToday && typeof row === 'object' && row !== null;
}

/**
 * The row out of which an entry was read, so that it can be written anew as it was: an entry says the
 * same for good, word by word.
 */
export function rowOf(entry: Entry): object {
  return oldRows.get(entry) ?? entry;
}
