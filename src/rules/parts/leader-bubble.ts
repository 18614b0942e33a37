import type { SkirmishStatus } from './skirmish-status.ts';

/** How far a leader's Leadership reaches unless something says otherwise, inches. @rule MORD-LD-1 */
export const USUAL_BUBBLE = 6;

/**
 * The Leadership a fighter tests on: his own, or his leader's when that is better, the leader is
 * within reach and on his feet. Never for the Rout test, which is the warband's.
 * @rule MORD-LD-1, MORD-LD-2, MORD-LD-4
 */
export function effectiveLeadership(facts: {
  readonly own: number;
  /** Null when there is no leader, or the fighter himself is it. */
  readonly leader: {
    readonly leadership: number;
    readonly status: Pick<SkirmishStatus, 'lendsBubble'>;
    /** Inches between the two; within is inclusive. */
    readonly distance: number;
    /** Inches that the leader's Leadership reaches. */
    readonly range: number;
  } | null;
  /** His rules or the table's keep him from using it. */
  readonly excluded: boolean;
}): number {
  const { own, leader, excluded } = facts;
  if (leader === null || excluded || !leader.status.lendsBubble) return own;
  return leader.distance <= leader.range ? Math.max(own, leader.leadership) : own;
}
