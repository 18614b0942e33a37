import * as v from 'valibot';
import { LIMITS, normalizedLine, tidyLines } from '#roster/limits.ts';
import type { Stored } from '#roster/stored.ts';
import type { Warband } from '#roster/warband.ts';
import {
  type BattleId,
  isBattleId,
  isWarbandId,
  isWarriorId,
  type WarbandId,
  type WarriorId,
} from '#rules/contract/ids.ts';
import { listOf, recordOf } from '#rules/kit/bounded.ts';

/** Beyond this, the oldest lines are dropped. */
const MAX_LINES = 200;

/** Names, items, people in one line: far above what one battle brings. */
const MAX_ITEMS = 2000;

/** Characters before they are cut to what is shown. */
const MAX_TEXT = 20_000;

const line = v.pipe(
  v.string(),
  v.maxLength(MAX_TEXT),
  v.transform((text) => normalizedLine(text, LIMITS.name)),
);
const lines = v.pipe(
  v.string(),
  v.maxLength(MAX_TEXT),
  v.transform((text) => tidyLines(text, LIMITS.notes)),
);
/** An id of the game. */
const word = v.pipe(v.string(), v.maxLength(MAX_TEXT));
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
/** By id. */
const amounts = recordOf(amount, MAX_ITEMS);
// Members are stored by id, so that a renamed one keeps his history.
const memberId = v.custom<WarriorId>(isWarriorId);

/** An enemy side. */
const FOE = v.object({
  emblem: word,
  /** Null for a side without a list. */
  warbandId: v.fallback(v.nullable(v.custom<WarbandId>(isWarbandId)), null),
  /** The name of its leader; '' for none. */
  leader: v.fallback(line, ''),
});

/** A member who took part. */
const FOUGHT = v.object({
  id: memberId,
  name: line,
  /** Names of the enemies whom he put out of action. */
  felled: listOf(line, MAX_ITEMS),
});

/** A fighter who was out of action. */
const FALLEN = v.object({
  /** His member; null in older lines. */
  id: v.fallback(v.nullable(memberId), null),
  name: line,
  by: v.fallback(line, ''),
  /** Ids of injuries; empty if none was entered. */
  injuries: listOf(word, MAX_ITEMS),
  /** The round in which he fell; null in older lines. */
  turn: v.fallback(v.nullable(amount), null),
});

/** A member who left the warband for good, as he was then. */
const GONE = v.object({
  id: memberId,
  name: line,
  profileId: word,
  title: line,
  role: word,
  experience: amount,
  /** `search`: lost while exploring · `own`: killed by his own warband. */
  how: v.picklist(['by-injury', 'unpaid', 'search', 'own', 'captivity', 'addiction']),
  /** Id of the trait of his first weapon; null for none, and in older lines. */
  arm: v.fallback(v.nullable(word), null),
});

/** An advance taken after a battle. */
const ADVANCE = v.object({
  id: memberId,
  name: line,
  kind: v.picklist(['raise', 'skill', 'promotion']),
  /** Id of a characteristic, a skill, or the new role. */
  what: word,
});

/** A drug that somebody had taken for the battle. */
const DOSE = v.object({
  name: line,
  /** Trait of the drug. */
  drug: word,
  /** Id of what came of it; null if no dice were thrown. */
  result: v.nullable(word),
});

/** A battle in the warband's history; what lines of older versions lack has a fallback. */
const LINE = v.object({
  /** The battle. */
  id: v.custom<BattleId>(isBattleId),
  /** Milliseconds since 1970. */
  at: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)), 0),
  title: v.fallback(line, ''),
  /** Names of sides. */
  against: v.fallback(listOf(line, MAX_ITEMS), []),
  /** The same sides, in the same order; empty in older lines. */
  foes: v.fallback(listOf(FOE, MAX_ITEMS), []),
  result: v.picklist(['won', 'lost', 'none']),
  /** Members of which at least one miniature took part; empty in older lines, where it is unknown. */
  fought: v.fallback(listOf(FOUGHT, MAX_ITEMS), []),
  fallen: v.fallback(listOf(FALLEN, MAX_ITEMS), []),
  gone: v.fallback(listOf(GONE, MAX_ITEMS), []),
  advances: v.fallback(listOf(ADVANCE, MAX_ITEMS), []),
  doses: v.fallback(listOf(DOSE, MAX_ITEMS), []),
  /** Income, by id of its kind. */
  income: v.fallback(amounts, {}),
  found: v.fallback(lines, ''),
  /** Id of the find; null for none. */
  find: v.fallback(v.nullable(word), null),
  /** Found items, by id. */
  items: v.fallback(amounts, {}),
  sold: v.fallback(v.nullable(v.object({ pieces: amount, price: amount })), null),
  /** Wages of hired swords. */
  paid: v.fallback(amount, 0),
  /** Ransoms paid. */
  ransom: v.fallback(amount, 0),
  /** Names of those who left because they were not paid. */
  left: v.fallback(listOf(line, MAX_ITEMS), []),
  /** Items bought, by id, and their total price. */
  bought: v.fallback(amounts, {}),
  spent: v.fallback(amount, 0),
  notes: v.fallback(lines, ''),
  /** The rating before and after; null in a game without. */
  rating: v.fallback(v.nullable(v.object({ before: amount, after: amount })), null),
});

export type BattleLine = Stored<typeof LINE>;
export type Foe = Stored<typeof FOE>;
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

/** History rows of which that of the last battle tells more; the same rows if there is none that can be read. */
export function withMoreTold(
  warband: Pick<Warband, 'history'>,
  { advances, gone }: Pick<BattleLine, 'advances' | 'gone'>,
): Pick<Warband, 'history'> {
  const { history = [] } = warband;
  const at = history.findLastIndex((one) => v.is(LINE, one));
  const row = history[at];
  const read = v.safeParse(LINE, row);
  if (!read.success || typeof row !== 'object' || row === null) return warband;
  const { output: told } = read;
  const more = { advances: [...told.advances, ...advances], gone: [...told.gone, ...gone] };
  return { history: history.with(at, { ...row, ...more }) };
}

/** Kept in the newest line only, for undoing it. */
function settled(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || !('change' in row)) return row;
  const { change: _, ...rest } = row;
  return rest;
}
