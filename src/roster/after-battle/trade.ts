import { LIMITS } from '#roster/limits.ts';
import { isRare, itemPrice, type StashSystem } from '#roster/stash.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { AfterBattlePart, TradeRow } from '#rules/contract/after-battle.ts';
import type { AfterDraft, SearchPick } from './draft.ts';

/** What is looked for and bought after a battle, as far as the purse reaches. */
export interface Trade {
  /** The income that is paid with. */
  readonly of: string;
  /** What there was to spend. */
  readonly gold: number;
  /** Of everybody who may look for something rare, in the order of the roster. */
  readonly searches: readonly RareSearch[];
  /** Things that need no search, in the order in which they were first wanted. */
  readonly purchases: readonly Purchase[];
  /** All that is bought, by id of the game's items. */
  readonly bought: Readonly<Record<string, number>>;
  readonly spent: number;
}

/** One search for something rare. */
export interface RareSearch {
  readonly member: Member;
  /** What is added to his dice, before the player adds more. */
  readonly bonuses: readonly SearchBonus[];
  /** All that is added. */
  readonly bonus: number;
  /** Null as long as nothing is looked for. */
  readonly wanted: Wanted | null;
}

/** A thing that is looked for, and what has come of it. */
export interface Wanted {
  readonly item: string;
  readonly price: number;
  readonly rarity: number;
  readonly dice: readonly number[];
  /** What the player adds besides. */
  readonly more: number;
  /** Dice and bonuses; null until the last die. */
  readonly sum: number | null;
  readonly outcome: 'open' | 'missed' | 'bought' | 'declined' | 'too-dear';
}

export interface SearchBonus {
  /** The trait that gives it; null for the type of the warband. */
  readonly trait: string | null;
  readonly by: number;
}

/** A common thing, of which there may be more wanted than paid for. */
export interface Purchase {
  readonly item: string;
  readonly price: number;
  readonly count: number;
}

/** Dice of a search. */
const DICE = 2;

/**
 * What is bought after a battle: what was looked for and found, then common things, each as long as there is gold.
 * @param members those who may search, in the order of the roster
 * @param gold what there is to spend
 * @param chest what lies in it already, by id of the game's items
 * @rule MORD-AFTER-TRADE
 */
export function tradeAfter(
  { trade: row, items }: AfterBattlePart,
  system: StashSystem,
  { catalogueId }: Pick<Warband, 'catalogueId'>,
  members: readonly Member[],
  gold: number,
  chest: Readonly<Record<string, number>>,
  { searches, purchases }: Pick<AfterDraft, 'searches' | 'purchases'>,
): Trade | null {
  if (row === null) return null;
  const till = openTill(gold, chest);
  const priced = (item: string, rare: boolean) => {
    const found = items.find(({ id }) => id === item);
    const price = found === undefined ? null : itemPrice(found, system);
    const fits = found !== undefined && isRare(found) === rare;
    return fits && price !== null ? { price, rarity: found.rarity ?? 0 } : null;
  };
  const sought = members
    .filter(({ role }) => row.roles.includes(role))
    .map((member) => {
      const bonuses = bonusesOf(row, catalogueId, member);
      const pick = searches[member.id];
      const ware = pick === undefined ? null : priced(pick.item, true);
      const own = bonuses.reduce((sum, { by }) => sum + by, 0);
      const bonus = own + (pick?.more ?? 0);
      const wanted =
        pick === undefined || ware === null ? null : { ...pick, ...ware, ...read(pick, bonus) };
      return { member, bonuses, bonus, wanted: wanted === null ? null : settled(wanted, till) };
    });
  const paid = Object.entries(purchases).flatMap(([item, wanted]) => {
    const ware = priced(item, false);
    if (ware === null) return [];
    const count = till.buy(item, ware.price, wanted);
    return count === 0 ? [] : [{ item, price: ware.price, count }];
  });
  return { of: row.of, gold, searches: sought, purchases: paid, ...till.closed() };
}

/** The least that two dice have to show, with what is added to them. @rule MORD-AFTER-RARE */
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

function read({ dice }: SearchPick, bonus: number): Pick<Wanted, 'dice' | 'sum'> {
  const thrown = dice.slice(0, DICE);
  const whole = thrown.length === DICE;
  return { dice: thrown, sum: whole ? thrown.reduce((sum, die) => sum + die, bonus) : null };
}

/** What comes of a search: what was found is bought, if it can be and nobody declines. */
function settled(
  { item, price, rarity, dice, more, sum, declined }: Omit<Wanted, 'outcome'> & SearchPick,
  till: Till,
): Wanted {
  const outcome = (): Wanted['outcome'] => {
    if (sum === null) return 'open';
    if (sum < rarity) return 'missed';
    if (declined) return 'declined';
    return till.buy(item, price, 1) === 1 ? 'bought' : 'too-dear';
  };
  return { item, price, rarity, dice, more, sum, outcome: outcome() };
}

/** Pays for one thing after the other. */
interface Till {
  /** As many as there is gold and room for. @returns how many */
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
