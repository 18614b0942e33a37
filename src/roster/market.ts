import type { Flags } from '#rules/contract/battle-view.ts';
import type { ItemRow, Price } from '#rules/contract/finds.ts';
import type { WarbandRules } from './composition.ts';
import { type Buyer, buyerIn, holds, isAmong, listOf, termsFor } from './gear.ts';
import { type RosterSystem, roleOf } from './profiles.ts';
import type { Member, Warband } from './warband.ts';

/** Who buys: a member with his list, or somebody of a warband without one. */
export interface Customer extends Buyer {
  /** Of his warband, in the catalogue. */
  readonly type: string;
  readonly role: string;
  readonly traits: Flags;
}

/** A member as a customer of the market. @param warband his, with the battles that it has fought by now */
export function customerIn(
  warband: Pick<Warband, 'battles' | 'catalogueId'>,
  member: Member,
): Customer {
  const { role, traits } = member;
  return { ...buyerIn(warband, member), type: warband.catalogueId, role, traits };
}

/**
 * Why a thing is not meant for somebody: his warband or he never has such, it is not on his list, only heroes
 * or certain fighters have it, or a trait of his bars it.
 */
export type NotMeant = 'warband' | 'profile' | 'list' | 'heroes' | 'bearer' | 'barred';

/** A thing on the market as it is offered to somebody. */
export interface Offer {
  readonly row: ItemRow;
  readonly price: Price;
  /** The total of two dice needed to find it; 0: always. */
  readonly rarity: number;
  /** Null if it is meant for him. Players may buy the rest too. */
  readonly why: NotMeant | null;
}

type MarketSystem = WarbandRules & Pick<RosterSystem, 'roles'>;

/**
 * Everything that is ever on sale, as it is offered to somebody, in the order of the market. What comes with another
 * warband alone is not among it, whether or not that one is known by now.
 * @rule MORD-AFTER-TRADE, MORD-AFTER-RARE
 */
export function offersTo(customer: Customer, system: MarketSystem): readonly Offer[] {
  return (system.gear?.items ?? []).flatMap((row) => {
    const offer = offerOf(row, customer, system);
    return offer === null || (row.own === true && offer.why === 'warband') ? [] : [offer];
  });
}

/**
 * Customers to whom everything is offered alike, together and in their order.
 * @rule MORD-AFTER-TRADE, MORD-PRICE-LIST
 */
export function onSameTerms<Who extends Customer>(
  customers: readonly Who[],
  system: MarketSystem,
): readonly (readonly [Who, ...Who[]])[] {
  const groups = new Map<string, [Who, ...Who[]]>();
  for (const customer of customers) {
    const { founding, profileId } = customer;
    const offers = offersTo(customer, system).map(({ price, rarity, why }) => [price, rarity, why]);
    // What a metal costs depends on the weapon that is made of it, so its offer alone doesn't tell.
    const terms = JSON.stringify([founding, listOf(profileId, system)?.times, offers]);
    const group = groups.get(terms);
    if (group === undefined) groups.set(terms, [customer]);
    else group.push(customer);
  }
  return [...groups.values()];
}

/** One item as it is offered to somebody; null if it is never on sale. */
export function offerOf(row: ItemRow, customer: Customer, system: MarketSystem): Offer | null {
  const { price, rarity } = termsFor(row, system, customer);
  return price === null || rarity === null
    ? null
    : { row, price, rarity, why: notMeant(row, customer, system) };
}

/**
 * Why an item is not meant for somebody; null if it is.
 * @rule MORD-AFTER-TRADE
 */
export function notMeant(
  row: ItemRow,
  { profileId, type, role, traits }: Customer,
  system: MarketSystem,
): NotMeant | null {
  const list = listOf(profileId, system);
  const listed = list !== null && holds(list, row.id, profileId);
  // Of a warband that the catalogue does not have, nothing is known.
  const known = profileId !== '' || type !== '';
  if (known && isAmong(row.notFor, profileId, type)) return 'warband';
  if (known && !listed && row.for !== null && !isAmong(row.for, profileId, type)) {
    const own = `${profileId.split('/')[0] ?? type}/`;
    return row.for.some((id) => id.startsWith(own)) ? 'profile' : 'warband';
  }
  if (row.trait !== null && isBarred(row.trait, traits, system)) return 'barred';
  if (row.bearer !== null && !Object.hasOwn(traits, row.bearer)) return 'bearer';
  if (row.heroesOnly && !listed && roleOf(system, role)?.limited !== true) return 'heroes';
  if (list?.without[profileId]?.includes(row.id) === true) return 'list';
  const fixed = row.rarity === 0 && system.gear?.lists.some(({ items }) => items.includes(row.id));
  const masters = system.gear?.masters.some(
    ({ trait, shelf }) => shelf === row.shelf && Object.hasOwn(traits, trait),
  );
  return list !== null && !listed && fixed === true && masters !== true ? 'list' : null;
}

/** Whether another of his traits keeps somebody from having this one. */
export function isBarred(
  trait: string,
  traits: Flags,
  { composition }: Pick<MarketSystem, 'composition'>,
): boolean {
  const bars = composition?.gear.barred ?? [];
  return bars.some((bar) => Object.hasOwn(traits, bar.trait) && bar.traits.includes(trait));
}

/** The least gold crowns that a price can come to; 0 for a part of another price. */
export function leastOf(price: Price): number {
  if (typeof price === 'number') return price;
  return 'ofWeapon' in price ? 0 : price.gold + price.dice * price.times;
}

/** Half of the price, rounded down; of a thrown one half of what is fixed. Null: nobody buys it. @rule MORD-AFTER-TRADE */
export function resaleOf({ price, unresold }: ItemRow): number | null {
  if (price === null || unresold === true) return null;
  if (typeof price === 'number') return Math.floor(price / 2);
  return 'ofWeapon' in price ? null : Math.floor(price.gold / 2);
}
