import { gearCost, type PricedSystem } from './gear.ts';
import { findProfile } from './profiles.ts';
import type { Member, Warband } from './warband.ts';

/**
 * Gold crowns to hire and equip all members. Whatever has no price in the catalogue
 * counts 0. Null in a game without campaigns.
 */
export function goldCost(warband: Warband, system: PricedSystem): number | null {
  if (system.campaign === null) return null;
  return warband.members.reduce((sum, member) => {
    return sum + member.labels.length * costOfOne(member, warband, system);
  }, 0);
}

/** Gold crowns to hire one miniature of a member, and to equip it. */
export function costOfOne(
  member: Member,
  warband: Pick<Warband, 'battles'>,
  system: PricedSystem,
): number {
  return hirePrice(member, system) + gearCost(member, warband, system);
}

/** Gold crowns for a miniature of a profile, without equipment; 0 for an unknown profile. */
export function hirePrice({ profileId }: Member, system: PricedSystem): number {
  return findProfile(system, profileId)?.cost ?? 0;
}
