import * as v from 'valibot';
import { shape } from './kind.shape.ts';
import { fighterId, sideId, text, whole } from './parts.shape.ts';

export const CARRIED = {
  /** Scenario markers that a fighter carries, or that his side has secured. */
  MarkerCounted: shape(4, {
    sideId,
    /** Null for the side itself. */
    fighterId: v.nullable(fighterId),
    /** The players' name for it. */
    marker: text,
    count: whole,
  }),
  /** Something that works once in a battle. */
  ItemUsed: shape(4, {
    fighterId,
    /** Id of a trait. */
    item: text,
    /** False when the use is taken back. */
    used: v.boolean(),
  }),
  Captured: shape(4, {
    fighterId,
    /** Whose prisoner he is; null once he is free. */
    by: v.nullable(sideId),
  }),
};
