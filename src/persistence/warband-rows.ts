import * as v from 'valibot';
import { parseWarband } from '#roster/parse.ts';
import type { RosterSystem } from '#roster/profiles.ts';
import type { Warband } from '#roster/warband.ts';

// The rows of warbands: a first visit has none.

/** Parses rows of warbands, and sorts them, last changed first. Parameters as for `warbandsOn`. */
export async function readWarbandRows(
  rows: readonly unknown[],
  systemOf: (id: string) => Promise<RosterSystem | null>,
  report: (unreadable: number) => void,
): Promise<readonly Warband[]> {
  const { warbands, unreadable } = parseWarbands(rows, await systemsFor(rows, systemOf));
  if (unreadable > 0) report(unreadable);
  return warbands.toSorted((a, b) => b.changedAt - a.changedAt);
}

/** Fetches the rule systems that rows of warbands name. @returns looks one up by its id */
export async function systemsFor(
  rows: readonly unknown[],
  systemOf: (id: string) => Promise<RosterSystem | null>,
): Promise<(id: string) => RosterSystem | null> {
  const ids = systemIdsIn(rows);
  const found = await Promise.all(ids.map(async (id) => [id, await systemOf(id)] as const));
  const systems = new Map(found);
  return (id) => systems.get(id) ?? null;
}

/**
 * Parses rows into warbands; unreadable rows are counted, and stay on disk.
 * @param systemOf the rule system of an id, or null
 */
function parseWarbands(
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
function systemIdsIn(rows: readonly unknown[]): readonly string[] {
  const ids = rows.flatMap((row) => {
    const named = v.safeParse(NAMES_SYSTEM, row);
    return named.success ? [named.output.systemId] : [];
  });
  return [...new Set(ids)];
}

const NAMES_SYSTEM = v.object({ systemId: v.pipe(v.string(), v.maxLength(4000)) });
