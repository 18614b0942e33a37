import { type Photo, parsePhoto } from '#roster/photo.ts';
import type { WarbandId, WarriorId } from '#rules/contract/ids.ts';
import type { HorsDeCombatDb } from './db.ts';
import { reading, writing } from './transaction.ts';

/** The players' photos on disk. Every promise rejects with a SaveError. */
export function photosOn(db: HorsDeCombatDb) {
  return {
    /** Photos of the members of a warband; unreadable ones are left out, and stay on disk. */
    list: async (warbandId: WarbandId): Promise<readonly Photo[]> =>
      readable(
        await reading(db, ['photos'], () =>
          db.photos.where('warbandId').equals(warbandId).toArray(),
        ),
      ),
    save: (photo: Photo): Promise<void> =>
      writing(db, ['photos'], async () => {
        await db.photos.put(photo);
      }),
    remove: (ids: readonly WarriorId[]): Promise<void> =>
      writing(db, ['photos'], () => db.photos.bulkDelete([...ids])),
  };
}

/**
 * All photos, the newest first, for a backup.
 * @throws SaveError
 */
export async function readPhotos(db: HorsDeCombatDb): Promise<readonly Photo[]> {
  const all = readable(await reading(db, ['photos'], () => db.photos.toArray()));
  return all.toSorted((a, b) => b.takenAt - a.takenAt);
}

/**
 * Adds photos of a backup; of two of one member the newer stays. Invalid ones are left out.
 * @throws SaveError
 */
export async function addPhotos(db: HorsDeCombatDb, rows: readonly unknown[]): Promise<void> {
  if (rows.length === 0) return;
  await writing(db, ['photos'], async () => {
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const photos = readable(rows.slice(at, at + AT_ONCE));
      const here = await db.photos.bulkGet(photos.map(({ id }) => id));
      await db.photos.bulkPut(
        photos.filter(({ takenAt }, index) => takenAt > (parsePhoto(here[index])?.takenAt ?? -1)),
      );
    }
  });
}

/** Photos of a request: as long as a thousand taps. */
const AT_ONCE = 8;

function readable(rows: readonly unknown[]): readonly Photo[] {
  return rows.flatMap((row) => parsePhoto(row) ?? []);
}
