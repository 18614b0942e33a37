import { browserApi, DATABASE_NAME, type IndexedDbApi } from './database-name.ts';
import { HorsDeCombatDb } from './db.ts';
import { installedVersion } from './installed-version.ts';
import { type Migration, VERSIONS } from './migrations/versions.ts';
import { errorNames } from './save-error.ts';

/**
 * What became of opening the database; the codes are word keys.
 * `ready` everything works · `newer` a newer app wrote it: reading and backups work, writing is refused ·
 * `blocked` another tab holds an older version open; `later` tells what came of it once that tab has gone ·
 * `refused` the browser forbids storage here · `failed` anything else; what is on disk is untouched.
 */
export type Opening =
  | { readonly state: 'ready'; readonly db: HorsDeCombatDb }
  | { readonly state: 'newer'; readonly db: HorsDeCombatDb }
  | { readonly state: 'blocked'; readonly later: Promise<Opening> }
  | { readonly state: 'refused'; readonly detail: string }
  | { readonly state: 'failed'; readonly detail: string };

/**
 * Opens the database and brings an older one up to date. Never throws, and never waits for the
 * question whether the browser will keep the data.
 */
export async function openDatabase(
  api: IndexedDbApi | null = browserApi(),
  versions: readonly Migration[] = VERSIONS,
): Promise<Opening> {
  if (api === null) return { state: 'refused', detail: 'no IndexedDB' };
  try {
    const newest = versions.at(-1)?.version ?? 0;
    return (await installedVersion(api)) > newest
      ? await openNewer(api)
      : await openOwn(api, versions);
  } catch (error) {
    return failure(error);
  }
}

async function openNewer(api: IndexedDbApi): Promise<Opening> {
  const db = new HorsDeCombatDb(api, 'read-only');
  await db.open();
  return { state: 'newer', db };
}

function openOwn(api: IndexedDbApi, versions: readonly Migration[]): Promise<Opening> {
  const db = new HorsDeCombatDb(api, 'read-write', versions);
  const opened = db.open().then((): Opening => ({ state: 'ready', db }), failure);
  return new Promise((resolve) => {
    db.on('blocked', () => {
      resolve({ state: 'blocked', later: Promise.resolve(opened) });
    });
    void opened.then(resolve);
  });
}

function failure(error: unknown): Opening {
  const names = errorNames(error);
  const detail = names.join(' / ') || DATABASE_NAME;
  return { state: names.some((name) => FORBIDDEN.has(name)) ? 'refused' : 'failed', detail };
}

/** What browsers say when storage is switched off, or in private windows of some. */
const FORBIDDEN: ReadonlySet<string> = new Set([
  'MissingAPIError',
  'SecurityError',
  'NotAllowedError',
  'InvalidStateError',
]);
