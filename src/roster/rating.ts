import type { CatalogueProfile } from '#rules/system.ts';
import { findProfile, type RosterSystem } from './profiles.ts';
import type { Member, Warband } from './warband.ts';

const POINTS = 5;
const LARGE_POINTS = 20;

/**
 * How much a warband is worth against another: 5 points for each miniature, 20 for a large one,
 * its own figure for a hired sword, and everyone's experience.
 */
export function warbandRating(warband: Warband): number {
  return warband.members.reduce((sum, member) => sum + memberRating(member), 0);
}

/** The part of the rating that a member brings, all his miniatures together. */
export function memberRating(member: Member): number {
  return member.labels.length * (points(member) + member.experience);
}

/**
 * Gold crowns it took to hire everybody of the catalogue, without their equipment. What has no price
 * there counts nothing.
 */
export function goldCost(warband: Warband, system: RosterSystem): number {
  return warband.members.reduce((sum, member) => {
    const profile = findProfile(system, member.profileId);
    return sum + member.labels.length * price(profile);
  }, 0);
}

function points(member: Member): number {
  const own = member.traits['rating-points'];
  if (typeof own === 'number') return own;
  return 'large-target' in member.traits ? LARGE_POINTS : POINTS;
}

function price(profile: CatalogueProfile | null): number {
  return profile?.cost ?? 0;
}
