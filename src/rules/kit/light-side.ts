import type { SideView } from '../contract/battle-view.ts';

/** Facts that players enter about a counted side, as traits of the side. */

/** Its leader is down or out of action. */
export const LEADER_FALLEN = 'leader-fallen';
/** The Leadership that it tests on afterwards. */
export const SECOND_LEADERSHIP = 'second-leadership';
/** Wounds left to its one big model. */
export const BIG_ONE = 'big-one';

type CountedSide = Pick<SideView, 'leadership' | 'traits'>;

/** The side's Leadership once its leader has fallen: the entered value, or one less than his. */
export function secondLeadership({ leadership, traits }: CountedSide): number {
  const entered = traits[SECOND_LEADERSHIP];
  return typeof entered === 'number' ? entered : Math.max(0, (leadership ?? 0) - 1);
}

/** The side's current Leadership. */
export function leadershipNow(side: CountedSide): number {
  return side.traits[LEADER_FALLEN] === true ? secondLeadership(side) : (side.leadership ?? 0);
}
