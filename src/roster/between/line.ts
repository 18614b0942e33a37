import * as v from 'valibot';
import { LIMITS, normalizedLine } from '#roster/limits.ts';
import type { Stored } from '#roster/stored.ts';
import type { Warband } from '#roster/warband.ts';
import { isWarriorId, type WarriorId } from '#rules/contract/ids.ts';
import { listOf, recordOf } from '#rules/kit/bounded.ts';

// What happens to a warband between two battles stands in its history among its battles, as rows of another kind:
// who only reads battles passes over them, in older versions too.

/** Beyond this, the oldest rows of a history are dropped. */
const MAX_ROWS = 200;

/** People and kinds of things in one row. */
const MAX_ITEMS = 999;

/** Characters before they are cut to what is shown. */
const MAX_TEXT = 2000;

const line = v.pipe(
  v.string(),
  v.maxLength(MAX_TEXT),
  v.transform((text) => normalizedLine(text, LIMITS.name)),
);
/** An id of the game. */
const word = v.pipe(v.string(), v.maxLength(LIMITS.traitText));
const inPurse = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.purse));

/** What became of an evening on which a warband did not play. */
export const MISSED_MODES = ['nothing', 'gold', 'scavenging', 'training'] as const;

export type MissedMode = (typeof MISSED_MODES)[number];

const MISSED = v.object({
  between: v.literal('missed'),
  /** `e-` and a fresh id. */
  id: word,
  /** Milliseconds since 1970. */
  at: v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
  mode: v.picklist(MISSED_MODES),
  /** What it brought, by id of the kind of income. */
  income: v.fallback(recordOf(inPurse, MAX_ITEMS), {}),
  /** Names of those who learnt. */
  learnt: v.fallback(listOf(line, LIMITS.fighters), []),
});

/** A captive’s fate, settled: as his own warband or as his captor has it. */
const CAPTIVE = v.object({
  between: v.literal('captive'),
  /** The same for both warbands. */
  id: word,
  at: v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
  side: v.picklist(['own', 'captor']),
  name: line,
  /** The name of the other warband. */
  other: v.fallback(line, ''),
  /** Id of the game’s `captorMay`, or `lost`: gone, by what the other side has done. */
  fate: word,
  /** Gold that he has cost his own warband, or brought his captor. */
  gold: v.fallback(inPurse, 0),
  /** Who went home for him; '' for nobody. */
  swapped: v.fallback(line, ''),
  /** What he carried, and his captor has now, by item. */
  items: v.fallback(recordOf(inPurse, MAX_ITEMS), {}),
});

export type MissedLine = Stored<typeof MISSED>;
export type CaptiveLine = Stored<typeof CAPTIVE>;
export type BetweenLine = MissedLine | CaptiveLine;

/** What undoing such a row needs: the members that it touched, and the money and things before and after. */
const amounts = v.nullable(recordOf(inPurse, MAX_ITEMS));
const CHANGE = v.object({
  members: listOf(
    v.object({
      id: v.custom<WarriorId>(isWarriorId),
      /** The place that he had in the roster. */
      at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.fighters)),
      /** As they were stored; null for somebody who was not there. */
      before: v.unknown(),
      after: v.unknown(),
    }),
    LIMITS.fighters * 2,
  ),
  purse: v.object({ before: amounts, after: amounts }),
  stash: v.object({ before: amounts, after: amounts }),
  /** Captives whom the warband held until then, as they were stored. */
  released: v.fallback(listOf(v.unknown(), LIMITS.fighters), []),
  /** Members of whose end the history tells since then. */
  told: v.fallback(listOf(v.custom<WarriorId>(isWarriorId), LIMITS.fighters), []),
});

export type Change = Stored<typeof CHANGE>;

/** What happened between battles, oldest first. Never throws. */
export function betweenBattles({ history = [] }: Pick<Warband, 'history'>): readonly BetweenLine[] {
  return history.flatMap((row) => betweenIn(row) ?? []);
}

/** A row of a history as what happened between battles; null for a battle, and for anything else. */
export function betweenIn(row: unknown): BetweenLine | null {
  const read = v.safeParse(v.variant('between', [MISSED, CAPTIVE]), row);
  return read.success ? read.output : null;
}

/** How that row can be undone; null if it can't be, as after the next battle. */
export function changeIn(row: unknown): Change | null {
  const read = v.safeParse(v.object({ change: CHANGE }), row);
  return read.success ? read.output.change : null;
}

/** History rows with one more; those before can still be undone, one by one. */
export function withBetween(
  { history = [] }: Pick<Warband, 'history'>,
  added: BetweenLine & { readonly change: Change },
): readonly unknown[] {
  return [...history, added].slice(-MAX_ROWS);
}
