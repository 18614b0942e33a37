import * as v from 'valibot';
import { LIMITS, normalizedLine, tidyLines } from '#roster/limits.ts';
import type { Warband } from '#roster/warband.ts';
import type { BattleId, WarriorId } from '#rules/contract/ids.ts';

/** A battle as the warband remembers it. */
export interface BattleLine {
  /** The battle. */
  readonly id: BattleId;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly title: string;
  /** Names of sides. */
  readonly against: readonly string[];
  readonly result: 'won' | 'lost' | 'none';
  /** Members of whom somebody took part; not known of older battles. */
  readonly fought: readonly Fought[];
  readonly fallen: readonly Fallen[];
  readonly gone: readonly Gone[];
  readonly advances: readonly TakenAdvance[];
  /** Brought home, by id of the game's income. */
  readonly income: Readonly<Record<string, number>>;
  readonly found: string;
  /** What the search came upon, an id of the game; null for nothing. */
  readonly find: string | null;
  /** Things for the chest, by id of the game's items. */
  readonly items: Readonly<Record<string, number>>;
  readonly sold: { readonly pieces: number; readonly price: number } | null;
  /** Pay of hired swords. */
  readonly paid: number;
  /** For captives. */
  readonly ransom: number;
  /** Names of those who left because nobody paid them. */
  readonly left: readonly string[];
  /** Things that were bought, by id of the game's items, and what they cost in all. */
  readonly bought: Readonly<Record<string, number>>;
  readonly spent: number;
  readonly notes: string;
  /** Of the warband before and after; null in a game without. */
  readonly rating: { readonly before: number; readonly after: number } | null;
}

// Members are kept by their ids, so that whoever is renamed keeps what he has done.

/** A member who took part. */
export interface Fought {
  readonly id: WarriorId;
  readonly name: string;
  /** Names of the enemies whom he put out of action. */
  readonly felled: readonly string[];
}

/** Somebody who was out of action. */
export interface Fallen {
  /** The member that he belonged to; null in older battles. */
  readonly id: WarriorId | null;
  readonly name: string;
  readonly by: string;
  /** Ids of the game's injuries; none where nothing was said. */
  readonly injuries: readonly string[];
}

/** Somebody who left the warband for good, as he was then. */
export interface Gone {
  readonly id: WarriorId;
  readonly name: string;
  readonly profileId: string;
  readonly title: string;
  readonly role: string;
  readonly experience: number;
  readonly how: (typeof WAYS_TO_GO)[number];
}

/** By an injury, for want of pay, where he searched, by the hands of his own people, or as a captive. */
const WAYS_TO_GO = ['by-injury', 'unpaid', 'search', 'own', 'captivity'] as const;

/** An advance that was taken after a battle. */
export interface TakenAdvance {
  readonly id: WarriorId;
  readonly name: string;
  readonly kind: (typeof ADVANCES)[number];
  /** Id of a characteristic, of a skill, or of the role that he rose to. */
  readonly what: string;
}

const ADVANCES = ['raise', 'skill', 'promotion'] as const;

/** More are not kept: the oldest go. */
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

const memberId = v.custom<WarriorId>((id) => typeof id === 'string' && id.startsWith('m-'));

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
  id: v.custom<BattleId>((id) => typeof id === 'string' && id.startsWith('b-')),
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

/** The battles that a warband remembers, the newest last; what can't be read is passed over. Never throws. */
export function historyOf({ history }: Pick<Warband, 'history'>): readonly BattleLine[] {
  return (history ?? []).flatMap((row) => {
    const read = v.safeParse(LINE, row);
    return read.success ? [read.output] : [];
  });
}

/** Rows of a history with one more, which alone may still be taken back. */
export function withLine(
  { history = [] }: Pick<Warband, 'history'>,
  added: object,
): readonly unknown[] {
  return [...history.map(settled), added].slice(-MAX_LINES);
}

/** What only the newest line carries, to be taken back by. */
function settled(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || !('change' in row)) return row;
  const { change: _, ...rest } = row;
  return rest;
}
