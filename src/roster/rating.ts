import type { CampaignPart } from '#rules/contract/catalogue.ts';
import type { RosterSystem } from './profiles.ts';
import type { Member, Warband } from './warband.ts';

/**
 * The rating of a warband, from the points and experience of all members. Null in a game
 * without campaigns, and where experience is not known.
 */
export function warbandRating(
  warband: Warband,
  { campaign }: Pick<RosterSystem, 'campaign'>,
): number | null {
  if (campaign === null || warband.theirs === 'met') return null;
  return warband.members.reduce((sum, member) => sum + memberRating(member, campaign), 0);
}

/** A member's part of the rating, for all its miniatures. */
export function memberRating(
  { labels, traits, experience }: Pick<Member, 'labels' | 'traits' | 'experience'>,
  { rating }: CampaignPart,
): number {
  if (rating.uncounted?.some((trait) => Object.hasOwn(traits, trait)) === true) return 0;
  return labels.length * (points(traits, rating) + experience);
}

function points(traits: Member['traits'], rating: CampaignPart['rating']): number {
  const row = rating.byTrait.find(({ trait, points: fixed }) =>
    fixed === null ? typeof traits[trait] === 'number' : trait in traits,
  );
  const own = traits[row?.trait ?? ''];
  return row?.points ?? (typeof own === 'number' ? own : rating.points);
}
