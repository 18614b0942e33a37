import { mergedWarband } from '#roster/merge.ts';
import type { RosterSystem } from '#roster/profiles.ts';
import { sameContent } from '#roster/same-content.ts';
import type { Warband } from '#roster/warband.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import { putAtOnce, removeAtOnce } from './at-once.ts';
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
    /** The write is on its way when this returns, unless the database has to be opened anew. */
    save: (warband: Warband, base: () => Warband | null = nothing): Promise<'put' | 'merged'> => {
      const withCare = () => writing(db, ['warbands'], () => put(db, warband, base()));
      if (db.mode === 'read-only' || !db.isOpen()) return withCare();
      const came = (replaced: unknown) => mergeReplaced(db, warband, base(), replaced);
      const write = { key: warband.id, row: warband };
      return putAtOnce(db.backendDB(), 'warbands', write, came, withCare);
    },
    /** Like `save`. */
    remove: (id: WarbandId): Promise<void> => {
      const withCare = () => writing(db, ['warbands'], () => db.warbands.delete(id));
      if (db.mode === 'read-only' || !db.isOpen()) return withCare();
      return removeAtOnce(db.backendDB(), 'warbands', id, withCare);
    },
  };
}

function nothing(): null {
  return null;
}

/**
 * Another tab has written since this one has read, and this one has heard nothing of it when the tap
 * came: a write within the tap can't wait to see that. What the other had changed goes into the row
 * again, and nothing else of it changes.
 * @param replaced the row that the write took the place of
 */
async function mergeReplaced(
  db: HorsDeCombatDb,
  warband: Warband,
  base: Warband | null,
  replaced: unknown,
): Promise<'put' | 'merged'> {
  if (replaced === undefined || base === null || sameContent(replaced, base)) return 'put';
  const both = mergedWarband(warband, base, replaced);
  if (sameContent(both, warband)) return 'put';
  await writing(db, ['warbands'], async () => {
    const there = await db.warbands.get(warband.id);
    // Somebody may have changed it, or taken it away, in this very moment.
    if (there !== undefined) await db.warbands.put(mergedWarband(both, warband, there));
  });
  return 'merged';
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
