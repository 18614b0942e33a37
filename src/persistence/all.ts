import { canBeFollowed, type Hlc, isHlc, withoutFuture } from '#battle/hlc.ts';
import { changeTime } from '#roster/change-time.ts';
import { EXAMPLE_UNTIL } from '#roster/example.ts';
import { LIMITS, normalizedLine } from '#roster/limits.ts';
import { isCampaignKey, mergedCampaign } from '#roster/named-campaigns.ts';
import { mergedPack, packNews } from '#roster/own-packs.ts';
import { isPackKey } from '#roster/pack-key.ts';
import { sameContent } from '#roster/same-content.ts';
import type { ActorId } from '#rules/contract/ids.ts';
import { writeActor } from './actor.ts';
import {
  countIn,
  idsOfBlocks,
  inBlocks,
  MOST,
  type Moment,
  rowsIn,
  rowsInParts,
} from './blocks.ts';
import type { HorsDeCombatDb, SettingRow } from './db.ts';
import { keepFormerActor } from './former-actors.ts';
import { inParts } from './in-parts.ts';
import { parseEntries } from './log-rows.ts';
import { saveError } from './save-error.ts';
import { ACTOR_KEY, parseSettings, portableSettings } from './stored-rows.ts';
import { reading, writing } from './transaction.ts';

/** A raw row, readable by this version or not. */
export interface StoredRow {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** All of the player's data, as raw rows. */
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
  /** Warbands that are new, or newer than the stored ones; untouched samples are no news. */
  readonly warbands: number;
  /** Those of which the backup had another version than the disk. */
  readonly differing: readonly DifferingWarband[];
  /** Names of warbands that this version can't read: stored, but never in place of a readable one. */
  readonly unreadable: readonly string[];
  /** Names of packs of the player's own that were not here. */
  readonly packs: readonly string[];
  /** Of those of which the backup had another version: the one changed last was kept. */
  readonly differingPacks: readonly string[];
  /** Entries left out because they contradict stored ones: never in an untouched backup. */
  readonly conflicts: number;
  /** Entries left out because they are dated at the end of time, where nothing could follow. */
  readonly ahead: number;
}

/** A warband of which the backup had another version: the one changed last was kept. */
export interface DifferingWarband {
  readonly id: string;
  readonly kept: 'here' | 'in-backup';
  readonly here: WarbandVersion;
  readonly inBackup: WarbandVersion;
}

interface WarbandVersion {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** For `putWarband`. */
  readonly row: StoredRow;
}

/** Reports the progress of long work, in entries. */
export type OnProgress = (done: number, total: number) => void;

/**
 * Everything in the database at one moment, unreadable rows included, so that a backup loses nothing that
 * only another version can read.
 * @throws SaveError
 */
export async function readEverything(
  db: HorsDeCombatDb,
  onProgress: OnProgress = () => {},
): Promise<Everything> {
  return reading(db, ['entries', 'warbands', 'settings'], async () => {
    const [warbands, settings] = await Promise.all([db.warbands.toArray(), db.settings.toArray()]);
    return {
      warbands: warbands.filter(isRow),
      battles: byBattle(await readEntries(db, onProgress)),
      settings: portableSettings(parseSettings(settings)),
    };
  });
}

/** All rows of warbands. @throws SaveError */
export async function readWarbands(db: HorsDeCombatDb): Promise<readonly StoredRow[]> {
  return (await reading(db, ['warbands'], () => db.warbands.toArray())).filter(isRow);
}

/**
 * Merges a backup into the database, in one transaction.
 *
 * Nothing is lost: entries are united by id; of two readable versions of a warband the one changed last
 * stays, and an unreadable one is stored beside the other; campaigns and packs are merged, other settings are taken from the backup. Only
 * untouched sample warbands, on an installation without battles, make way for those of the backup.
 * @param actor the new identity, so that this installation never writes under one that it may have used
 *   before; the app has to restart with it
 * @param isReadable whether this version can read a row of a warband
 * @throws SaveError
 */
export async function restoreEverything(
  db: HorsDeCombatDb,
  backup: Everything,
  actor: ActorId,
  isReadable: (row: unknown) => boolean,
  onProgress: OnProgress = () => {},
): Promise<Restored> {
  return writing(db, ['entries', 'warbands', 'settings'], async () => {
    const entriesHere = await db.entries.count();
    if (backup.settings['seeded'] === true && entriesHere === 0) await clearUntouchedSamples(db);
    const warbands = await addWarbands(db, backup.warbands, isReadable);
    const logs = await addLogs(db, backup.battles, entriesHere, onProgress);
    const here = parseSettings(await db.settings.toArray());
    const brought = portableSettings(backup.settings);
    await putSettings(db, { ...brought, ...rowsOfBoth(here, brought) });
    await keepFormerActor(db);
    await writeActor(db, actor);
    return { ...logs, ...warbands, ...packNews(here, brought) };
  });
}

/**
 * Replaces all battles and warbands by those of a backup, in one transaction. Settings stay; missing ones are
 * added, and campaigns and packs merged.
 * @param known the content that the caller has just taken a copy of: if it has changed since, nothing is
 *   replaced
 * @throws SaveError, with `conflict` when something has been written meanwhile
 */
export async function replaceEverything(
  db: HorsDeCombatDb,
  backup: Everything,
  known: Everything,
  actor: ActorId,
  onProgress: OnProgress = () => {},
): Promise<Restored> {
  return writing(db, ['entries', 'warbands', 'settings'], async () => {
    if (!(await isUnchanged(db, known))) throw saveError('conflict');
    await db.entries.clear();
    await db.warbands.clear();
    await db.warbands.bulkPut([...backup.warbands]);
    const logs = await addLogs(db, backup.battles, 0, onProgress);
    const here = portableSettings(parseSettings(await db.settings.toArray()));
    const brought = portableSettings(backup.settings);
    await putSettings(db, { ...brought, ...here, ...rowsOfBoth(here, brought) });
    await keepFormerActor(db);
    await writeActor(db, actor);
    return {
      ...logs,
      ...packNews(here, brought),
      warbands: backup.warbands.length,
      differing: [],
      unreadable: [],
    };
  });
}

/**
 * Deletes everything, the identity included, as before the first launch. The app has to restart.
 * @param copies whether the local copies go too
 * @throws SaveError
 */
export async function wipeEverything(db: HorsDeCombatDb, copies = false): Promise<void> {
  await writing(db, ['entries', 'warbands', 'settings', 'photos', 'snapshots'], async () => {
    for (const table of [db.entries, db.warbands, db.settings, db.photos]) await table.clear();
    if (copies) await db.snapshots.clear();
  });
}

/** Rows per request: enough to be quick, few enough for the page to stay responsive. */
const SLICE_SIZE = 500;

/** Blocks per request: about as many rows. */
const BLOCKS_AT_ONCE = 3;

/** In order of ids, slice by slice. */
async function readEntries(
  db: HorsDeCombatDb,
  onProgress: OnProgress,
): Promise<readonly StoredRow[]> {
  const [stored, blocks] = await Promise.all([db.entries.count(), blockIds(db)]);
  const total = stored - blocks.length + countIn(blocks);
  const lastBlock = blocks.at(-1) ?? '';
  const found: StoredRow[] = [];
  let done = 0;
  for (let after = ''; ; ) {
    const most = after < lastBlock ? BLOCKS_AT_ONCE : SLICE_SIZE;
    const slice = await db.entries.where(':id').above(after).limit(most).toArray();
    const rows = slice.filter(isRow);
    for (const row of rows) found.push(row);
    done += countIn(rows.map(({ id }) => id));
    onProgress(done, total);
    const last = rows.at(-1);
    if (slice.length < most || last === undefined) break;
    after = last.id;
  }
  const rows = await inParts(rowsInParts(found), pauseOf(db));
  return rows.filter(isRow);
}

/** Lets the page answer within a transaction: while a request is under way, it stays open. */
function pauseOf(db: HorsDeCombatDb): () => PromiseLike<unknown> {
  return () => db.settings.get(ACTOR_KEY);
}

function blockIds(db: HorsDeCombatDb) {
  return db.entries.where(':id').startsWith(idsOfBlocks()).primaryKeys();
}

/** The rows of the backup’s campaigns and packs, each merged with what is here. */
function rowsOfBoth(
  here: Readonly<Record<string, unknown>>,
  brought: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(brought).flatMap(([key, row]) => {
      if (isCampaignKey(key)) return [[key, mergedCampaign(here[key], row)]];
      return isPackKey(key) ? [[key, mergedPack(here[key], row)]] : [];
    }),
  );
}

async function putSettings(
  db: HorsDeCombatDb,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  const rows = Object.entries(settings).map(([key, value]): SettingRow => ({ key, value }));
  await db.settings.bulkPut(rows);
}

/** Entries never change, so comparing their ids is enough; warbands are compared by content. */
async function isUnchanged(db: HorsDeCombatDb, known: Everything): Promise<boolean> {
  const entries = await readEntries(db, () => {});
  const warbands = await db.warbands.toArray();
  const ids = new Set(Object.values(known.battles).flatMap((rows) => rows.map(({ id }) => id)));
  return (
    entries.length === ids.size &&
    entries.every(({ id }) => ids.has(id)) &&
    sameContent(warbands.filter(isRow), known.warbands)
  );
}

async function clearUntouchedSamples(db: HorsDeCombatDb): Promise<void> {
  await db.warbands.where('changedAt').below(EXAMPLE_UNTIL).delete();
}

/**
 * Puts a version of a warband in place of the stored one. That is a change like any other, the latest: no restore
 * undoes it.
 * @param now milliseconds since 1970
 * @throws SaveError
 */
export async function putWarband(db: HorsDeCombatDb, row: StoredRow, now: number): Promise<void> {
  await writing(db, ['warbands'], async () => {
    const before = changedAt(await db.warbands.get(row.id));
    await db.warbands.put({ ...row, changedAt: changeTime(now, before) });
  });
}

async function addWarbands(
  db: HorsDeCombatDb,
  rows: readonly StoredRow[],
  isReadable: (row: unknown) => boolean,
): Promise<Pick<Restored, 'warbands' | 'differing' | 'unreadable'>> {
  let warbands = 0;
  const differing: DifferingWarband[] = [];
  const unreadable: string[] = [];
  for (const row of rows) {
    const here = await db.warbands.get(row.id);
    const isThere = here !== undefined;
    // Chosen among two versions, one is there with another time only.
    if (isRow(here) && sameContent({ ...here, changedAt: 0 }, { ...row, changedAt: 0 })) continue;
    if (!isReadable(row)) {
      const isNew = await keepBeside(db, isThere ? underOwnId(row) : row);
      if (isNew) unreadable.push(nameOf(row));
      continue;
    }
    if (isRow(here) && isReadable(here)) {
      const kept = changedAt(row) > changedAt(here) ? 'in-backup' : 'here';
      if (!isUntouched(here)) {
        differing.push({ id: row.id, kept, here: versionOf(here), inBackup: versionOf(row) });
      }
      if (kept === 'here') continue;
    } else if (isRow(here)) {
      await keepBeside(db, underOwnId(here));
    }
    await db.warbands.put(row);
    if (!isUntouched(row)) warbands += 1;
  }
  return { warbands, differing, unreadable };
}

function versionOf(row: StoredRow): WarbandVersion {
  return { name: nameOf(row), changedAt: changedAt(row), row };
}

function isUntouched(row: StoredRow): boolean {
  return changedAt(row) < EXAMPLE_UNTIL;
}

/** Under another id, the same each time, so that restoring twice adds it once. */
function underOwnId(row: StoredRow): StoredRow {
  return { ...row, id: `${row.id}-${changedAt(row)}` };
}

/** @returns whether it was not there yet */
async function keepBeside(db: HorsDeCombatDb, row: StoredRow): Promise<boolean> {
  const there = await db.warbands.get(row.id);
  if (there === undefined) await db.warbands.put(row);
  else if (!sameContent(there, row)) return keepBeside(db, { ...row, id: `${row.id}-` });
  return there === undefined;
}

function nameOf({ id, name }: StoredRow): string {
  const given = typeof name === 'string' ? normalizedLine(name, LIMITS.name) : '';
  return given === '' ? id : given;
}

/** When a warband was last changed; minus infinity for none. */
function changedAt(row: unknown): number {
  if (!isRow(row)) return Number.NEGATIVE_INFINITY;
  const { changedAt: time } = row;
  return typeof time === 'number' ? time : 0;
}

/** @param entriesHere how many are stored: without any, nothing has to be compared */
async function addLogs(
  db: HorsDeCombatDb,
  battles: Everything['battles'],
  entriesHere: number,
  onProgress: OnProgress,
): Promise<Pick<Restored, 'battles' | 'entries' | 'conflicts' | 'ahead'>> {
  const here = entriesHere === 0 ? new Map<string, unknown>() : await idsHere(db);
  const logs = Object.values(battles);
  const total = logs.reduce((sum, rows) => sum + countIn(rows.map(({ id }) => id)), 0);
  let done = 0;
  const counts = { battles: 0, entries: 0, conflicts: 0, ahead: 0 };
  onProgress(0, total);
  for (const log of logs) {
    const { rows, earliest, late, starts } = await inParts(lookedThrough(log), pauseOf(db));
    const second = await secondStarts(db, starts, here);
    let added = 0;
    for (let at = 0; at < rows.length; at += LOG_SLICE) {
      const slice = rows.slice(at, at + LOG_SLICE);
      const followable = slice.filter((row) => !late.has(hlcOf(row) ?? ''));
      const { missing, known } = sorted(
        followable.filter((row) => !second.has(row)),
        here,
      );
      await db.entries.bulkPut([...inBlocks(missing, here, earliest)]);
      added += missing.length;
      counts.conflicts +=
        followable.length - missing.length - known.length + (await conflictsAmong(db, known, here));
      counts.ahead += slice.length - followable.length;
      done += slice.length;
      onProgress(done, total);
      if (missing.length === 0) await pauseOf(db)();
    }
    counts.entries += added;
    if (added > 0) counts.battles += 1;
  }
  return counts;
}

/** Entries that are looked at and stored at once: those of four blocks. */
const LOG_SLICE = 4 * MOST;

/** The entries of a log, the earliest, those after which it could not go on, and those that would start it; pauses often. */
function* lookedThrough(log: readonly StoredRow[]) {
  // An app from before puts blocks into its backups as they are.
  const all = yield* rowsInParts(log);
  const rows: StoredRow[] = [];
  const times: Hlc[] = [];
  const starts: StoredRow[] = [];
  let earliest: Moment | null = null;
  let isLate = false;
  for (const row of all) {
    if (!isRow(row)) continue;
    rows.push(row);
    const time = hlcOf(row);
    if (time !== null) {
      times.push(time);
      isLate ||= !canBeFollowed(time);
      if (earliest === null || time < earliest.hlc) earliest = { ...row, hlc: time };
    }
    if (row['type'] === 'BattleStarted') starts.push(row);
    if (rows.length % LOG_SLICE === 0) yield;
  }
  const late = isLate ? withoutFuture(times) : new Set<Hlc>();
  return { rows, earliest, late, starts: starts.filter((row) => !late.has(hlcOf(row) ?? '')) };
}

/** The ids of all that is stored, each with its row where that is only in a block, and null where it is not. */
async function idsHere(db: HorsDeCombatDb): Promise<Map<string, unknown>> {
  const ids = await db.entries.toCollection().primaryKeys();
  const here = new Map<string, unknown>(ids.map((id) => [id, null]));
  const blocks = await blockIds(db);
  for (let at = 0; at < blocks.length; at += BLOCKS_AT_ONCE) {
    const some = await db.entries.bulkGet(blocks.slice(at, at + BLOCKS_AT_ONCE));
    for (const block of some) {
      const rows = rowsIn([block]).filter(isRow);
      if (rows[0] !== block) for (const row of rows) if (!here.has(row.id)) here.set(row.id, row);
    }
  }
  return here;
}

/** @param here what is stored; the missing ones are added to it */
function sorted(rows: readonly StoredRow[], here: Map<string, unknown>) {
  const missing: StoredRow[] = [];
  const known: StoredRow[] = [];
  for (const row of rows) {
    (here.has(row.id) ? known : missing).push(row);
    if (!here.has(row.id)) here.set(row.id, row);
  }
  return { missing, known };
}

/** How many of these rows differ from those that are stored under their ids. */
async function conflictsAmong(
  db: HorsDeCombatDb,
  rows: readonly StoredRow[],
  here: ReadonlyMap<string, unknown>,
): Promise<number> {
  let count = 0;
  for (let at = 0; at < rows.length; at += GETS_AT_ONCE) {
    const slice = rows.slice(at, at + GETS_AT_ONCE);
    const ids = slice.flatMap(({ id }) => (here.get(id) === null ? id : []));
    const found = await db.entries.bulkGet(ids);
    const stored = new Map(ids.map((id, index) => [id, found[index]]));
    count += slice.filter(
      (row) => !sameContent(row, stored.get(row.id) ?? here.get(row.id)),
    ).length;
  }
  return count;
}

/** Rows that are read by their ids at once: each is a request of its own. */
const GETS_AT_ONCE = 200;

/** Its timestamp; null for none that is valid. */
function hlcOf({ hlc }: StoredRow): Hlc | null {
  return typeof hlc === 'string' && isHlc(hlc) ? hlc : null;
}

/** Those of these entries that would start a battle a second time, be its start stored already or earlier in the backup. */
async function secondStarts(
  db: HorsDeCombatDb,
  starts: readonly StoredRow[],
  here: ReadonlyMap<string, unknown>,
): Promise<ReadonlySet<StoredRow>> {
  const inOrder = starts
    .filter(({ id }) => !here.has(id))
    .toSorted((a, b) => ((hlcOf(a) ?? '') < (hlcOf(b) ?? '') ? -1 : 1));
  const second = new Set<StoredRow>();
  const begun = new Set<unknown>();
  for (const row of inOrder) {
    const { battleId } = row;
    if (begun.has(battleId) || (await hasBegun(db, battleId))) second.add(row);
    // One that can't be read begins nothing.
    else if (parseEntries([row]).unreadable === 0) begun.add(battleId);
  }
  return second;
}

async function hasBegun(db: HorsDeCombatDb, battleId: unknown): Promise<boolean> {
  if (typeof battleId !== 'string') return false;
  const rows = await db.entries.where('battleId').equals(battleId).toArray();
  return parseEntries(rowsIn(rows)).entries.some(({ type }) => type === 'BattleStarted');
}

function byBattle(rows: readonly StoredRow[]): Everything['battles'] {
  const battles = new Map<string, StoredRow[]>();
  for (const row of rows) {
    // A damaged row may lack its battle; it is kept all the same.
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
