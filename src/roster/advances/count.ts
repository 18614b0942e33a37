import { type ExperienceTrack, experienceTrack, type LearningSystem } from '#roster/experience.ts';
import { findProfile } from '#roster/profiles.ts';
import type { Member } from '#roster/warband.ts';

/** How many advances a member has earned and taken, and how many are still open. */
export interface AdvanceCount {
  readonly earned: number;
  readonly taken: number;
  readonly open: number;
  /** False if nobody has entered how many are taken: `taken` is then inferred from his profile and skills. */
  readonly counted: boolean;
}

/** Null for a member who never gets an advance. @rule MORD-AFTER-XP */
export function advanceCount(member: Member, system: LearningSystem): AdvanceCount | null {
  const track = experienceTrack(member, system);
  return track === null ? null : countOf(member, track, system);
}

function countOf(
  member: Member,
  { due: earned }: ExperienceTrack,
  system: LearningSystem,
): AdvanceCount {
  const taken = member.advances ?? Math.min(earned, shownAdvances(member, system));
  const open = Math.max(0, earned - taken);
  return { earned, taken, open, counted: member.advances !== undefined };
}

/** Points above his starting profile, plus skills that are not part of it. */
function shownAdvances(
  { profileId, profile, traits }: Member,
  { catalogue, extras, advances }: LearningSystem,
): number {
  const came = findProfile({ catalogue, extras }, profileId);
  if (came === null) return 0;
  const raised = Object.entries(profile).map(([id, value]) =>
    Math.max(0, value - (came.profile[id] ?? value)),
  );
  const skills = new Set(advances?.skills.lists.flatMap((list) => list.skills));
  const learnt = Object.keys(traits).filter(
    (id) => skills.has(id) && !Object.hasOwn(came.traits ?? {}, id),
  );
  return raised.reduce((sum, points) => sum + points, learnt.length);
}
