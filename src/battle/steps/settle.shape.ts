import * as v from 'valibot';
import { MOST } from '#battle/bounds.ts';
import { listOf, recordOf } from '#rules/kit/bounded.ts';
import { shape } from './kind.shape.ts';
import { changes, dice, fighterId, finite, text } from './parts.shape.ts';

/** Who stood in a role; `fighterId` is null for a profile that is not on the table. */
const subject = v.object({ role: text, fighterId: v.nullable(fighterId), label: text });

export const SETTLE = {
  /** A duel, a shot, a fall … was settled: what players entered, and its results. */
  Settled: shape(2, {
    resolver: text,
    subjects: listOf(subject, MOST.settled),
    /** Circumstances as they were at that moment, by field id. */
    inputs: recordOf(v.union([v.boolean(), finite, text]), MOST.inputs),
    answers: listOf(v.object({ step: text, dice, choice: v.nullable(text) }), MOST.settled),
    changes,
    credits: listOf(v.object({ victimId: fighterId, byId: fighterId }), MOST.settled),
  }),
};
