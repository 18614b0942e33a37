import { sameContent } from '#battle/same-content.ts';
import { mergedWarband } from '#roster/merge.ts';
import type { RosterSystem } from '#roster/profiles.ts';
import type { Warband } from '#roster/warband.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import type { HorsDeCombatDb } from './db.ts';
import { readWarbandRows } from './stored-rows.ts';
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
    save: (warband: Warband, base: Warband | null = null): Promise<'put' | 'merged'> =>
      writing(db, ['warbands'], () => put(db, warband, base)),
    remove: (id: WarbandId): Promise<void> =>
      writing(db, ['warbands'], () => db.warbands.delete(id)),
  };
}

/**
 * Another tab may have written since this one has read: what was changed here goes into the row as it is
 * now, and nothing else of it changes.
 */
async function put(
  db: HorsDeCombatDb,
  warband: Warband,
  base: Warband | null,
): Promise<'put' | 'merged'> {
  const there = await db.warbands.get(warband.id);
  const row = there === undefined || base === null ? warband : mergedWarband(warband, base, there);
  await db.warbands.put(row);
  return sameContent(row, warband) ? 'put' : 'merged';
}
