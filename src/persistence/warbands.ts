import { mergedWarband } from '#roster/merge.ts';
import { sameContent } from '#roster/same-content.ts';
import type { Warband } from '#roster/warband.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import { putAtOnce, removeAtOnce } from './at-once.ts';
import type { HorsDeCombatDb } from './db.ts';
import { inTime, reading, writing } from './transaction.ts';
import { readWarbandRows, type SystemWithTypes } from './warband-rows.ts';

/**
 * The warbands on disk, last changed first. Promises reject with a SaveError.
 * @param systemOf fetches the rule system of an id, or null
 * @param report called with the number of unreadable rows; they stay on disk
 */
export function warbandsOn(
  db: HorsDeCombatDb,
  systemOf: SystemWithTypes,
  report: (unreadable: number) => void,
) {
  return {
    list: async (): Promise<readonly Warband[]> =>
      readWarbandRows(
        await inTime(reading(db, ['warbands'], () => db.warbands.toArray())),
        systemOf,
        report,
      ),
    /** The write has begun when this returns, unless the database has to be reopened. */
    save: (warband: Warband, base: () => Warband | null = nothing): Promise<'put' | 'merged'> => {
      const slowly = () => writing(db, ['warbands'], () => put(db, warband, base()));
      if (db.mode === 'read-only' || !db.isOpen()) return slowly();
      const onReplaced = (replaced: unknown) => mergeReplaced(db, warband, base(), replaced);
      const write = { key: warband.id, row: warband };
      return putAtOnce(db.backendDB(), 'warbands', write, onReplaced, slowly);
    },
    /** Like `save`. */
    remove: (id: WarbandId): Promise<void> => {
      const slowly = () => writing(db, ['warbands'], () => db.warbands.delete(id));
      if (db.mode === 'read-only' || !db.isOpen()) return slowly();
      return removeAtOnce(db.backendDB(), 'warbands', id, slowly);
    },
  };
}

function nothing(): null {
  return null;
}

/**
 * Puts back what another tab had changed without this one knowing: a write within a tap can't read first.
 * Only the other tab's changes are written.
 * @param replaced the row that was replaced
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
    // It may have been changed or deleted meanwhile.
    if (there !== undefined) await db.warbands.put(mergedWarband(both, warband, there));
  });
  return 'merged';
}

/**
 * Merges this tab's changes into the stored row, which another tab may have changed.
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
