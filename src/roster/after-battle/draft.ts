import * as v from 'valibot';
import type { AdvancePicks } from '#roster/advances/take.ts';
import { clampedInteger, LIMITS, tidyLines } from '#roster/limits.ts';
import type { Warband } from '#roster/warband.ts';
import {
  type BattleId,
  type FighterId,
  isBattleId,
  isFighterId,
  isWarriorId,
  type WarriorId,
} from '#rules/contract/ids.ts';

/** What a player has entered in an aftermath, besides what is filled in from the log. Saved at every tap. */
export interface AfterDraft {
  /** The battle. */
  readonly id: BattleId;
  /** The dice of injuries, as `injury-dice.ts` reads them. */
  readonly dice: Readonly<Record<string, readonly number[]>>;
  /** Injuries that the player has skipped. */
  readonly skipped: readonly FighterId[];
  /** The fate of captives, by member; a captive without an entry is still held. */
  readonly captives: Readonly<Record<string, 'freed' | 'lost'>>;
  /** Ransoms paid for freed captives, by member. */
  readonly ransoms: Readonly<Record<string, number>>;
  /** Fighters marked out of action by the player, though not in the log. */
  readonly alsoOut: readonly FighterId[];
  /** Reasons for experience where the player overrides the log, by key. */
  readonly ticks: Readonly<Record<string, boolean>>;
  /** The enemy's rating before the battle, as entered; null to use the one known on this device. */
  readonly enemyRating: number | null;
  /** Further experience, by member. */
  readonly extra: Readonly<Record<string, number>>;
  /** The dice and choices of advances, as `../advances/take.ts` reads them. */
  readonly advances: AdvancePicks;
  /** Who succeeds a leader who is gone, as entered; null for the usual successor by the rules. */
  readonly heir: WarriorId | null;
  /** Number of dice to search with, as entered; null for the number by the rules. */
  readonly searchers: number | null;
  /** The results of those dice. */
  readonly searched: readonly number[];
  readonly found: string;
  /** The dice and choices of the find, as `find-dice.ts` reads them. */
  readonly findAnswers: readonly number[];
  /** The player leaves the find alone. */
  readonly findSkipped: boolean;
  /** Income as entered, replacing that of the log and the search; only in drafts of older versions. */
  readonly income: Readonly<Record<string, number>>;
  /** Difference between the income as entered and that of the log and the search. */
  readonly corrections: Readonly<Record<string, number>>;
  /** Pieces to sell. */
  readonly sold: number;
  /** Members who are not paid. */
  readonly unpaid: readonly WarriorId[];
  /** Rare items that heroes search for, by member. */
  readonly searches: Readonly<Record<string, SearchPick>>;
  /** Wanted number of each common item, by id. */
  readonly purchases: Readonly<Record<string, number>>;
  readonly notes: string;
  /** Steps that the player has completed. */
  readonly passed: readonly string[];
}

/** One rare item that a hero searches for. */
export interface SearchPick {
  /** Id of the game's items. */
  readonly item: string;
  readonly dice: readonly number[];
  /** The player's modifier, besides the known bonuses. */
  readonly more: number;
  /** Found, but not bought. */
  readonly declined: boolean;
}

/** Per injury; one with several rolls and rerolls takes about twenty. */
const MAX_DICE = 60;

/** Dice to search with: more than a warband has heroes. */
export const MAX_SEARCHERS = 20;

/** Bound of the player's modifier to a search, in either direction. */
export const MAX_MORE = 12;

/** Per warband; when another battle is left unfinished, the oldest draft is dropped. */
const MAX_DRAFTS = 4;

const die = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.purse));
const correction = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-LIMITS.purse),
  v.maxValue(LIMITS.purse),
);
const text = v.pipe(
  v.string(),
  v.transform((said) => tidyLines(said, LIMITS.notes)),
);
const warriorId = v.custom<WarriorId>(isWarriorId);
const warriorIds = v.array(warriorId);
const fighterIds = v.array(v.custom<FighterId>(isFighterId));

/** Per advance; rerolls take some of them. */
const MAX_ANSWERS = 60;

const answers = v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(MAX_ANSWERS));
const PICKS = v.record(v.string(), v.pipe(v.array(answers), v.maxLength(MAX_ANSWERS)));

const SEARCH = v.object({
  item: v.pipe(v.string(), v.maxLength(LIMITS.traitText)),
  dice: v.pipe(v.array(die), v.maxLength(2)),
  more: v.pipe(v.number(), v.integer(), v.minValue(-MAX_MORE), v.maxValue(MAX_MORE)),
  declined: v.boolean(),
});
const pieces = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.stash));

const DRAFT = v.object({
  id: v.custom<BattleId>(isBattleId),
  dice: v.fallback(v.record(v.string(), v.pipe(v.array(die), v.maxLength(MAX_DICE))), {}),
  skipped: v.fallback(fighterIds, []),
  captives: v.fallback(v.record(v.string(), v.picklist(['freed', 'lost'])), {}),
  ransoms: v.fallback(v.record(v.string(), amount), {}),
  alsoOut: v.fallback(fighterIds, []),
  ticks: v.fallback(v.record(v.string(), v.boolean()), {}),
  enemyRating: v.fallback(v.nullable(amount), null),
  extra: v.fallback(v.record(v.string(), amount), {}),
  advances: v.fallback(PICKS, {}),
  heir: v.fallback(v.nullable(warriorId), null),
  searchers: v.fallback(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEARCHERS))),
    null,
  ),
  searched: v.fallback(v.pipe(v.array(die), v.maxLength(MAX_SEARCHERS)), []),
  found: v.fallback(text, ''),
  findAnswers: v.fallback(
    v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(MAX_DICE)),
    [],
  ),
  findSkipped: v.fallback(v.boolean(), false),
  income: v.fallback(v.record(v.string(), amount), {}),
  corrections: v.fallback(v.record(v.string(), correction), {}),
  sold: v.fallback(amount, 0),
  unpaid: v.fallback(warriorIds, []),
  searches: v.fallback(v.record(v.string(), SEARCH), {}),
  purchases: v.fallback(v.record(v.string(), pieces), {}),
  notes: v.fallback(text, ''),
  passed: v.fallback(v.array(v.string()), []),
});

/** The draft for a battle; an empty one if none is stored. Never throws, even for damaged rows. */
export function draftOf(warband: Pick<Warband, 'unfinished'>, id: BattleId): AfterDraft {
  return unfinished(warband).find((draft) => draft.id === id) ?? { ...FRESH, id };
}

/** Battles with an unfinished aftermath, newest last. */
export function unfinished({
  unfinished: rows,
}: Pick<Warband, 'unfinished'>): readonly AfterDraft[] {
  return (rows ?? []).flatMap((row) => {
    const read = v.safeParse(DRAFT, row);
    return read.success ? [read.output] : [];
  });
}

/** The warband with this draft stored. */
export function withDraft(warband: Warband, draft: AfterDraft): Warband {
  const { unfinished: rows, ...rest } = withoutDraft(warband, draft.id);
  return { ...rest, unfinished: [...(rows ?? []), draft].slice(-MAX_DRAFTS) };
}

/** The warband without the draft of this battle. */
export function withoutDraft(warband: Warband, id: BattleId): Warband {
  const { unfinished: rows, ...rest } = warband;
  const others = (rows ?? []).filter((row) => !isOf(row, id));
  return others.length === 0 ? rest : { ...rest, unfinished: others };
}

function isOf(row: unknown, id: BattleId): boolean {
  return typeof row === 'object' && row !== null && 'id' in row && row.id === id;
}

const FRESH: Omit<AfterDraft, 'id'> = {
  dice: {},
  skipped: [],
  captives: {},
  ransoms: {},
  alsoOut: [],
  ticks: {},
  enemyRating: null,
  extra: {},
  advances: {},
  heir: null,
  searchers: null,
  searched: [],
  found: '',
  findAnswers: [],
  findSkipped: false,
  income: {},
  corrections: {},
  sold: 0,
  unpaid: [],
  searches: {},
  purchases: {},
  notes: '',
  passed: [],
};

/** One more die of an injury. */
export function withDie(
  draft: AfterDraft,
  fighterId: FighterId,
  ...more: readonly number[]
): AfterDraft {
  const dice = [...(draft.dice[fighterId] ?? []), ...more].slice(0, MAX_DICE);
  return { ...draft, dice: { ...draft.dice, [fighterId]: dice } };
}

/** The injury without its dice, and no longer skipped. */
export function reopened(draft: AfterDraft, fighterId: FighterId): AfterDraft {
  const { [fighterId]: _, ...dice } = draft.dice;
  return { ...draft, dice, skipped: draft.skipped.filter((one) => one !== fighterId) };
}

/** Sets the fate of a captive. */
export function withCaptive(draft: AfterDraft, memberId: WarriorId, fate: CaptiveFate): AfterDraft {
  const { [memberId]: _, ...captives } = draft.captives;
  return fate === 'held'
    ? { ...draft, captives }
    : { ...draft, captives: { ...captives, [memberId]: fate } };
}

export type CaptiveFate = 'held' | 'freed' | 'lost';

/**
 * Sets the income of one kind.
 * @param counted the amount by the log and the search
 */
export function withIncome(
  draft: AfterDraft,
  id: string,
  wanted: number,
  counted: number,
): AfterDraft {
  const { [id]: _, ...income } = draft.income;
  const more = clampedInteger(wanted, 0, LIMITS.purse) - counted;
  return { ...draft, income, corrections: { ...draft.corrections, [id]: more } };
}

/** Adds a search for a rare item. */
export function withSearch(draft: AfterDraft, id: WarriorId, item: string): AfterDraft {
  return withPick(draft, id, { item, dice: [], more: 0, declined: false });
}

/** Changes a member's search; without effect if he has none. */
export function changedSearch(
  draft: AfterDraft,
  id: WarriorId,
  change: Partial<SearchPick>,
): AfterDraft {
  const pick = draft.searches[id];
  return pick === undefined ? draft : withPick(draft, id, { ...pick, ...change });
}

function withPick(draft: AfterDraft, id: WarriorId, pick: SearchPick): AfterDraft {
  return { ...draft, searches: { ...draft.searches, [id]: pick } };
}

/** Removes a member's search. */
export function withoutSearch(draft: AfterDraft, id: WarriorId): AfterDraft {
  const { [id]: _, ...searches } = draft.searches;
  return { ...draft, searches };
}

/** Sets the wanted number of a common item. */
export function withPurchase(draft: AfterDraft, item: string, wanted: number): AfterDraft {
  const { [item]: _, ...others } = draft.purchases;
  const count = clampedInteger(wanted, 0, LIMITS.stash);
  // An item that is listed already keeps its position.
  const purchases = count === 0 ? others : { ...draft.purchases, [item]: count };
  return { ...draft, purchases };
}
