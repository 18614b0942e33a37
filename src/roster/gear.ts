import type { Flags, FlagValue } from '#rules/contract/battle-view.ts';
import type { TraitRow } from '#rules/contract/rows.ts';
import { findProfile, type RosterSystem } from './profiles.ts';
import type { Member } from './warband.ts';

/** The part of a game that knows prices. */
export type PricedSystem = Pick<RosterSystem, 'campaign' | 'catalogue' | 'extras'>;

/** Whether a trait is a weapon or a piece of equipment; nothing is in a game that sells none. */
export function isGear(
  { group }: Pick<TraitRow, 'group'>,
  { campaign }: Pick<RosterSystem, 'campaign'>,
): boolean {
  return campaign?.gear.groups.includes(group) ?? false;
}

/** Gold crowns for a piece of equipment; null: it is not for sale by itself. */
export function gearPrice(
  trait: string,
  value: FlagValue,
  { campaign }: Pick<RosterSystem, 'campaign'>,
): number | null {
  const price = campaign?.gear.prices[trait] ?? null;
  if (price === null || typeof price === 'number') return price;
  return price[String(value)] ?? null;
}

/** Gold crowns for what one miniature of a member carries, besides what his profile brings. */
export function gearCost({ traits, profileId }: Member, system: PricedSystem): number {
  const own: Flags = findProfile(system, profileId)?.traits ?? {};
  return Object.entries(traits)
    .filter(([trait, value]) => own[trait] !== value)
    .reduce((sum, [trait, value]) => sum + (gearPrice(trait, value, system) ?? 0), 0);
}

/** A member of a warband, or somebody of it on the table. */
type Armed = Pick<Member, 'profileId' | 'traits'> & { readonly id: string };

/**
 * What a member is most likely to carry, the likeliest first: what others of his profile carry in this
 * warband, then what most fighters have. Traits by id.
 */
export function usualGear(
  warband: { readonly members: readonly Armed[] },
  member: Armed,
  system: RosterSystem,
): readonly string[] {
  const gear = new Set(system.traits.flatMap((row) => (isGear(row, system) ? row.id : [])));
  const alike = warband.members
    .filter(({ id, profileId }) => id !== member.id && profileId === member.profileId)
    .flatMap(({ traits }) => Object.keys(traits));
  const usual = system.campaign?.gear.usual ?? [];
  return [...new Set([...alike, ...usual])].filter((trait) => gear.has(trait));
}
