import type { Entry } from '#battle/events.ts';
import type { EntryId } from '#battle/hlc.ts';
import { sameContent } from '#roster/same-content.ts';
import { type BattleId, isBattleId } from '#rules/contract/ids.ts';
import { type Appended, appendAtOnce } from './at-once.ts';
import { countIn, hasId, idsOfBlocks, inBlocks, rowsIn } from './blocks.ts';
import type { HorsDeCombatDb } from './db.ts';
import { compareText, readLogRows, rowOf } from './log-rows.ts';
import { saveError } from './save-error.ts';
import { roomKey } from './stored-rows.ts';
import { inTime, reading, writing } from './transaction.ts';

export interface BattleLog {
  /**
   * Resolves when all entries are on disk; when it rejects, none is.
   * @param first the first entry of the log, whose presence is checked too; none when it is among them
   */
  readonly append: (entries: readonly Entry[], first?: EntryId | null) => Promise<Appended>;
  /** Stores the entries of a log that are missing, and changes nothing else. */
  readonly complete: (entries: readonly Entry[]) => Promise<void>;
  readonly load: (battleId: BattleId) => Promise<readonly Entry[]>;
  /** Number of rows of a battle, readable or not. */
  readonly count: (battleId: BattleId) => Promise<number>;
  /** Newest first, by the last entry. */
  readonly list: () => Promise<readonly BattleId[]>;
  readonly remove: (battleId: BattleId) => Promise<void>;
}

/**
 * The logs of all battles, on disk. Every promise rejects with a SaveError.
 * @param report called with the number of unreadable rows of a battle; they stay on disk
 */
export function battleLogOn(
  db: HorsDeCombatDb,
  report: (battleId: BattleId, unreadable: number) => void,
): BattleLog {
  return {
    append: (entries, first = null) => append(db, entries, first),
    complete: (entries) => writing(db, ['entries'], () => putAbsent(db, entries)),
    load: async (battleId) => {
      const rows = await inTime(
        reading(db, ['entries'], () => db.entries.where('battleId').equals(battleId).toArray()),
      );
      return readLogRows(battleId, rows, report);
    },
    count: (battleId) =>
      reading(db, ['entries'], async () => {
        const [rows, blocks] = await Promise.all([
          db.entries.where('battleId').equals(battleId).count(),
          blocksOf(db, battleId).primaryKeys(),
        ]);
        return rows - blocks.length + countIn(blocks);
      }),
    list: () => inTime(reading(db, ['entries'], () => newestFirst(db))),
    remove: (battleId) =>
      writing(db, ['entries', 'settings'], async () => {
        await db.entries.where('battleId').equals(battleId).delete();
        await db.settings.delete(roomKey(battleId));
      }),
  };
}

/** The write has begun when this returns, unless the database has to be reopened. */
function append(
  db: HorsDeCombatDb,
  entries: readonly Entry[],
  first: EntryId | null,
): Promise<Appended> {
  const slowAppend = () => appendSlowly(db, entries, first);
  if (db.mode === 'read-only' || !db.isOpen()) return slowAppend();
  return appendAtOnce(db.backendDB(), [...inBlocks(entries)], first, slowAppend);
}

function appendSlowly(
  db: HorsDeCombatDb,
  entries: readonly Entry[],
  first: EntryId | null,
): Promise<Appended> {
  return writing(db, ['entries'], async () => {
    await addMissing(db, entries);
    const begun = first === null || (await db.entries.get(first)) !== undefined;
    return begun ? 'added' : 'headless';
  });
}

/** Stores entries whose ids are free: a damaged row stays, as another version may be able to read it. */
async function putAbsent(db: HorsDeCombatDb, entries: readonly Entry[]): Promise<void> {
  const stored = await storedRows(db, entries);
  await db.entries.bulkPut(entries.filter(({ id }) => !stored.has(id)).map(rowOf));
}

/**
 * Stores entries that don't exist yet. One that exists with the same content was saved by an attempt that
 * seemed to fail; with other content it would rewrite history.
 */
async function addMissing(db: HorsDeCombatDb, entries: readonly Entry[]): Promise<void> {
  const known = new Map(await storedRows(db, entries));
  const missing = new Map<string, Entry>();
  for (const entry of entries) {
    const there = known.get(entry.id);
    if (there !== undefined && !sameContent(there, entry)) throw saveError('conflict');
    if (there === undefined) missing.set(entry.id, entry);
    known.set(entry.id, entry);
  }
  await db.entries.bulkPut([...missing.values()]);
}

/** The rows that are stored under the ids of these entries, by id. */
async function storedRows(
  db: HorsDeCombatDb,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, unknown>> {
  const battles = [...new Set(entries.map(({ battleId }) => battleId))];
  const [single, ...blocks] = await Promise.all([
    db.entries.bulkGet(entries.map(({ id }) => id)),
    ...battles.map((battleId) => blocksOf(db, battleId).toArray()),
  ]);
  const inThem = rowsIn(blocks.flat());
  const there = new Map<string, unknown>(
    inThem.flatMap((row) => (hasId(row) ? [[row.id, row]] : [])),
  );
  for (const [at, { id }] of entries.entries()) {
    if (single[at] !== undefined) there.set(id, single[at]);
  }
  return there;
}

function blocksOf(db: HorsDeCombatDb, battleId: BattleId) {
  return db.entries.where(':id').startsWith(idsOfBlocks(battleId));
}

/** Battles by their last entry, with one look-up per battle. */
async function newestFirst(db: HorsDeCombatDb): Promise<readonly BattleId[]> {
  const byBattle = db.entries.orderBy('battleId');
  // WebKit throws for the unique keys of an empty index.
  if ((await byBattle.count()) === 0) return [];
  const keys = await byBattle.uniqueKeys();
  const battles = await Promise.all(
    keys
      .filter(isBattleId)
      .map(async (battleId) => ({ battleId, last: await lastHlc(db, battleId) })),
  );
  return battles.toSorted((a, b) => compareText(b.last, a.last)).map(({ battleId }) => battleId);
}

/** The latest `hlc` of a battle; '' when no row has one. */
async function lastHlc(db: HorsDeCombatDb, battleId: BattleId): Promise<string> {
  const last = await db.entries
    .where('[battleId+hlc]')
    .between([battleId, ''], [battleId, '\uffff'])
    .last();
  const timed = typeof last === 'object' && last !== null && 'hlc' in last;
  return timed && typeof last.hlc === 'string' ? last.hlc : '';
}
