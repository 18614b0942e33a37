import type { RosterSystem } from '#roster/profiles.ts';
import type { Warband } from '#roster/warband.ts';
import type { WarbandId } from '#rules/ids.ts';
import type { HorsDeCombatDb } from './db.ts';
import { parseWarbands, systemIdsIn } from './parse.ts';
import { reading, writing } from './transaction.ts';

/**
 * The player's warbands on disk, last changed first. Every promise rejects with a SaveError.
 * @param systemOf fetches the rule system of an id, or null
 * @param report told how many could not be read; they stay where they are
 */
export function warbandsOn(
  db: HorsDeCombatDb,
  systemOf: (id: string) => Promise<RosterSystem | null>,
  report: (unreadable: number) => void,
) {
  return {
    list: async (): Promise<readonly Warband[]> =>
      readWarbandRows(
        await reading(db, ['warbands'], () => db.warbands.toArray()),
        systemOf,
        report,
      ),
    save: (warband: Warband): Promise<void> =>
      writing(db, ['warbands'], async () => {
        await db.warbands.put(warband);
      }),
    remove: (id: WarbandId): Promise<void> =>
      writing(db, ['warbands'], () => db.warbands.delete(id)),
  };
}

/** Warbands out of rows as they lie on disk, last changed first. Parameters as for `warbandsOn`. */
export async function readWarbandRows(
  rows: readonly unknown[],
  systemOf: (id: string) => Promise<RosterSystem | null>,
  report: (unreadable: number) => void,
): Promise<readonly Warband[]> {
  const ids = systemIdsIn(rows);
  const found = await Promise.all(ids.map(async (id) => [id, await systemOf(id)] as const));
  const systems = new Map(found);
  const { warbands, unreadable } = parseWarbands(rows, (id) => systems.get(id) ?? null);
  if (unreadable > 0) report(unreadable);
  return warbands.toSorted((a, b) => b.changedAt - a.changedAt);
}
