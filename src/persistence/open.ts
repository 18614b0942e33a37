import { browserApi, DATABASE_NAME, type IndexedDbApi } from './database-name.ts';
import { HorsDeCombatDb } from './db.ts';
import { installedVersion } from './installed-version.ts';
import type { Migration } from './migrations/migration.ts';
import { VERSIONS } from './migrations/versions.ts';
import { errorNames, isHealedByReopening } from './save-error.ts';

/**
 * The result of opening the database; the codes are word keys.
 * `ready` everything works · `newer` written by a newer app: reading and backups work, writing is refused ·
 * `blocked` another tab holds an older version open · `refused` the browser forbids storage here ·
 * `failed` anything else; the disk is untouched. `later` resolves to the final result, once the other tab
 * has gone or a slow browser has answered after all.
 */
export type OpenResult =
  | { readonly state: 'ready'; readonly db: HorsDeCombatDb }
  | { readonly state: 'newer'; readonly db: HorsDeCombatDb }
  | { readonly state: 'blocked'; readonly later: Promise<OpenResult> }
  | { readonly state: 'refused'; readonly detail: string }
  | { readonly state: 'failed'; readonly detail: string; readonly later?: Promise<OpenResult> };

/**
 * Opens the database, and migrates an older one. Never rejects, and always resolves within `PATIENCE`.
 */
export function openDatabase(
  api: IndexedDbApi | null = browserApi(),
  versions: readonly Migration[] = VERSIONS,
): Promise<OpenResult> {
  if (api === null) return Promise.resolve({ state: 'refused', detail: 'no IndexedDB' });
  const open = () => openAny(api, versions);
  // A transient failure is retried once.
  const retry = (problem: unknown) => (isHealedByReopening(problem) ? open() : failure(problem));
  return withTimeout(open().catch(retry).catch(failure));
}

/** Milliseconds. Safari has been seen never to answer. */
const PATIENCE = 10_000;

function withTimeout(opened: Promise<OpenResult>): Promise<OpenResult> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve({ state: 'failed', detail: 'TimeoutError', later: opened });
    }, PATIENCE);
    void opened.then((opening) => {
      clearTimeout(timer);
      resolve(opening);
    });
  });
}

async function openAny(api: IndexedDbApi, versions: readonly Migration[]): Promise<OpenResult> {
  const newest = versions.at(-1)?.version ?? 0;
  return (await installedVersion(api, null)) > newest ? openNewer(api) : openOwn(api, versions);
}

async function openNewer(api: IndexedDbApi): Promise<OpenResult> {
  const db = new HorsDeCombatDb(api, 'read-only');
  await db.open();
  return { state: 'newer', db };
}

function openOwn(api: IndexedDbApi, versions: readonly Migration[]): Promise<OpenResult> {
  const db = new HorsDeCombatDb(api, 'read-write', versions);
  const opened = db.open().then((): OpenResult => ({ state: 'ready', db }), failure);
  return new Promise((resolve) => {
    db.on('blocked', () => {
      resolve({ state: 'blocked', later: Promise.resolve(opened) });
    });
    void opened.then(resolve);
  });
}

function failure(error: unknown): OpenResult {
  const names = errorNames(error);
  const detail = names.join(' / ') || DATABASE_NAME;
  const forbidden = names.some((name) => FORBIDDEN.has(name)) || DENIED.test(String(error));
  return { state: forbidden ? 'refused' : 'failed', detail };
}

/** Chromium with site data blocked: an UnknownError, as for a broken disk, and only the text tells them apart. */
const DENIED = /denied permission/;

/** Errors of browsers with storage switched off, or in some private windows. */
const FORBIDDEN: ReadonlySet<string> = new Set([
  'MissingAPIError',
  'SecurityError',
  'NotAllowedError',
  'InvalidStateError',
]);
