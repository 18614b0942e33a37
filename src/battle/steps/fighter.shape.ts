import * as v from 'valibot';
import { shape } from './kind.shape.ts';
import { changes, fighterId, flagValue, ofFighter, text } from './parts.shape.ts';

export const FIGHTER = {
  StatusSet: shape(1, {
    fighterId,
    from: text,
    to: text,
    /** Code of the rule that it breaks, when players overrule; null when legal. */
    against: v.nullable(text),
    changes,
  }),
  WoundLost: shape(1, { fighterId, changes }),
  WoundsSet: shape(1, { fighterId, to: ofFighter }),
  /** Null takes the flag away. */
  FlagSet: shape(1, { fighterId, flag: text, value: v.nullable(flagValue) }),
  ContactSet: shape(1, { a: fighterId, b: fighterId, touching: v.boolean() }),
};
