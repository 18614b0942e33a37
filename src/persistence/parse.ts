import * as v from 'valibot';
import { parseWarband } from '#roster/parse.ts';
import type { RosterSystem } from '#roster/profiles.ts';
import type { Warband } from '#roster/warband.ts';

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
