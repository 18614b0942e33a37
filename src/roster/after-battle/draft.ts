import * as v from 'valibot';
import { clampedInteger, LIMITS, normalizedLine, tidyLines } from '#roster/limits.ts';
import type { Stored } from '#roster/stored.ts';
import type { Warband } from '#roster/warband.ts';
import {
  type BattleId,
  type FighterId,
  isBattleId,
  isFighterId,
  isWarriorId,
  type WarriorId,
} from '#rules/contract/ids.ts';
import { type Answer, MAX_ANSWERS } from '#rules/dice/inquiry.ts';
import { listOf, recordOf } from '#rules/kit/bounded.ts';

/** Dice to search with: more than a warband has heroes. */
export const MAX_SEARCHERS = 20;

/** Per member. */
const MAX_ADVANCES = 60;

/** Bound of the player's modifier to a search, in either direction. */
export const MAX_MORE = 12;

/** Captives of the enemy: more than one battle brings. */
export const MAX_PRISONERS = 12;

/** Per warband; when another battle is left unfinished, the oldest draft is dropped. */
const MAX_DRAFTS = 4;

/** People, items and reasons: far above what one battle brings. */
const MAX_ITEMS = 2000;

/** Characters before they are cut to what is shown. */
const MAX_TEXT = 20_000;

const within = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const die = within(1, 6);
const gold = within(0, LIMITS.purse);
const byId = <Value extends v.GenericSchema>(value: Value) => recordOf(value, MAX_ITEMS);
const lines = v.pipe(
  v.string(),
  v.maxLength(MAX_TEXT),
  v.transform((text) => tidyLines(text, LIMITS.notes)),
);
const line = v.pipe(
  v.string(),
  v.maxLength(MAX_TEXT),
  v.transform((text) => normalizedLine(text, LIMITS.name)),
);
const warriorId = v.custom<WarriorId>(isWarriorId);
const fighterIds = listOf(v.custom<FighterId>(isFighterId), MAX_ITEMS);

/** Dice and choices of one inquiry; those of finds were once numbers, and those of advances texts. */
const answers = listOf(
  v.union([within(-LIMITS.purse, LIMITS.purse), v.pipe(v.string(), v.maxLength(80))]),
  MAX_ANSWERS,
);

/** One rare item that a hero searches for. */
const SEARCH = v.object({
  /** Id of the game's items. */
  item: v.pipe(v.string(), v.maxLength(LIMITS.traitText)),
  dice: answers,
  /** The player's modifier, besides the known bonuses. */
  more: within(-MAX_MORE, MAX_MORE),
  /** Found, but not bought. */
  declined: v.boolean(),
  /** Gold crowns as thrown or typed; null until then, and for an item with a fixed price. */
  price: v.fallback(v.nullable(gold), null),
});

/** A captive of the enemy. */
const PRISONER = v.object({
  name: line,
  /** Id of the game’s `captorMay`; '' while he is held. */
  fate: v.pipe(v.string(), v.maxLength(LIMITS.traitText)),
  /** What the enemy pays for him, if anything. */
  price: gold,
  /** The dice of his fate, as `find-dice.ts` reads them. */
  answers,
});

/**
 * What a player has entered in an aftermath, besides what is filled in from the log. Saved at every tap. Each
 * field falls back to what it is before the first tap.
 */
const DRAFT = v.object({
  /** The battle. */
  id: v.custom<BattleId>(isBattleId),
  /** The dice of injuries, as `injury-dice.ts` reads them. */
  dice: v.fallback(byId(answers), {}),
  /** Injuries that the player has skipped. */
  skipped: v.fallback(fighterIds, []),
  /** The fate of captives, by member; a captive without an entry is still held. */
  captives: v.fallback(byId(v.picklist(['freed', 'lost'])), {}),
  /** Which of the enemies, by their place in the battle, has captured a member; absent: the only one. */
  captors: v.fallback(byId(within(0, MAX_ITEMS)), {}),
  /** The dice of drugs, by `doseKey`. */
  drugs: v.fallback(byId(listOf(die, 2)), {}),
  /** Members who stay although they came without the dose that they can’t be without. */
  clean: v.fallback(listOf(warriorId, MAX_ITEMS), []),
  /** Ransoms paid for freed captives, by member. */
  ransoms: v.fallback(byId(gold), {}),
  /** Fighters marked out of action by the player, though not in the log. */
  alsoOut: v.fallback(fighterIds, []),
  /** Reasons for experience where the player overrides the log, by key. */
  ticks: v.fallback(byId(v.boolean()), {}),
  /** The enemy's rating before the battle, as entered; null to use the one known on this device. */
  enemyRating: v.fallback(v.nullable(gold), null),
  /** Further experience, by member. */
  extra: v.fallback(byId(gold), {}),
  /** The dice and choices of advances, by member, one list an advance, as `../advances/read.ts` reads them. */
  advances: v.fallback(byId(listOf(answers, MAX_ADVANCES)), {}),
  /** Who succeeds a leader who is gone, as entered; null for the usual successor by the rules. */
  heir: v.fallback(v.nullable(warriorId), null),
  /** Number of dice to search with, as entered; null for the number by the rules. */
  searchers: v.fallback(v.nullable(within(0, MAX_SEARCHERS)), null),
  /** The results of those dice. */
  searched: v.fallback(listOf(die, MAX_SEARCHERS), []),
  found: v.fallback(lines, ''),
  /** The dice and choices of the find, as `find-dice.ts` reads them. */
  findAnswers: v.fallback(answers, []),
  /** The player leaves the find alone. */
  findSkipped: v.fallback(v.boolean(), false),
  /** Income as entered, replacing that of the log and the search; only in drafts of older versions. */
  income: v.fallback(byId(gold), {}),
  /** Difference between the income as entered and that of the log and the search. */
  corrections: v.fallback(byId(within(-LIMITS.purse, LIMITS.purse)), {}),
  /** Pieces to sell. */
  sold: v.fallback(gold, 0),
  /** Members who are not paid. */
  unpaid: v.fallback(listOf(warriorId, MAX_ITEMS), []),
  /** Members who stay although there is no money for them. */
  waived: v.fallback(listOf(warriorId, MAX_ITEMS), []),
  /** Captives of the enemy whom this warband holds. */
  prisoners: v.fallback(listOf(PRISONER, MAX_PRISONERS), []),
  /** Rare items that heroes search for, by member. */
  searches: v.fallback(byId(SEARCH), {}),
  /** Wanted number of each common item, by `purchaseKey`. */
  purchases: v.fallback(byId(within(0, LIMITS.stash)), {}),
  notes: v.fallback(lines, ''),
  /** Steps that the player has completed. */
  passed: v.fallback(listOf(v.pipe(v.string(), v.maxLength(MAX_TEXT)), MAX_ITEMS), []),
});

export type AfterDraft = Stored<typeof DRAFT>;
export type SearchPick = Stored<typeof SEARCH>;
export type PrisonerEntry = Stored<typeof PRISONER>;

/** The draft for a battle; an empty one if none is stored. Never throws, even for damaged rows. */
export function draftOf(warband: Pick<Warband, 'unfinished'>, id: BattleId): AfterDraft {
  return unfinished(warband).find((draft) => draft.id === id) ?? v.parse(DRAFT, { id });
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

/** Sets the dice and choices of an injury. */
export function withDice(
  draft: AfterDraft,
  fighterId: FighterId,
  ...dice: readonly Answer[]
): AfterDraft {
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
  return withPick(draft, id, {
    item,
    dice: [],
    more: 0,
    declined: false,
    price: null,
  });
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

/** A common item, the profile on whose terms it is bought, and its price if it has no fixed one. */
export interface PurchaseKey {
  readonly item: string;
  /** '' for the terms of nobody in particular. */
  readonly buyer: string;
  readonly price: number | null;
}

/** As purchases are stored: "axe", "bow possessed/magister", "blessed-water sisters/matriarch 17". */
export function purchaseKey({ item, buyer, price }: PurchaseKey): string {
  return [item, ...(buyer === '' ? [] : [buyer]), ...(price === null ? [] : [price])].join(' ');
}

/** What `purchaseKey` has written. */
export function readPurchaseKey(key: string): PurchaseKey {
  const [item = '', ...more] = key.split(' ');
  const price = more.map(Number).find((one) => Number.isInteger(one) && one >= 0) ?? null;
  return { item, buyer: more.find((one) => one.includes('/')) ?? '', price };
}

/** Sets the wanted number of a common item, by its key. */
export function withPurchase(draft: AfterDraft, item: string, wanted: number): AfterDraft {
  const { [item]: _, ...others } = draft.purchases;
  const count = clampedInteger(wanted, 0, LIMITS.stash);
  // An item that is listed already keeps its position.
  const purchases = count === 0 ? others : { ...draft.purchases, [item]: count };
  return { ...draft, purchases };
}

/** Changes one captive of the enemy; null removes him. */
export function withPrisoner(
  draft: AfterDraft,
  at: number,
  change: Partial<PrisonerEntry> | null,
): AfterDraft {
  const prisoners = draft.prisoners.flatMap((one, index) => {
    if (index !== at) return [one];
    return change === null ? [] : [{ ...one, ...change }];
  });
  return { ...draft, prisoners };
}

/** Adds a captive of the enemy. */
export function withNewPrisoner(draft: AfterDraft, name: string): AfterDraft {
  if (draft.prisoners.length >= MAX_PRISONERS) return draft;
  const fresh = { name, fate: '', price: 0, answers: [] };
  return { ...draft, prisoners: [...draft.prisoners, fresh] };
}
