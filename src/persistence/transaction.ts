import type { HorsDeCombatDb, TableName } from './db.ts';
import { installedVersion } from './installed-version.ts';
import { saveError, toSaveError } from './save-error.ts';

/**
 * Runs `work` in one transaction that may write `tables`, and resolves once it is on disk. All of it
 * happens or none.
 * @throws SaveError
 */
export function writing<T>(
  db: HorsDeCombatDb,
  tables: readonly TableName[],
  work: () => Promise<T>,
): Promise<T> {
  if (db.mode === 'read-only') return Promise.reject(saveError('read-only'));
  return within(db, 'rw!', tables, work);
}

/**
 * Runs `work` in one transaction that reads `tables` as they are at one moment.
 * @throws SaveError
 */
export function reading<T>(
  db: HorsDeCombatDb,
  tables: readonly TableName[],
  work: () => Promise<T>,
): Promise<T> {
  return within(db, 'r!', tables, work);
}

async function within<T>(
  db: HorsDeCombatDb,
  mode: 'rw!' | 'r!',
  tables: readonly TableName[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    if (!db.isOpen()) await reopen(db);
    return await db.transaction(mode, [...tables], work);
  } catch (error) {
    throw toSaveError(error);
  }
}

/**
 * Phones close the database of an app that sleeps in the background, and a newer app in another tab
 * closes it to migrate it. The first is mended here; after the second nothing may be written.
 */
async function reopen(db: HorsDeCombatDb): Promise<void> {
  if (db.mode === 'read-write' && (await installedVersion(db.api)) > db.verno) {
    throw saveError('closed');
  }
  await db.open();
}
