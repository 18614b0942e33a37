import type { Flags, FlagValue } from '#rules/contract/battle-view.ts';
import type { EquipmentList, MaterialRow } from '#rules/contract/catalogue.ts';
import type { ItemRow } from '#rules/contract/finds.ts';
import type { TraitRow } from '#rules/contract/rows.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { findProfile, type RosterSystem } from './profiles.ts';
import type { Member, Warband } from './warband.ts';

/** The parts of a game with prices. */
export type PricedSystem = EquippedSystem & Pick<RosterSystem, 'campaign' | 'catalogue' | 'extras'>;

/** The parts of a game with the equipment of fighters. */
export type EquippedSystem = Pick<RuleSystem, 'gear' | 'composition'>;

/** Whether a trait is a weapon or another possession; always false in a game without prices. */
export function isGear({ kind }: Pick<TraitRow, 'kind'>, { gear }: EquippedSystem): boolean {
  return gear !== null && kind === 'possession';
}

/** The profile whose equipment list applies, and whether it is before the first battle. */
export interface Buyer {
  readonly profileId: string;
  readonly founding: boolean;
}

/** A member as a buyer. */
export function buyerIn(
  { battles }: Pick<Warband, 'battles'>,
  { profileId }: Pick<Member, 'profileId'>,
): Buyer {
  return { profileId, founding: battles === 0 };
}

/** The item that a trait with this value is; null if it is none. */
export function itemOf(trait: string, value: FlagValue, { gear }: EquippedSystem): ItemRow | null {
  return gear?.items.find((row) => row.trait === trait && row.value === value) ?? null;
}

/** The equipment list of a profile; null without one. */
export function listOf(profileId: string, { gear }: EquippedSystem): EquipmentList | null {
  return gear?.lists.find((list) => list.for.includes(profileId)) ?? null;
}

/** What somebody of this profile brings along and chooses of: it is never bought. */
export function broughtBy(
  profileId: string,
  { composition }: Pick<RuleSystem, 'composition'>,
): Flags {
  return composition?.hiring.find((row) => row.profileId === profileId)?.carries ?? {};
}

/** Whether a list holds an item for this profile. */
export function holds(list: EquipmentList, item: string, profileId: string): boolean {
  return list.items.includes(item) && list.without[profileId]?.includes(item) !== true;
}

/** Whether sources differ about this thing on the buyer’s list: its price, or that it is there at all. */
export function isDoubted(
  trait: string,
  value: FlagValue,
  system: EquippedSystem,
  { profileId }: Buyer,
): boolean {
  const item = itemOf(trait, value, system);
  return item !== null && (listOf(profileId, system)?.doubted.includes(item.id) ?? false);
}

/** Whether a profile, or the warband that it is of, is among these. */
export function isAmong(ids: readonly string[], profileId: string, type = ''): boolean {
  return [profileId, profileId.split('/')[0] ?? '', type].some(
    (id) => id !== '' && ids.includes(id),
  );
}

/**
 * What an item costs a buyer, and how rare it is for him. His list has its own prices; for what is rare only
 * before the first battle, as afterwards it has to be found.
 * @param buyer null for a purchase without an equipment list
 * @rule MORD-PRICE-LIST, MORD-AFTER-RARE
 */
export function termsFor(
  { id, price, rarity, terms }: ItemRow,
  system: EquippedSystem,
  buyer: Buyer | null,
): Pick<ItemRow, 'price' | 'rarity'> {
  if (buyer === null) return { price, rarity };
  const { profileId, founding } = buyer;
  const own = terms.find((row) => isAmong(row.for, profileId));
  const list = listOf(profileId, system);
  const listed = list !== null && holds(list, id, profileId);
  const asked = listed && (founding || rarity === 0) ? list.priced[id] : undefined;
  return {
    price: asked ?? own?.price ?? price,
    rarity: listed && founding ? 0 : (own?.rarity ?? rarity),
  };
}

/**
 * Gold crowns for a piece of equipment; null if it is not for sale by itself, costs nothing, is brought along, or
 * its price is thrown for.
 * @param buyer null for a purchase without an equipment list
 * @rule MORD-PRICE-LIST
 */
export function gearPrice(
  trait: string,
  value: FlagValue,
  system: EquippedSystem,
  buyer: Buyer | null,
): number | null {
  const row = itemOf(trait, value, system);
  if (row === null || row.free === true) return null;
  if (buyer !== null && broughtBy(buyer.profileId, system)[trait] === value) return null;
  const { price } = termsFor(row, system, buyer);
  return typeof price === 'number' ? price : null;
}

/**
 * The same for a fighter who carries `traits` already: a material multiplies the price of the item made of it.
 * @rule MORD-PRICE-LIST
 */
export function priceOn(
  traits: Flags,
  trait: string,
  value: FlagValue,
  system: EquippedSystem,
  buyer: Buyer | null,
): number | null {
  const price = gearPrice(trait, value, system, buyer);
  const material = system.gear?.materials.find((row) => row.trait === trait);
  if (price !== null || material === undefined) return price;
  const things = material.of.flatMap((id) => {
    const gold = id in traits ? gearPrice(id, traits[id] ?? true, system, buyer) : null;
    return gold === null ? [] : [gold];
  });
  return things.length === 0 ? null : Math.max(...things) * (timesOf(material, system, buyer) - 1);
}

function timesOf(
  { trait, times }: MaterialRow,
  system: EquippedSystem,
  buyer: Buyer | null,
): number {
  const list = buyer?.founding === true ? listOf(buyer.profileId, system) : null;
  return list?.times[trait] ?? times;
}

/**
 * Gold crowns for the equipment of one miniature of a member, excluding what his profile includes.
 * @param warband his warband
 */
export function gearCost(
  member: Member,
  warband: Pick<Warband, 'battles'>,
  system: PricedSystem,
): number {
  return boughtGear(member, buyerIn(warband, member), system).reduce(
    (sum, { gold }) => sum + gold,
    0,
  );
}

/** A piece of equipment that was bought. */
export interface Bought {
  readonly trait: string;
  readonly value: FlagValue;
  readonly gold: number;
}

/** The purchasable equipment of one miniature of a member, excluding what his profile includes. */
export function boughtGear(
  { traits, profileId }: Pick<Member, 'traits' | 'profileId'>,
  buyer: Buyer,
  system: PricedSystem,
): readonly Bought[] {
  const own: Flags = findProfile(system, profileId)?.traits ?? {};
  return Object.entries(traits).flatMap(([trait, value]) => {
    const gold = own[trait] === value ? null : priceOn(traits, trait, value, system, buyer);
    return gold === null ? [] : [{ trait, value, gold }];
  });
}

/** A member, or a fighter of a battle. */
type Armed = Pick<Member, 'profileId' | 'traits'> & { readonly id: string };

/**
 * The equipment that a member is likely to carry, likeliest first: that of others with his profile in this
 * warband, then what most fighters have. Trait ids.
 */
export function usualGear(
  warband: { readonly members: readonly Armed[] },
  member: Armed,
  system: RosterSystem & EquippedSystem,
): readonly string[] {
  const gear = new Set(system.traits.flatMap((row) => (isGear(row, system) ? row.id : [])));
  const alike = warband.members
    .filter(({ id, profileId }) => id !== member.id && profileId === member.profileId)
    .flatMap(({ traits }) => Object.keys(traits));
  const usual = system.gear?.usual ?? [];
  return [...new Set([...alike, ...usual])].filter((trait) => gear.has(trait));
}
