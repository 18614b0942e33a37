import type { ActorId } from '#rules/ids.ts';
import { writeActor } from './actor.ts';
import type { HorsDeCombatDb, SettingRow } from './db.ts';
import { parseSettings } from './parse.ts';
import { sameContent } from './same-content.ts';
import { chosen } from './settings.ts';
import { reading, writing } from './transaction.ts';

/** A row as it lies on disk, whether this version can read all of it or not. */
export interface StoredRow {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** Everything the player would miss, as it lies on disk. */
export interface Everything {
  readonly warbands: readonly StoredRow[];
  /** Log entries by battle. */
  readonly battles: Readonly<Record<string, readonly StoredRow[]>>;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** What a restore brought; zeros when everything was there already. */
export interface Restored {
  /** Battles that gained entries. */
  readonly battles: number;
  readonly entries: number;
  /** Warbands that are new, or newer than the ones that were here. */
  readonly warbands: number;
  /** Entries left out because another entry of the same id is here: never in an untouched backup. */
  readonly conflicts: number;
}

/**
 * Everything in the database at one moment, unread rows included, so that a backup loses nothing
 * that only another version can read.
 * @throws SaveError
 */
export async function readEverything(db: HorsDeCombatDb): Promise<Everything> {
  return reading(db, ['entries', 'warbands', 'settings'], async () => {
    const [entries, warbands, settings] = await Promise.all([
      db.entries.toArray(),
      db.warbands.toArray(),
      db.settings.toArray(),
    ]);
    return {
      warbands: warbands.filter(isRow),
      battles: byBattle(entries.filter(isRow)),
      settings: chosen(parseSettings(settings)),
    };
  });
}

/**
 * Adds a backup to what is here, in one transaction: when anything fails, all is as it was.
 *
 * Nothing is lost: entries are a union by id; of a warband that is on both sides the one changed last
 * stays; settings are those of the backup. Only sample warbands that nobody has touched, on an
 * installation that has seen no battle, make way for those of the backup.
 * @param actor the identity from now on, so that this installation never writes under an id that its
 *   former self may have used; the app has to start anew with it
 * @throws SaveError
 */
export async function restoreEverything(
  db: HorsDeCombatDb,
  backup: Everything,
  actor: ActorId,
): Promise<Restored> {
  return writing(db, ['entries', 'warbands', 'settings'], async () => {
    if (backup.settings['seeded'] === true && (await db.entries.count()) === 0) {
      await clearUntouchedSamples(db);
    }
    const warbands = await addWarbands(db, backup.warbands);
    const logs = await addLogs(db, backup.battles);
    await db.settings.bulkPut(
      Object.entries(chosen(backup.settings)).map(([key, value]): SettingRow => ({ key, value })),
    );
    await writeActor(db, actor);
    return { ...logs, warbands };
  });
}

/**
 * Takes everything away, the identity included: as before the first launch. The app has to start anew.
 * @throws SaveError
 */
export async function wipeEverything(db: HorsDeCombatDb): Promise<void> {
  await writing(db, ['entries', 'warbands', 'settings'], async () => {
    for (const table of [db.entries, db.warbands, db.settings]) await table.clear();
  });
}

/** Samples carry times in the first second of 1970 until somebody edits them. */
async function clearUntouchedSamples(db: HorsDeCombatDb): Promise<void> {
  await db.warbands.where('changedAt').below(1000).delete();
}

async function addWarbands(db: HorsDeCombatDb, rows: readonly StoredRow[]): Promise<number> {
  const here = await db.warbands.bulkGet(rows.map((row) => row.id));
  const newer = rows.filter((row, index) => changedAt(row) > changedAt(here[index]));
  await db.warbands.bulkPut(newer);
  return newer.length;
}

/** When a warband was last changed; before all times when it isn't there. */
function changedAt(row: unknown): number {
  if (!isRow(row)) return Number.NEGATIVE_INFINITY;
  const { changedAt: time } = row;
  return typeof time === 'number' ? time : 0;
}

async function addLogs(
  db: HorsDeCombatDb,
  battles: Everything['battles'],
): Promise<Omit<Restored, 'warbands'>> {
  const logs = [];
  // One battle at a time: all logs together could be more than a phone wants to hold twice.
  for (const rows of Object.values(battles)) logs.push(await addLog(db, rows));
  return {
    battles: logs.filter(({ added }) => added > 0).length,
    entries: logs.reduce((sum, { added }) => sum + added, 0),
    conflicts: logs.reduce((sum, { conflicts }) => sum + conflicts, 0),
  };
}

async function addLog(
  db: HorsDeCombatDb,
  rows: readonly StoredRow[],
): Promise<{ readonly added: number; readonly conflicts: number }> {
  const here = await db.entries.bulkGet(rows.map((row) => row.id));
  const missing = rows.filter((_, index) => here[index] === undefined);
  await db.entries.bulkPut(missing);
  const conflicts = rows.filter(
    (row, index) => here[index] !== undefined && !sameContent(row, here[index]),
  );
  return { added: missing.length, conflicts: conflicts.length };
}

function byBattle(rows: readonly StoredRow[]): Everything['battles'] {
  const battles = new Map<string, StoredRow[]>();
  for (const row of rows) {
    // A damaged row may not say where it belongs; it is kept all the same.
    const battleId = typeof row['battleId'] === 'string' ? row['battleId'] : '';
    const rowsOfBattle = battles.get(battleId);
    if (rowsOfBattle === undefined) battles.set(battleId, [row]);
    else rowsOfBattle.push(row);
  }
  return Object.fromEntries(battles);
}

function isRow(row: unknown): row is StoredRow {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string';
}
