import type { Entry } from '#battle/events.ts';
import type { BattleId } from '#rules/ids.ts';
import type { HorsDeCombatDb } from './db.ts';
import { parseEntries } from './parse.ts';
import { sameContent } from './same-content.ts';
import { errorNames, saveError, toSaveError } from './save-error.ts';
import { reading, writing } from './transaction.ts';

export interface BattleLog {
  /** Resolves when all of the entries are on disk; none is when it rejects. */
  readonly append: (entries: readonly Entry[]) => Promise<void>;
  readonly load: (battleId: BattleId) => Promise<readonly Entry[]>;
  /** Newest first, by the last entry. */
  readonly list: () => Promise<readonly BattleId[]>;
  readonly remove: (battleId: BattleId) => Promise<void>;
}

/**
 * The logs of all battles, on disk. Every promise rejects with a SaveError.
 * @param report told how many rows of a battle could not be read; they stay where they are
 */
export function battleLogOn(
  db: HorsDeCombatDb,
  report: (battleId: BattleId, unreadable: number) => void,
): BattleLog {
  return {
    append: (entries) => append(db, entries),
    load: async (battleId) => {
      const rows = await reading(db, ['entries'], () =>
        db.entries.where('battleId').equals(battleId).toArray(),
      );
      return readLogRows(battleId, rows, report);
    },
    list: () => reading(db, ['entries'], () => newestFirst(db)),
    remove: (battleId) =>
      writing(db, ['entries'], async () => {
        await db.entries.where('battleId').equals(battleId).delete();
      }),
  };
}

/** A log out of rows as they lie on disk, in its order. @param report as for `battleLogOn` */
export function readLogRows(
  battleId: BattleId,
  rows: readonly unknown[],
  report: (battleId: BattleId, unreadable: number) => void,
): readonly Entry[] {
  const { entries, unreadable } = parseEntries(rows);
  if (unreadable > 0) report(battleId, unreadable);
  return entries.toSorted(inLogOrder);
}

/**
 * Puts new entries on their way in the caller's own turn, with the browser's own means: a tap's write
 * must not wait for promises, which a phone that dies would never keep, nor hold up the next frame. What
 * is out of the ordinary (the database was closed meanwhile, an entry is there already) takes the long
 * way.
 */
async function append(db: HorsDeCombatDb, entries: readonly Entry[]): Promise<void> {
  if (db.mode === 'read-only' || !db.isOpen()) return appendWithCare(db, entries);
  try {
    await addAtOnce(db.backendDB(), entries);
  } catch (thrown) {
    if (!errorNames(thrown).some((name) => OUT_OF_THE_ORDINARY.has(name)))
      throw toSaveError(thrown);
    await appendWithCare(db, entries);
  }
}

const OUT_OF_THE_ORDINARY: ReadonlySet<string> = new Set(['ConstraintError', 'InvalidStateError']);

function addAtOnce(database: IDBDatabase, entries: readonly Entry[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction('entries', 'readwrite', { durability: 'strict' });
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => {
      reject(transaction.error ?? new DOMException('The write was broken off.', 'AbortError'));
    });
    const table = transaction.objectStore('entries');
    for (const entry of entries) table.add(entry);
    transaction.commit();
  });
}

function appendWithCare(db: HorsDeCombatDb, entries: readonly Entry[]): Promise<void> {
  return writing(db, ['entries'], () => addMissing(db, entries));
}

/**
 * Puts entries that aren't there yet. An entry that is there already with the same content was saved
 * by an attempt that seemed to fail; with another content it would rewrite history.
 */
async function addMissing(db: HorsDeCombatDb, entries: readonly Entry[]): Promise<void> {
  const stored = await db.entries.bulkGet(entries.map((entry) => entry.id));
  const known = new Map<string, unknown>();
  for (const [index, entry] of entries.entries()) {
    const there = known.get(entry.id) ?? stored[index];
    if (there !== undefined && !sameContent(there, entry)) throw saveError('conflict');
    known.set(entry.id, entry);
  }
  await db.entries.bulkPut(entries);
}

/** Battles by their last entry. Costs one look-up a battle, however long the logs are. */
async function newestFirst(db: HorsDeCombatDb): Promise<readonly BattleId[]> {
  const keys = await db.entries.orderBy('battleId').uniqueKeys();
  const battles = await Promise.all(
    keys
      .filter(isBattleId)
      .map(async (battleId) => ({ battleId, last: await lastHlc(db, battleId) })),
  );
  return battles.toSorted((a, b) => compareText(b.last, a.last)).map(({ battleId }) => battleId);
}

/** Greatest moment in a battle's log; '' when no row has one. */
async function lastHlc(db: HorsDeCombatDb, battleId: BattleId): Promise<string> {
  const last = await db.entries
    .where('[battleId+hlc]')
    .between([battleId, ''], [battleId, '\uffff'])
    .last();
  const timed = typeof last === 'object' && last !== null && 'hlc' in last;
  return timed && typeof last.hlc === 'string' ? last.hlc : '';
}

function inLogOrder(a: Entry, b: Entry): number {
  return compareText(a.hlc, b.hlc) || compareText(a.actor, b.actor);
}

/** By code unit, as the database orders its keys; a locale's order would be another. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function isBattleId(key: unknown): key is BattleId {
  return typeof key === 'string' && key.startsWith('b-');
}
