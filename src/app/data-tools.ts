import { type Backup, readBackup, writeBackup } from '#exchange/backup.ts';
import { dayStamp } from '#i18n/format.ts';
import {
  type Everything,
  type OnProgress,
  type Restored,
  readEverything,
  replaceEverything,
  restoreEverything,
  wipeEverything,
} from '#persistence/all.ts';
import type { HorsDeCombatDb } from '#persistence/db.ts';
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
import { systemsFor } from '#persistence/stored-rows.ts';
import { parseWarband } from '#roster/parse.ts';
import type { ActorId } from '#rules/contract/ids.ts';
import { isShortOfRoom } from '#store/device-store.ts';
import type { BackupText, RestoreResult } from '#store/ports.ts';
import { timeNow } from './clock.ts';
import { freshId } from './random.ts';
import { SYSTEMS } from './systems.ts';

export { listSnapshots };

/** Everything as a file to be. @throws SaveError */
export async function makeBackup(db: HorsDeCombatDb, tell?: OnProgress): Promise<BackupText> {
  const everything = { ...(await readEverything(db, tell)), photos: await readPhotos(db) };
  const writtenAt = timeNow();
  const name = `hors-de-combat-${dayStamp(writtenAt)}.json`;
  return { name, text: textOf(everything, writtenAt) };
}

/**
 * Adds what a file holds, after a copy of what is here where there is room for one. Never rejects.
 * @param actor the identity of the installation from then on
 */
export async function restore(
  db: HorsDeCombatDb,
  text: string,
  actor: ActorId,
  tell?: OnProgress,
): Promise<RestoreResult> {
  const reading = readBackup(text);
  if ('refused' in reading) return reading;
  // Nothing is taken away by a restore: a copy is a convenience here, and may not stand in its way.
  await copyOf(db, 'restore').catch(() => undefined);
  const { backup } = reading;
  return withPhotos(
    db,
    backup,
    await done(async () =>
      restoreEverything(db, backup, actor, await readableHere(db, backup.warbands), tell),
    ),
  );
}

/** Brings the photos of a backup whose all else is there. */
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

/** What tells rows of warbands that this version can read, of these and of those that are here. */
async function readableHere(
  db: HorsDeCombatDb,
  rows: readonly unknown[],
): Promise<(row: unknown) => boolean> {
  const { warbands } = await readEverything(db);
  const systemOf = await systemsFor([...rows, ...warbands], SYSTEMS.roster);
  return (row) => parseWarband(row, systemOf).ok;
}

/** Takes a copy at the end of a battle, where there is room to spare. @throws SaveError */
export async function copyAtEnd(db: HorsDeCombatDb, sides: readonly string[]): Promise<void> {
  if (!isShortOfRoom(await storageState())) await copyOf(db, 'battle-ended', sides);
}

/**
 * Everything as it was when a copy was taken, after a copy of how it is now. Never rejects.
 * @param actor the identity of the installation from then on
 */
export async function returnTo(
  db: HorsDeCombatDb,
  id: string,
  actor: ActorId,
  tell?: OnProgress,
): Promise<RestoreResult> {
  const backup = await readCopy(db, id);
  if (backup === null) return { refused: 'copy-gone', detail: null };
  const result = await done(async () => {
    const known = await copyOf(db, 'return');
    return replaceEverything(db, backup, known, actor, tell);
  });
  return withPhotos(db, backup, result);
}

/** @throws SaveError, with nothing deleted */
export async function wipe(db: HorsDeCombatDb, copies: boolean): Promise<void> {
  if (!copies) await copyOf(db, 'wipe');
  await wipeEverything(db, copies);
}

/** Copies all that is here, and answers with it. @throws SaveError */
async function copyOf(
  db: HorsDeCombatDb,
  cause: SnapshotCause,
  sides: readonly string[] = [],
): Promise<Everything> {
  const everything = await readEverything(db);
  const battles = Object.keys(everything.battles).length;
  const warbands = everything.warbands.length;
  // A copy of nothing would take the place of one of something.
  if (battles === 0 && warbands === 0) return everything;
  // Without a time in it, two copies of the same are the same.
  // Photos stay where they are, whatever becomes of the rest; a wipe alone takes them away.
  const all = cause === 'wipe' ? { ...everything, photos: await readPhotos(db) } : everything;
  const packed = await pack(textOf(all, 0));
  const note = { id: `c-${freshId()}`, takenAt: timeNow(), cause, sides, battles, warbands };
  await keepSnapshot(db, { ...note, ...packed });
  return everything;
}

/** What a copy holds; null when it is gone or damaged. */
async function readCopy(db: HorsDeCombatDb, id: string): Promise<Backup | null> {
  try {
    const copy = await loadSnapshot(db, id);
    const reading = copy === null ? null : readBackup(await unpack(copy));
    return reading !== null && 'backup' in reading ? reading.backup : null;
  } catch {
    return null;
  }
}

function textOf(everything: Everything & Pick<Backup, 'photos'>, writtenAt: number): string {
  return writeBackup({ ...everything, writtenAt, appVersion: __APP_VERSION__ });
}

async function done(work: () => Promise<Restored>): Promise<RestoreResult> {
  try {
    return { restored: { ...(await work()), photosMissing: 0 } };
  } catch (thrown) {
    return { refused: `not-saved-${toSaveError(thrown).code}`, detail: null };
  }
}
