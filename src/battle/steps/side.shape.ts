import * as v from 'valibot';
import { shape } from './kind.shape.ts';
import { changes, fighterId, flagValue, ofFighter, sideId, text } from './parts.shape.ts';

export const SIDE = {
  LeaderNamed: shape(1, { sideId, fighterId: v.nullable(fighterId) }),
  SideLeadershipSet: shape(1, { sideId, leadership: ofFighter }),
  SideTold: shape(1, {
    sideId,
    fact: text,
    /** Null takes it back. */
    value: v.nullable(flagValue),
    /** Whether it is also a trait of each of its fighters. */
    ofEach: v.boolean(),
  }),
  /** Everybody on the table is within the leader's reach, or nobody any more. */
  ReachSet: shape(6, { sideId, within: v.boolean(), changes }),
  SideLeft: shape(1, { sideId, cause: text, changes }),
};
