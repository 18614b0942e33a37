import type { RuleSystem } from '#rules/contract/system.ts';
import { findProfile } from './profiles.ts';
import type { Member } from './warband.ts';

/** A member's experience boxes, as on a paper roster sheet. */
export interface ExperienceTrack {
  /** Starting points, which earn no advance. */
  readonly start: number;
  /** Points at which an advance is due, ascending; the last one is the last box. */
  readonly steps: readonly number[];
  /** Advances earned so far. */
  readonly due: number;
  /** Points at which the next one is due; null after the last. */
  readonly next: number | null;
}

export type LearningSystem = Pick<RuleSystem, 'advances' | 'catalogue' | 'extras'>;

/** Null for a member who never gets an advance, and in games without advances. */
export function experienceTrack(member: Member, system: LearningSystem): ExperienceTrack | null {
  const { advances } = system;
  const byRole = advances?.byProfile[member.profileId] ?? advances?.byRole;
  const steps = byRole?.[member.role] ?? [];
  const barred = advances?.barredBy.some((trait) => Object.hasOwn(member.traits, trait)) ?? false;
  if (steps.length === 0 || barred) return null;
  const start = findProfile(system, member.profileId)?.startXp ?? 0;
  return {
    start,
    steps,
    due: steps.filter((step) => step > start && step <= member.experience).length,
    next: steps.find((step) => step > Math.max(start, member.experience)) ?? null,
  };
}

/** The first and last box to show for a number of points, both counted from 1. */
export interface BoxRange {
  readonly from: number;
  readonly to: number;
}

/** Boxes shown at once. */
const BOXES_AT_ONCE = 21;

/** Up to the next advance but one, within a few rows; a short track is shown whole. */
export function boxesAround(experience: number, steps: readonly number[]): BoxRange {
  const last = steps.at(-1) ?? 0;
  const [next = last, afterNext = next] = steps.filter((step) => step > experience);
  const to = Math.min(last, Math.max(BOXES_AT_ONCE, afterNext));
  return { from: Math.max(1, to - BOXES_AT_ONCE + 1), to };
}
