import { putAtOnce } from './at-once.ts';
import type { HorsDeCombatDb, SettingRow } from './db.ts';
import { readSettingRows } from './stored-rows.ts';
import { inTime, reading, writing } from './transaction.ts';

/** The settings on disk, by key; values are plain JSON. Promises reject with a SaveError. */
export function settingsOn(db: HorsDeCombatDb) {
  return {
    load: async (): Promise<Readonly<Record<string, unknown>>> =>
      readSettingRows(await inTime(reading(db, ['settings'], () => db.settings.toArray()))),
    /** The write has begun when this returns, unless the database has to be reopened. */
    save: (key: string, value: unknown): Promise<void> => {
      const row = { key, value } satisfies SettingRow;
      const saveSlowly = () =>
        writing(db, ['settings'], async () => {
          await db.settings.put(row);
        });
      if (db.mode === 'read-only' || !db.isOpen()) return saveSlowly();
      return putAtOnce(db.backendDB(), 'settings', { key, row }, () => undefined, saveSlowly);
    },
  };
}
