import type { CatalogueProfile } from '#rules/contract/catalogue.ts';
import { gearCost, type PricedSystem } from './gear.ts';
import { findProfile } from './profiles.ts';
import type { Warband } from './warband.ts';

/**
 * Gold crowns it took to hire everybody of the catalogue and to equip them. What has no price there
 * counts nothing. null in a game without campaigns.
 */
export function goldCost(warband: Warband, system: PricedSystem): number | null {
  if (system.campaign === null) return null;
  return warband.members.reduce((sum, member) => {
    const profile = findProfile(system, member.profileId);
    return sum + member.labels.length * (price(profile) + gearCost(member, warband, system));
  }, 0);
}

function price(profile: CatalogueProfile | null): number {
  return profile?.cost ?? 0;
}
