import * as v from 'valibot';
import { MOST } from '#battle/bounds.ts';
import { listOf } from '#rules/kit/bounded.ts';
import { shape } from './kind.shape.ts';
import { changes, sideId, text } from './parts.shape.ts';

export const ALLIANCE = {
  /** Sides that play together from here on, or no longer do. */
  AlliesSet: shape(7, {
    /** Who proposed or broke it comes first. */
    sideIds: v.pipe(listOf(sideId, MOST.sides), v.minLength(1)),
    /** Their alliance; null once it is over for them. */
    team: v.nullable(text),
    /** `agreed` all of them have · `word` it is called off · `act` one has attacked the others. */
    how: v.picklist(['agreed', 'word', 'act']),
    changes,
  }),
};
