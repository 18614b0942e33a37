import type { SideView } from '../contract/battle-view.ts';

/** What players tell of a side of which only the losses are counted; traits of the side. */

/** Its leader is down or out of action. */
export const LEADER_FALLEN = 'leader-fallen';
/** The Leadership that it then tests on. */
export const SECOND_LEADERSHIP = 'second-leadership';
/** Wounds left to its one big model. */
export const BIG_ONE = 'big-one';

type CountedSide = Pick<SideView, 'leadership' | 'traits'>;

/** What the side tests on once its leader has fallen: as players say, or one less than his. */
export function secondLeadership({ leadership, traits }: CountedSide): number {
  const entered = traits[SECOND_LEADERSHIP];
  return typeof entered === 'number' ? entered : Math.max(0, (leadership ?? 0) - 1);
}

/** What the side tests on now. */
export function leadershipNow(side: CountedSide): number {
  return side.traits[LEADER_FALLEN] === true ? secondLeadership(side) : (side.leadership ?? 0);
}
