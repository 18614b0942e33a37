import * as v from 'valibot';
import type { AdvancePicks } from '#roster/advances/take.ts';
import { clampedInteger, LIMITS, tidyLines } from '#roster/limits.ts';
import type { Warband } from '#roster/warband.ts';
import type { BattleId, FighterId, WarriorId } from '#rules/contract/ids.ts';

/** What a player has said of what follows a battle, beside what is known by itself. Saved with every tap. */
export interface AfterDraft {
  /** The battle. */
  readonly id: BattleId;
  /** The dice of injuries, as `injury-dice.ts` reads them. */
  readonly dice: Readonly<Record<string, readonly number[]>>;
  /** Injuries that nothing is to come of. */
  readonly skipped: readonly FighterId[];
  /** What became of members whom the enemy holds, by member; whoever is not here is still held. */
  readonly captives: Readonly<Record<string, 'freed' | 'lost'>>;
  /** Paid for captives who are free again, by member. */
  readonly ransoms: Readonly<Record<string, number>>;
  /** Out of action too, though the log does not say so. */
  readonly alsoOut: readonly FighterId[];
  /** Reasons for experience that players see otherwise than the log, by their key. */
  readonly ticks: Readonly<Record<string, boolean>>;
  /** What the enemy was worth before the battle; null for what is known of him here. */
  readonly enemyRating: number | null;
  /** Experience that has no reason here, by member. */
  readonly extra: Readonly<Record<string, number>>;
  /** The dice and choices of advances, as `../advances/take.ts` reads them. */
  readonly advances: AdvancePicks;
  /** Who takes the place of a leader who is gone; null for whoever the rules name. */
  readonly heir: WarriorId | null;
  /** Dice to search with; null for as many as the rules give. */
  readonly searchers: number | null;
  /** What they showed, where the app threw them. */
  readonly searched: readonly number[];
  readonly found: string;
  /** The dice and choices of what the search came upon, as `find-dice.ts` reads them. */
  readonly findAnswers: readonly number[];
  /** It is left where it is. */
  readonly findSkipped: boolean;
  /** Brought home, whatever the log and the search say; only drafts of older versions have it. */
  readonly income: Readonly<Record<string, number>>;
  /** More or less brought home than the log and the search say. */
  readonly corrections: Readonly<Record<string, number>>;
  /** Pieces to sell. */
  readonly sold: number;
  /** Members who get no pay. */
  readonly unpaid: readonly WarriorId[];
  /** What heroes look for in trade, by member. */
  readonly searches: Readonly<Record<string, SearchPick>>;
  /** How many of each common thing are wanted, by id of the game's items. */
  readonly purchases: Readonly<Record<string, number>>;
  readonly notes: string;
  /** Steps that the player is through with. */
  readonly passed: readonly string[];
}

/** One thing that somebody looks for in trade. */
export interface SearchPick {
  /** Id of the game's items. */
  readonly item: string;
  readonly dice: readonly number[];
  /** Added by the player to what is known to count. */
  readonly more: number;
  /** Found, but not bought. */
  readonly declined: boolean;
}

/** Dice that an injury may take; many injuries thrown again and again take some twenty. */
const MAX_DICE = 60;

/** Dice to search with: the heroes of a warband and some more. */
export const MAX_SEARCHERS = 20;

/** Either side of zero, what a player may add to a search in trade. */
export const MAX_MORE = 12;

/** Drafts that a warband keeps: whoever leaves more battles unfinished is done with the oldest. */
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
const ids = <Id extends string>(letter: string) =>
  v.array(v.custom<Id>((id) => typeof id === 'string' && id.startsWith(`${letter}-`)));

/** Answers that one advance may take; dice that are rolled again and again take some. */
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
  id: v.custom<BattleId>((id) => typeof id === 'string' && id.startsWith('b-')),
  dice: v.fallback(v.record(v.string(), v.pipe(v.array(die), v.maxLength(MAX_DICE))), {}),
  skipped: v.fallback(ids<FighterId>('f'), []),
  captives: v.fallback(v.record(v.string(), v.picklist(['freed', 'lost'])), {}),
  ransoms: v.fallback(v.record(v.string(), amount), {}),
  alsoOut: v.fallback(ids<FighterId>('f'), []),
  ticks: v.fallback(v.record(v.string(), v.boolean()), {}),
  enemyRating: v.fallback(v.nullable(amount), null),
  extra: v.fallback(v.record(v.string(), amount), {}),
  advances: v.fallback(PICKS, {}),
  heir: v.fallback(
    v.nullable(v.custom<WarriorId>((id) => typeof id === 'string' && id.startsWith('m-'))),
    null,
  ),
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
  unpaid: v.fallback(ids<WarriorId>('m'), []),
  searches: v.fallback(v.record(v.string(), SEARCH), {}),
  purchases: v.fallback(v.record(v.string(), pieces), {}),
  notes: v.fallback(text, ''),
  passed: v.fallback(v.array(v.string()), []),
});

/** What has been said of a battle so far; nothing, where nobody has begun. Never throws, whatever lies there. */
export function draftOf(warband: Pick<Warband, 'unfinished'>, id: BattleId): AfterDraft {
  return unfinished(warband).find((draft) => draft.id === id) ?? { ...FRESH, id };
}

/** The battles that players have begun to finish, the newest last. */
export function unfinished({
  unfinished: rows,
}: Pick<Warband, 'unfinished'>): readonly AfterDraft[] {
  return (rows ?? []).flatMap((row) => {
    const read = v.safeParse(DRAFT, row);
    return read.success ? [read.output] : [];
  });
}

/** The warband with what has been said by now. */
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

/** The injury as it was before its first die, or before it was passed over. */
export function reopened(draft: AfterDraft, fighterId: FighterId): AfterDraft {
  const { [fighterId]: _, ...dice } = draft.dice;
  return { ...draft, dice, skipped: draft.skipped.filter((one) => one !== fighterId) };
}

/** What became of a captive; `held`: nothing yet. */
export function withCaptive(draft: AfterDraft, memberId: WarriorId, fate: CaptiveFate): AfterDraft {
  const { [memberId]: _, ...captives } = draft.captives;
  return fate === 'held'
    ? { ...draft, captives }
    : { ...draft, captives: { ...captives, [memberId]: fate } };
}

export type CaptiveFate = 'held' | 'freed' | 'lost';

/**
 * So much of something brought home.
 * @param counted what the log and the search say of it
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

/** Somebody looks for this in trade. */
export function withSearch(draft: AfterDraft, id: WarriorId, item: string): AfterDraft {
  return withPick(draft, id, { item, dice: [], more: 0, declined: false });
}

/** Something else about what somebody looks for; nothing where he looks for nothing. */
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

/** As if he had not looked for anything. */
export function withoutSearch(draft: AfterDraft, id: WarriorId): AfterDraft {
  const { [id]: _, ...searches } = draft.searches;
  return { ...draft, searches };
}

/** So many of a common thing. */
export function withPurchase(draft: AfterDraft, item: string, wanted: number): AfterDraft {
  const { [item]: _, ...others } = draft.purchases;
  const count = clampedInteger(wanted, 0, LIMITS.stash);
  // What is there already keeps its place.
  const purchases = count === 0 ? others : { ...draft.purchases, [item]: count };
  return { ...draft, purchases };
}
