import * as v from 'valibot';
import { LIMITS, normalizedLine, tidyLines } from '#roster/limits.ts';
import type { Warband } from '#roster/warband.ts';
import { type BattleId, isBattleId, isWarriorId, type WarriorId } from '#rules/contract/ids.ts';

/** A battle in the warband's history. */
export interface BattleLine {
  /** The battle. */
  readonly id: BattleId;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly title: string;
  /** Names of sides. */
  readonly against: readonly string[];
  readonly result: 'won' | 'lost' | 'none';
  /** Members of which at least one miniature took part; empty in older lines, where it is unknown. */
  readonly fought: readonly Fought[];
  readonly fallen: readonly Fallen[];
  readonly gone: readonly Gone[];
  readonly advances: readonly TakenAdvance[];
  /** Income, by id of its kind. */
  readonly income: Readonly<Record<string, number>>;
  readonly found: string;
  /** Id of the find; null for none. */
  readonly find: string | null;
  /** Found items, by id. */
  readonly items: Readonly<Record<string, number>>;
  readonly sold: { readonly pieces: number; readonly price: number } | null;
  /** Wages of hired swords. */
  readonly paid: number;
  /** Ransoms paid. */
  readonly ransom: number;
  /** Names of those who left because they were not paid. */
  readonly left: readonly string[];
  /** Items bought, by id, and their total price. */
  readonly bought: Readonly<Record<string, number>>;
  readonly spent: number;
  readonly notes: string;
  /** The rating before and after; null in a game without. */
  readonly rating: { readonly before: number; readonly after: number } | null;
}

// Members are stored by id, so that a renamed one keeps his history.

/** A member who took part. */
export interface Fought {
  readonly id: WarriorId;
  readonly name: string;
  /** Names of the enemies whom he put out of action. */
  readonly felled: readonly string[];
}

/** A fighter who was out of action. */
export interface Fallen {
  /** His member; null in older lines. */
  readonly id: WarriorId | null;
  readonly name: string;
  readonly by: string;
  /** Ids of injuries; empty if none was entered. */
  readonly injuries: readonly string[];
}

/** A member who left the warband for good, as he was then. */
export interface Gone {
  readonly id: WarriorId;
  readonly name: string;
  readonly profileId: string;
  readonly title: string;
  readonly role: string;
  readonly experience: number;
  readonly how: (typeof WAYS_TO_GO)[number];
}

/** `search`: lost while exploring · `own`: killed by his own warband. */
const WAYS_TO_GO = ['by-injury', 'unpaid', 'search', 'own', 'captivity'] as const;

/** An advance taken after a battle. */
export interface TakenAdvance {
  readonly id: WarriorId;
  readonly name: string;
  readonly kind: (typeof ADVANCES)[number];
  /** Id of a characteristic, a skill, or the new role. */
  readonly what: string;
}

const ADVANCES = ['raise', 'skill', 'promotion'] as const;

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

const memberId = v.custom<WarriorId>(isWarriorId);

const FALLEN = v.object({
  id: v.fallback(v.nullable(memberId), null),
  name: line,
  by: v.fallback(line, ''),
  injuries: v.array(v.string()),
});

const GONE = v.object({
  id: memberId,
  name: line,
  profileId: v.string(),
  title: line,
  role: v.string(),
  experience: amount,
  how: v.picklist(WAYS_TO_GO),
});

const LINE = v.object({
  id: v.custom<BattleId>(isBattleId),
  at: v.fallback(v.number(), 0),
  title: v.fallback(line, ''),
  against: v.fallback(v.array(line), []),
  result: v.picklist(['won', 'lost', 'none']),
  fought: v.fallback(v.array(v.object({ id: memberId, name: line, felled: v.array(line) })), []),
  fallen: v.fallback(v.array(FALLEN), []),
  gone: v.fallback(v.array(GONE), []),
  advances: v.fallback(
    v.array(v.object({ id: memberId, name: line, kind: v.picklist(ADVANCES), what: v.string() })),
    [],
  ),
  income: v.fallback(v.record(v.string(), amount), {}),
  found: v.fallback(lines, ''),
  find: v.fallback(v.nullable(v.string()), null),
  items: v.fallback(v.record(v.string(), amount), {}),
  sold: v.fallback(v.nullable(v.object({ pieces: amount, price: amount })), null),
  paid: v.fallback(amount, 0),
  ransom: v.fallback(amount, 0),
  left: v.fallback(v.array(line), []),
  bought: v.fallback(v.record(v.string(), amount), {}),
  spent: v.fallback(amount, 0),
  notes: v.fallback(lines, ''),
  rating: v.fallback(v.nullable(v.object({ before: amount, after: amount })), null),
});

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
