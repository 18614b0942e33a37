import * as v from 'valibot';
import { MOST } from '#battle/bounds.ts';
import { recordOf } from '#rules/kit/bounded.ts';
import { shape } from './kind.shape.ts';
import { changes, dice, fighterId, finite, sideId, text, whole } from './parts.shape.ts';

const message = v.object({
  code: text,
  params: recordOf(v.union([text, finite]), MOST.params),
});

const test = v.object({
  characteristic: text,
  /** Value rolled against; null if no one could lend one. */
  value: v.nullable(whole),
  reason: message,
});

export const DUTY = {
  DutyResolved: shape(1, {
    key: text,
    kind: text,
    sideId,
    fighterId: v.nullable(fighterId),
    outcome: text,
    /**
     * The previous answer on the phone that wrote the entry, '' for none; null in entries from before
     * November 2026.
     */
    before: v.optional(v.nullable(text), null),
    /** False for an answer that leaves the duty open. */
    resolves: v.boolean(),
    test: v.nullable(test),
    /** Dice if the app rolled or the player typed them; empty when only the outcome was entered. */
    dice,
    changes,
  }),
  ActionTaken: shape(1, {
    action: text,
    fighterId,
    targetId: v.nullable(fighterId),
    changes,
  }),
};
