import type { BattleId } from '#rules/contract/ids.ts';
import { browserApi, type IndexedDbApi } from './database-name.ts';
import { OLDEST_WITH_SAME_ROWS, VERSIONS } from './migrations/versions.ts';
import { openRaw } from './open-raw.ts';

/**
 * What a start finds on disk before the database's own code is loaded.
 * `current` the raw rows that the first screen needs, of this version or an older one with the same rows ·
 * `absent` no database yet: a first launch · `other` a database of another version, or one that can't be
 * read this way, which is left to open.ts.
 */
export type FirstRead =
  | {
      readonly state: 'current';
      readonly settings: readonly unknown[];
      readonly warbands: readonly unknown[];
      /** The log of the battle that the app opens in; null when it opens elsewhere. */
      readonly battle: { readonly battleId: BattleId; readonly rows: readonly unknown[] } | null;
      /** Kept open if the app opens in a battle, for taps before the database's code is loaded. */
      readonly connection: IDBDatabase | null;
    }
  | { readonly state: 'absent' }
  | { readonly state: 'other' };

/**
 * Reads what the first screen needs with plain IndexedDB, while scripts are still being fetched. Neither
 * creates nor changes anything, and never rejects.
 * @param battleId the battle that the app opens in, or null
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

/** Whether rows of this version have today's shape. Dexie multiplies versions by ten. */
function hasSameRows(version: number): boolean {
  return version >= OLDEST_WITH_SAME_ROWS * 10 && version <= (VERSIONS.at(-1)?.version ?? 0) * 10;
}

/** After this open.ts tries again, and waits longer. */
const PATIENCE_MS = 3_000;

/** For a database that opens and then never answers. */
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
