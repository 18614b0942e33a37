import * as v from 'valibot';
import { LIMITS } from '#roster/limits.ts';
import { parseWarband } from '#roster/parse.ts';
import { type RosterSystem, typesOf } from '#roster/profiles.ts';
import { MAX_KINDS, type Warband } from '#roster/warband.ts';
import { listOf, recordOf } from '#rules/kit/bounded.ts';

// The rows of warbands: a first visit has none.

/** Fetches a rule system with these types of warbands, and with these traits; null for an unknown id. */
export type SystemWithTypes = (
  id: string,
  types: readonly string[],
  traits: readonly string[],
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

/** Fetches the rule systems, and the types and traits that rows of warbands name. @returns looks one up by its id */
export async function systemsFor(
  rows: readonly unknown[],
  systemOf: SystemWithTypes,
): Promise<(id: string) => RosterSystem | null> {
  const named = namedIn(rows);
  const ids = new Set(named.map(({ systemId }) => systemId));
  const found = await Promise.all(
    [...ids].map(async (id) => {
      const of = named.filter((one) => one.systemId === id);
      const types = new Set(of.flatMap((one) => one.types));
      const traits = new Set(of.flatMap((one) => one.traits));
      return [id, await systemOf(id, [...types], [...traits])] as const;
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

interface Named {
  readonly systemId: string;
  readonly types: readonly string[];
  readonly traits: readonly string[];
}

/**
 * The rule systems that raw rows of warbands name, the types of each and of its members, and what they carry; unchecked.
 * What a chest holds may be carried.
 */
function namedIn(rows: readonly unknown[]): readonly Named[] {
  return rows.flatMap((row) => {
    const { success, output } = v.safeParse(NAMING, row);
    if (!success) return [];
    const { systemId, catalogueId, members, stash } = output;
    const traits = [...members.map((member) => member.traits), stash].flatMap(Object.keys);
    return [{ systemId, types: typesOf({ catalogueId, members }), traits }];
  });
}

const NAME = v.pipe(v.string(), v.maxLength(4000));

const THINGS = v.optional(v.fallback(recordOf(v.unknown(), MAX_KINDS), {}), {});

const NAMING = v.object({
  systemId: NAME,
  catalogueId: v.fallback(NAME, ''),
  members: v.fallback(
    listOf(v.object({ profileId: v.fallback(NAME, ''), traits: THINGS }), LIMITS.fighters),
    [],
  ),
  stash: THINGS,
});
