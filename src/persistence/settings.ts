import type { HorsDeCombatDb, SettingRow } from './db.ts';
import { parseSettings } from './parse.ts';
import { reading, writing } from './transaction.ts';

/** Who this installation is stands among the settings, but is nobody's to choose, back up or restore. */
export const ACTOR_KEY = 'actor';

/** The file that backups go to: a thing of this device, which no other could open. */
export const BACKUP_FILE_KEY = 'backup-file';

const OF_THIS_DEVICE: readonly string[] = [ACTOR_KEY, BACKUP_FILE_KEY];

/** The player's settings on disk, by key; values are plain JSON. Every promise rejects with a SaveError. */
export function settingsOn(db: HorsDeCombatDb) {
  return {
    load: async (): Promise<Readonly<Record<string, unknown>>> =>
      readSettingRows(await reading(db, ['settings'], () => db.settings.toArray())),
    save: (key: string, value: unknown): Promise<void> =>
      writing(db, ['settings'], async () => {
        await db.settings.put({ key, value } satisfies SettingRow);
      }),
  };
}

/** Settings out of rows as they lie on disk. */
export function readSettingRows(rows: readonly unknown[]): Readonly<Record<string, unknown>> {
  return chosen(parseSettings(rows));
}

/** What the player chose: everything but what belongs to this one device. */
export function chosen(all: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => !OF_THIS_DEVICE.includes(key)));
}
