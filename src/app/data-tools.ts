import { type Backup, readInParts, writtenInParts } from '#exchange/backup.ts';
import { dayStamp } from '#i18n/format.ts';
import {
  type Everything,
  type OnProgress,
  putWarband,
  type Restored,
  readEverything,
  readWarbands,
  replaceEverything,
  restoreEverything,
  type StoredRow,
  wipeEverything,
} from '#persistence/all.ts';
import type { HorsDeCombatDb } from '#persistence/db.ts';
import { inParts } from '#persistence/in-parts.ts';
import { pack, unpack } from '#persistence/pack.ts';
import { addPhotos, readPhotos } from '#persistence/photos.ts';
import { toSaveError } from '#persistence/save-error.ts';
import {
  keepSnapshot,
  listSnapshots,
  loadSnapshot,
  type SnapshotCause,
} from '#persistence/snapshots.ts';
import { storageState } from '#persistence/storage-state.ts';
import { systemsFor } from '#persistence/warband-rows.ts';
import { isPackKey } from '#roster/pack-key.ts';
import { parseWarband } from '#roster/parse.ts';
import type { ActorId } from '#rules/contract/ids.ts';
import { isStorageLow } from '#store/device-store.ts';
import { nextTask } from '#store/next-task.ts';
import type { BackupText, RestoreResult } from '#store/ports.ts';
import { timeNow } from './clock.ts';
import { freshId } from './random.ts';
import { SYSTEMS } from './systems.ts';

export { listSnapshots };

/** A backup of everything. @throws SaveError */
export async function makeBackup(db: HorsDeCombatDb, onProgress?: OnProgress): Promise<BackupText> {
  const everything = { ...(await readEverything(db, onProgress)), photos: await readPhotos(db) };
  const writtenAt = timeNow();
  const name = `hors-de-combat-${dayStamp(writtenAt)}.json`;
  return { name, text: (await writtenAsBackup(everything, writtenAt)).join('') };
}

/**
 * Adds the content of a backup, after taking a local copy if there is room. Never rejects.
 * @param pieces of its text
 * @param actor the installation's new identity
 */
export async function restore(
  db: HorsDeCombatDb,
  pieces: readonly string[],
  actor: ActorId,
  onProgress?: OnProgress,
): Promise<RestoreResult> {
  const reading = await inParts(readInParts(pieces), nextTask);
  if ('refused' in reading) return reading;
  // A restore only adds, so a failed copy must not stop it.
  await takeSnapshot(db, 'restore').catch(() => undefined);
  const { backup } = reading;
  return withPhotos(
    db,
    backup,
    await resultOf(async () =>
      restoreEverything(db, backup, actor, await readableHere(db, backup.warbands), onProgress),
    ),
  );
}

/** Puts one of two versions of a warband in place of the stored one. @throws SaveError */
export function putVersion(db: HorsDeCombatDb, row: StoredRow): Promise<void> {
  return putWarband(db, row, timeNow());
}

/** Adds the photos of a backup after everything else is in. */
async function withPhotos(
  db: HorsDeCombatDb,
  { photos = [] }: Backup,
  result: RestoreResult,
): Promise<RestoreResult> {
  if (!('restored' in result)) return result;
  const missing = await addPhotos(db, photos).then(
    () => 0,
    () => photos.length,
  );
  return { restored: { ...result.restored, photosMissing: missing } };
}

/** A predicate for warband rows that this version can read, among these and the stored ones. */
async function readableHere(
  db: HorsDeCombatDb,
  rows: readonly unknown[],
): Promise<(row: unknown) => boolean> {
  const warbands = await readWarbands(db);
  const systemOf = await systemsFor([...rows, ...warbands], SYSTEMS.roster);
  return (row) => parseWarband(row, systemOf).ok;
}

/** Takes a local copy at the end of a battle, if storage is not low. @throws SaveError */
export async function copyAtEnd(db: HorsDeCombatDb, sides: readonly string[]): Promise<void> {
  if (!isStorageLow(await storageState())) await takeSnapshot(db, 'battle-ended', sides);
}

/**
 * Restores a local copy in place of everything, after taking one of the present state. Never rejects.
 * @param actor the installation's new identity
 */
export async function returnTo(
  db: HorsDeCombatDb,
  id: string,
  actor: ActorId,
  onProgress?: OnProgress,
): Promise<RestoreResult> {
  const backup = await readSnapshot(db, id);
  if (backup === null) return { refused: 'copy-gone', detail: null };
  const result = await resultOf(async () => {
    const known = await takeSnapshot(db, 'return');
    return replaceEverything(db, backup, known, actor, onProgress);
  });
  return withPhotos(db, backup, result);
}

/** @throws SaveError, with nothing deleted */
export async function wipe(db: HorsDeCombatDb, copies: boolean): Promise<void> {
  if (!copies) await takeSnapshot(db, 'wipe');
  await wipeEverything(db, copies);
}

/** Takes a local copy of everything. @returns what was copied. @throws SaveError */
async function takeSnapshot(
  db: HorsDeCombatDb,
  cause: SnapshotCause,
  sides: readonly string[] = [],
): Promise<Everything> {
  const everything = await readEverything(db);
  const battles = Object.keys(everything.battles).length;
  const warbands = everything.warbands.length;
  // An empty copy would displace a useful one.
  const hasPacks = Object.keys(everything.settings).some(isPackKey);
  if (battles === 0 && warbands === 0 && !hasPacks) return everything;
  // Only a wipe deletes photos, so only its copy needs them.
  const all = cause === 'wipe' ? { ...everything, photos: await readPhotos(db) } : everything;
  // Without a time of writing, two copies of the same content are equal.
  const packed = await pack(await writtenAsBackup(all, 0), nextTask);
  const note = { id: `c-${freshId()}`, takenAt: timeNow(), cause, sides, battles, warbands };
  await keepSnapshot(db, { ...note, ...packed });
  return everything;
}

/** The content of a local copy; null when it is gone or damaged. */
async function readSnapshot(db: HorsDeCombatDb, id: string): Promise<Backup | null> {
  try {
    const copy = await loadSnapshot(db, id);
    const reading =
      copy === null ? null : await inParts(readInParts([await unpack(copy)]), nextTask);
    return reading !== null && 'backup' in reading ? reading.backup : null;
  } catch {
    return null;
  }
}

/** The text of a backup in pieces. */
function writtenAsBackup(
  everything: Everything & Pick<Backup, 'photos'>,
  writtenAt: number,
): Promise<readonly string[]> {
  return inParts(
    writtenInParts({ ...everything, writtenAt, appVersion: __APP_VERSION__ }),
    nextTask,
  );
}

async function resultOf(work: () => Promise<Restored>): Promise<RestoreResult> {
  try {
    return { restored: { ...(await work()), photosMissing: 0 } };
  } catch (thrown) {
    return { refused: `not-saved-${toSaveError(thrown).code}`, detail: null };
  }
}
