import type { BattleId } from '#rules/contract/ids.ts';
import { browserApi, type IndexedDbApi } from './database-name.ts';
import { OLDEST_WITH_SAME_ROWS, VERSIONS } from './migrations/versions.ts';
import { openRaw } from './open-raw.ts';

/**
 * What a start finds on the disk, before the code that keeps the database is there.
 * `current` the rows that the first screen wants, as they lie there, also where the database is a little
 * older and has the same rows · `absent` nothing has been kept yet: a first launch · `other` a database
 * of another version, or none that can be read this way: open.ts sees to it.
 */
export type FirstRead =
  | {
      readonly state: 'current';
      readonly settings: readonly unknown[];
      readonly warbands: readonly unknown[];
      /** The log of the battle in which the app opens; null when it opens elsewhere. */
      readonly battle: { readonly battleId: BattleId; readonly rows: readonly unknown[] } | null;
      /** Stays open where the app opens in a battle, for taps that come before the database's own code. */
      readonly connection: IDBDatabase | null;
    }
  | { readonly state: 'absent' }
  | { readonly state: 'other' };

/**
 * Reads what the first screen wants in one go, with the browser's own means: so the disk works while
 * the scripts are still on their way. Neither creates nor changes anything, and never rejects.
 * @param battleId the battle in which the app opens, or null
 */
export async function readFirst(
  battleId: BattleId | null,
  api: IndexedDbApi | null = browserApi(),
): Promise<FirstRead> {
  if (api === null) return { state: 'other' };
  try {
    const opened = await openRaw(api, PATIENCE_MS);
    if (opened === null) return { state: 'absent' };
    const found = await Promise.race([readIfSameRows(opened, battleId), timeout()]);
    if (found.state === 'current' && found.battle !== null) return { ...found, connection: opened };
    opened.close();
    return found;
  } catch {
    return { state: 'other' };
  }
}

async function readIfSameRows(opened: IDBDatabase, battleId: BattleId | null): Promise<FirstRead> {
  try {
    return hasSameRows(opened.version) ? await read(opened, battleId) : { state: 'other' };
  } catch {
    return { state: 'other' };
  }
}

/** Whether the rows of this version are those of today's. Dexie counts in tenths of a version. */
function hasSameRows(version: number): boolean {
  return version >= OLDEST_WITH_SAME_ROWS * 10 && version <= (VERSIONS.at(-1)?.version ?? 0) * 10;
}

/** Afterwards open.ts tries again, and waits longer. */
const PATIENCE_MS = 3_000;

/** A database that opens and then says nothing. */
function timeout(): Promise<FirstRead> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ state: 'other' }), PATIENCE_MS);
  });
}

async function read(database: IDBDatabase, battleId: BattleId | null): Promise<FirstRead> {
  const transaction = database.transaction(['entries', 'settings', 'warbands'], 'readonly');
  const all = (request: IDBRequest<unknown[]>) =>
    new Promise<readonly unknown[]>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('not to be read')));
    });
  const [settings, warbands, rows] = await Promise.all([
    all(transaction.objectStore('settings').getAll()),
    all(transaction.objectStore('warbands').getAll()),
    battleId === null
      ? null
      : all(transaction.objectStore('entries').index('battleId').getAll(battleId)),
  ]);
  const battle = battleId === null || rows === null ? null : { battleId, rows };
  return { state: 'current', settings, warbands, battle, connection: null };
}
