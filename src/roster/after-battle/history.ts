import * as v from 'valibot';
import { LIMITS, normalizedLine, tidyLines } from '#roster/limits.ts';
import type { Stored } from '#roster/stored.ts';
import type { Warband } from '#roster/warband.ts';
import { type BattleId, isBattleId, isWarriorId, type WarriorId } from '#rules/contract/ids.ts';

/** Beyond this, the oldest lines are dropped. */
const MAX_LINES = 200;

const line = v.pipe(
  v.string(),
  v.transform((text) => normalizedLine(text, LIMITS.name)),
);
const lines = v.pipe(
  v.string(),
  v.transform((text) => tidyLines(text, LIMITS.notes)),
);
const amount = v.pipe(v.number(), v.integer(), v.minValue(0));
/** By id. */
const amounts = v.record(v.string(), amount);
// Members are stored by id, so that a renamed one keeps his history.
const memberId = v.custom<WarriorId>(isWarriorId);

/** A member who took part. */
const FOUGHT = v.object({
  id: memberId,
  name: line,
  /** Names of the enemies whom he put out of action. */
  felled: v.array(line),
});

/** A fighter who was out of action. */
const FALLEN = v.object({
  /** His member; null in older lines. */
  id: v.fallback(v.nullable(memberId), null),
  name: line,
  by: v.fallback(line, ''),
  /** Ids of injuries; empty if none was entered. */
  injuries: v.array(v.string()),
});

/** A member who left the warband for good, as he was then. */
const GONE = v.object({
  id: memberId,
  name: line,
  profileId: v.string(),
  title: line,
  role: v.string(),
  experience: amount,
  /** `search`: lost while exploring · `own`: killed by his own warband. */
  how: v.picklist(['by-injury', 'unpaid', 'search', 'own', 'captivity']),
});

/** An advance taken after a battle. */
const ADVANCE = v.object({
  id: memberId,
  name: line,
  kind: v.picklist(['raise', 'skill', 'promotion']),
  /** Id of a characteristic, a skill, or the new role. */
  what: v.string(),
});

/** A battle in the warband's history; what lines of older versions lack has a fallback. */
const LINE = v.object({
  /** The battle. */
  id: v.custom<BattleId>(isBattleId),
  /** Milliseconds since 1970. */
  at: v.fallback(v.number(), 0),
  title: v.fallback(line, ''),
  /** Names of sides. */
  against: v.fallback(v.array(line), []),
  result: v.picklist(['won', 'lost', 'none']),
  /** Members of which at least one miniature took part; empty in older lines, where it is unknown. */
  fought: v.fallback(v.array(FOUGHT), []),
  fallen: v.fallback(v.array(FALLEN), []),
  gone: v.fallback(v.array(GONE), []),
  advances: v.fallback(v.array(ADVANCE), []),
  /** Income, by id of its kind. */
  income: v.fallback(amounts, {}),
  found: v.fallback(lines, ''),
  /** Id of the find; null for none. */
  find: v.fallback(v.nullable(v.string()), null),
  /** Found items, by id. */
  items: v.fallback(amounts, {}),
  sold: v.fallback(v.nullable(v.object({ pieces: amount, price: amount })), null),
  /** Wages of hired swords. */
  paid: v.fallback(amount, 0),
  /** Ransoms paid. */
  ransom: v.fallback(amount, 0),
  /** Names of those who left because they were not paid. */
  left: v.fallback(v.array(line), []),
  /** Items bought, by id, and their total price. */
  bought: v.fallback(amounts, {}),
  spent: v.fallback(amount, 0),
  notes: v.fallback(lines, ''),
  /** The rating before and after; null in a game without. */
  rating: v.fallback(v.nullable(v.object({ before: amount, after: amount })), null),
});

export type BattleLine = Stored<typeof LINE>;
export type Fought = Stored<typeof FOUGHT>;
export type Fallen = Stored<typeof FALLEN>;
export type Gone = Stored<typeof GONE>;
export type TakenAdvance = Stored<typeof ADVANCE>;

/** The readable lines of a warband's history, newest last. Never throws. */
export function historyOf({ history }: Pick<Warband, 'history'>): readonly BattleLine[] {
  return (history ?? []).flatMap((row) => {
    const read = v.safeParse(LINE, row);
    return read.success ? [read.output] : [];
  });
}

/** History rows with one more; only that one can still be undone. */
export function withLine(
  { history = [] }: Pick<Warband, 'history'>,
  added: object,
): readonly unknown[] {
  return [...history.map(settled), added].slice(-MAX_LINES);
}

/** Kept in the newest line only, for undoing it. */
function settled(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || !('change' in row)) return row;
  const { change: _, ...rest } = row;
  return rest;
}
