import { type EquippedSystem, isGear } from '#roster/gear.ts';
import { findProfile, type RosterSystem } from '#roster/profiles.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { FlagValue } from '#rules/contract/battle-view.ts';

/** What things of a warband are called in the player's language; the caller has the words. */
export interface RosterNames {
  /** "Mercenaires reiklanders". */
  readonly type: (catalogueId: string) => string;
  /** What somebody is: "Capitaine mercenaire", or the player's own word. */
  readonly kind: (member: Member) => string;
  readonly role: (role: string, count: number) => string;
  /** "CC". */
  readonly short: (characteristic: string) => string;
  /** "Épée", "Armure : légère". */
  readonly carried: (trait: string, value: FlagValue, catalogueId: string) => string;
}

/** A member's traits by name, without those that come with the profile: equipment, and the other rules. */
export function traitNamesOf(
  member: Member,
  { catalogueId }: Warband,
  system: RosterSystem & EquippedSystem,
  names: RosterNames,
): { readonly gear: readonly string[]; readonly rules: readonly string[] } {
  const usual = findProfile(system, member.profileId)?.traits ?? {};
  const traits = system.traits.flatMap((row) => {
    const value = member.traits[row.id];
    if (value === undefined || usual[row.id] === value) return [];
    return [{ gear: isGear(row, system), text: names.carried(row.id, value, catalogueId) }];
  });
  const listed = (gear: boolean) =>
    traits.flatMap((trait) => (trait.gear === gear ? trait.text : []));
  return { gear: listed(true), rules: listed(false) };
}
