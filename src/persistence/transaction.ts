import type { HorsDeCombatDb, TableName } from './db.ts';
import { installedVersion } from './installed-version.ts';
import { isHealedByReopening, saveError, toSaveError } from './save-error.ts';

/**
 * Runs `work` in one transaction that may write `tables`, and resolves once it is on disk.
 * @throws SaveError
 */
export function writing<T>(
  db: HorsDeCombatDb,
  tables: readonly TableName[],
  work: () => Promise<T>,
): Promise<T> {
  if (db.mode === 'read-only') return Promise.reject(saveError('read-only'));
  return inTransaction(db, 'rw!', tables, work);
}

/**
 * Runs `work` in one read-only transaction on `tables`.
 * @throws SaveError
 */
export function reading<T>(
  db: HorsDeCombatDb,
  tables: readonly TableName[],
  work: () => Promise<T>,
): Promise<T> {
  return inTransaction(db, 'r!', tables, work);
}

/**
 * Waits for what a screen can't do without, and gives up on a database that opens and then never answers.
 * @throws SaveError
 */
export function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(saveError('unanswered')), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Far more than reading all of a player's data takes. */
const PATIENCE_MS = 10_000;

async function inTransaction<T>(
  db: HorsDeCombatDb,
  mode: 'rw!' | 'r!',
  tables: readonly TableName[],
  work: () => Promise<T>,
): Promise<T> {
  const attempt = async () => {
    if (!db.isOpen()) await reopen(db);
    return await db.transaction(mode, [...tables], work);
  };
  const connection = connectionOf(db);
  try {
    return await attempt().catch((problem: unknown) => {
      if (!isHealedByReopening(problem)) throw problem;
      // Another failed transaction may have opened a new connection by now.
      if (connection !== null && connectionOf(db) === connection) db.close();
      return attempt();
    });
  } catch (error) {
    throw toSaveError(error);
  }
}

function connectionOf(db: HorsDeCombatDb): IDBDatabase | null {
  return db.isOpen() ? db.backendDB() : null;
}

/**
 * Phones close the database of an app in the background, or leave it open and dead; a newer app in another
 * tab closes it to migrate. The first two are repaired here; after the last nothing may be written.
 */
async function reopen(db: HorsDeCombatDb): Promise<void> {
  if (db.mode === 'read-write' && (await installedVersion(db.api)) > db.verno) {
    throw saveError('closed');
  }
  await db.open();
}
