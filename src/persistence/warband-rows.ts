import * as v from 'valibot';
import { LIMITS } from '#roster/limits.ts';
import { parseWarband } from '#roster/parse.ts';
import { type RosterSystem, typesOf } from '#roster/profiles.ts';
import type { Warband } from '#roster/warband.ts';
import { listOf } from '#rules/kit/bounded.ts';

// The rows of warbands: a first visit has none.

/** Fetches a rule system with these types of warbands; null for an unknown id. */
export type SystemWithTypes = (
  id: string,
  types: readonly string[],
) => Promise<RosterSystem | null>;

/** Parses rows of warbands, and sorts them, last changed first. Parameters as for `warbandsOn`. */
export async function readWarbandRows(
  rows: readonly unknown[],
  systemOf: SystemWithTypes,
  report: (unreadable: number) => void,
): Promise<readonly Warband[]> {
  const { warbands, unreadable } = parseWarbands(rows, await systemsFor(rows, systemOf));
  if (unreadable > 0) report(unreadable);
  return warbands.toSorted((a, b) => b.changedAt - a.changedAt);
}

/** Fetches the rule systems and the types that rows of warbands name. @returns looks one up by its id */
export async function systemsFor(
  rows: readonly unknown[],
  systemOf: SystemWithTypes,
): Promise<(id: string) => RosterSystem | null> {
  const named = namedIn(rows);
  const ids = new Set(named.map(({ systemId }) => systemId));
  const found = await Promise.all(
    [...ids].map(async (id) => {
      const types = named.flatMap((one) => (one.systemId === id ? one.types : []));
      return [id, await systemOf(id, [...new Set(types)])] as const;
    }),
  );
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

/** The rule systems that raw rows of warbands name, and the types of each and of its members; unchecked. */
function namedIn(
  rows: readonly unknown[],
): readonly { readonly systemId: string; readonly types: readonly string[] }[] {
  return rows.flatMap((row) => {
    const { success, output } = v.safeParse(NAMING, row);
    if (!success) return [];
    const { systemId, catalogueId, members } = output;
    return [{ systemId, types: typesOf({ catalogueId, members }) }];
  });
}

const NAME = v.pipe(v.string(), v.maxLength(4000));

const NAMING = v.object({
  systemId: NAME,
  catalogueId: v.fallback(NAME, ''),
  members: v.fallback(listOf(v.object({ profileId: v.fallback(NAME, '') }), LIMITS.fighters), []),
});
