import * as v from 'valibot';
import { shape } from './kind.shape.ts';
import { entryId, fighterId, text } from './parts.shape.ts';

export const CREDIT = {
  CauseGiven: shape(1, {
    /** Entry that put the victim where he is. */
    entryId,
    victimId: fighterId,
    cause: text,
  }),
  CreditGiven: shape(1, {
    /** Entry that put the victim where he is. */
    entryId,
    victimId: fighterId,
    /** Null takes the credit away. */
    byId: v.nullable(fighterId),
  }),
};
