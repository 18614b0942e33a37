import type { IndexedDbApi } from './database-name.ts';
import { openRaw } from './open-raw.ts';

const PATIENCE_MS = 10_000;

/**
 * Version of the database on this device, 0 when there is none. Neither creates nor changes it.
 * @param patience as for `openRaw`
 * @throws as `openRaw`
 */
export async function installedVersion(
  api: IndexedDbApi,
  patience: number | null = PATIENCE_MS,
): Promise<number> {
  const database = await openRaw(api, patience);
  if (database === null) return 0;
  // Dexie multiplies versions by ten.
  const version = Math.floor(database.version / 10);
  database.close();
  return version;
}
