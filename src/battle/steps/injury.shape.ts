import * as v from 'valibot';
import { MOST } from '#battle/bounds.ts';
import { listOf } from '#rules/kit/bounded.ts';
import { shape } from './kind.shape.ts';
import { changes, dice, fighterId, text, whole } from './parts.shape.ts';

export const INJURY = {
  InjuryRolled: shape(1, {
    fighterId,
    dice,
    /** Ids of the exceptions that applied, and of the shortcut taken if there was no roll. */
    options: listOf(text, MOST.options),
    /** The helmet's roll; null when there was none, or only its result was entered. */
    saveRoll: v.nullable(whole),
    /** The status that it gave him; null for none. */
    to: v.nullable(text),
    changes,
  }),
};
