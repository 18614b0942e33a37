import { termsFor } from '#roster/gear.ts';
import { LIMITS } from '#roster/limits.ts';
import type { StashSystem } from '#roster/stash.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { AfterBattlePart, TradeRow } from '#rules/contract/after-battle.ts';
import type { Price } from '#rules/contract/finds.ts';
import { type Answers, faces, type Reading, readAnswers } from '#rules/dice/inquiry.ts';
import { type AfterDraft, readPurchaseKey, type SearchPick } from './draft.ts';

/** Searches and purchases after a battle, as far as the gold lasts. */
export interface Trade {
  /** The kind of income that is paid with. */
  readonly of: string;
  /** Gold available. */
  readonly gold: number;
  /** One for each member who may search, in roster order. */
  readonly searches: readonly RareSearch[];
  /** Common items, in the order in which they were added. */
  readonly purchases: readonly Purchase[];
  /** All items bought, by id. */
  readonly bought: Readonly<Record<string, number>>;
  readonly spent: number;
}

/** A member's search for a rare item. */
export interface RareSearch {
  readonly member: Member;
  /** Known bonuses to his dice. */
  readonly bonuses: readonly SearchBonus[];
  /** Sum of all bonuses, with the player's modifier. */
  readonly bonus: number;
  /** Null without an item to search for. */
  readonly wanted: Wanted | null;
}

/** A rare item, and the result of the search. */
export interface Wanted {
  readonly item: string;
  /** As it is offered to him. */
  readonly asked: Price;
  /** Gold crowns; null while they are still to be thrown. */
  readonly price: number | null;
  readonly rarity: number;
  readonly dice: readonly number[];
  /** The player's modifier. */
  readonly more: number;
  /** Sum of dice and bonuses; null until the last die. */
  readonly sum: number | null;
  /** `unpriced`: found, and its price is still to be thrown. */
  readonly outcome: 'open' | 'missed' | 'unpriced' | 'bought' | 'declined' | 'too-dear';
}

export interface SearchBonus {
  /** The trait that grants it; null if the warband type does. */
  readonly trait: string | null;
  readonly by: number;
}

/** A common item; the wanted number may exceed the number bought. */
export interface Purchase {
  /** As the draft stores it. */
  readonly key: string;
  readonly item: string;
  readonly price: number;
  readonly count: number;
}

/** Dice of a search. */
const DICE = 2;

/**
 * Trade after a battle: first the rare items that were found, then common ones, each while the gold lasts.
 * @param members those who may search, in roster order
 * @param gold available
 * @param chest its present items, by id
 * @rule MORD-AFTER-TRADE
 */
export function tradeAfter(
  { trade: row }: AfterBattlePart,
  system: StashSystem,
  { catalogueId }: Pick<Warband, 'catalogueId'>,
  members: readonly Member[],
  gold: number,
  chest: Readonly<Record<string, number>>,
  { searches, purchases }: Pick<AfterDraft, 'searches' | 'purchases'>,
): Trade | null {
  if (row === null) return null;
  const till = openTill(gold, chest);
  /** An item on the terms of a profile, after a battle. */
  const offered = (item: string, profileId: string) => {
    const found = system.gear?.items.find(({ id }) => id === item);
    if (found === undefined) return null;
    const { price, rarity } = termsFor(found, system, { profileId, founding: false });
    return price === null || rarity === null ? null : { asked: price, rarity };
  };
  const sought = members
    .filter(({ role }) => row.roles.includes(role))
    .map((member) => {
      const bonuses = bonusesOf(row, catalogueId, member);
      const pick = searches[member.id];
      const ware = pick === undefined ? null : offered(pick.item, member.profileId);
      const own = bonuses.reduce((sum, { by }) => sum + by, 0);
      const bonus = own + (pick?.more ?? 0);
      const wanted =
        pick === undefined || ware === null || ware.rarity === 0
          ? null
          : {
              ...pick,
              ...ware,
              price: paidFor(ware.asked, pick.price),
              ...read(pick.dice, ware.rarity, bonus),
            };
      return { member, bonuses, bonus, wanted: wanted === null ? null : settled(wanted, till) };
    });
  const paid = Object.entries(purchases).flatMap(([key, wanted]) => {
    const { item, buyer, price: agreed } = readPurchaseKey(key);
    const ware = offered(item, buyer);
    const price = ware === null || ware.rarity !== 0 ? null : paidFor(ware.asked, agreed);
    if (price === null) return [];
    const count = till.buy(item, price, wanted);
    return count === 0 ? [] : [{ key, item, price, count }];
  });
  return { of: row.of, gold, searches: sought, purchases: paid, ...till.closed() };
}

/** Gold crowns: fixed, or as thrown; null before that. */
function paidFor(asked: Price, thrown: number | null): number | null {
  return typeof asked === 'number' ? asked : thrown;
}

/** The lowest sum of the two dice alone that succeeds with this bonus. @rule MORD-AFTER-RARE */
export function needOf(rarity: number, bonus: number): number {
  return Math.max(DICE, rarity - bonus);
}

function bonusesOf(row: TradeRow, type: string, { traits }: Member): readonly SearchBonus[] {
  const byType = row.search[type] ?? 0;
  return [
    ...(byType === 0 ? [] : [{ trait: null, by: byType }]),
    ...row.bonuses.filter(({ trait }) => Object.hasOwn(traits, trait)),
  ];
}

/** What is asked in a search. */
export interface SearchQuestion {
  /** The sum needed on the dice alone. */
  readonly need: number;
}

/** Reads the dice of a search. */
export function readSearch(
  need: number,
  answers: Answers,
): Reading<SearchQuestion, readonly number[]> {
  return readAnswers(faces({ need }, DICE), answers);
}

function read(answers: Answers, rarity: number, bonus: number): Pick<Wanted, 'dice' | 'sum'> {
  const { result, next } = readSearch(needOf(rarity, bonus), answers);
  return result === null
    ? { dice: next.thrown, sum: null }
    : { dice: result, sum: result.reduce((sum, die) => sum + die, bonus) };
}

/** The result of a search: a found item is bought if it is affordable and not declined. */
function settled(
  {
    item,
    asked,
    price,
    rarity,
    dice,
    more,
    sum,
    declined,
  }: Omit<Wanted, 'outcome'> & Pick<SearchPick, 'declined'>,
  till: Till,
): Wanted {
  const outcome = (): Wanted['outcome'] => {
    if (sum === null) return 'open';
    if (sum < rarity) return 'missed';
    if (price === null) return 'unpriced';
    if (declined) return 'declined';
    return till.buy(item, price, 1) === 1 ? 'bought' : 'too-dear';
  };
  return { item, asked, price, rarity, dice, more, sum, outcome: outcome() };
}

/** Pays for items in order. */
interface Till {
  /** Buys as many as gold and space allow. @returns how many */
  readonly buy: (item: string, price: number, wanted: number) => number;
  readonly closed: () => Pick<Trade, 'bought' | 'spent'>;
}

function openTill(gold: number, chest: Readonly<Record<string, number>>): Till {
  const bought = new Map<string, number>();
  let left = gold;
  return {
    buy: (item, price, wanted) => {
      const had = bought.get(item) ?? 0;
      const room = LIMITS.stash - (chest[item] ?? 0) - had;
      const affordable = price === 0 ? wanted : Math.floor(left / price);
      const count = Math.max(0, Math.min(wanted, affordable, room));
      if (count > 0) bought.set(item, had + count);
      left -= count * price;
      return count;
    },
    closed: () => ({ bought: Object.fromEntries(bought), spent: gold - left }),
  };
}
