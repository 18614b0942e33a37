import { putAtOnce } from './at-once.ts';
import type { HorsDeCombatDb, SettingRow } from './db.ts';
import { readSettingRows } from './stored-rows.ts';
import { reading, writing } from './transaction.ts';

/** The player's settings on disk, by key; values are plain JSON. Every promise rejects with a SaveError. */
export function settingsOn(db: HorsDeCombatDb) {
  return {
    load: async (): Promise<Readonly<Record<string, unknown>>> =>
      readSettingRows(await reading(db, ['settings'], () => db.settings.toArray())),
    /** The write is on its way when this returns, unless the database has to be opened anew. */
    save: (key: string, value: unknown): Promise<void> => {
      const row = { key, value } satisfies SettingRow;
      const withCare = () =>
        writing(db, ['settings'], async () => {
          await db.settings.put(row);
        });
      if (db.mode === 'read-only' || !db.isOpen()) return withCare();
      return putAtOnce(db.backendDB(), 'settings', { key, row }, () => undefined, withCare);
    },
  };
}
