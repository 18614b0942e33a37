import type { Packs } from '#rules/contract/packs.ts';
import { FOR_ANYBODY, know } from './packs/known.ts';
import type { Pack } from './packs/schema.ts';
import { wordsOf } from './packs/words.ts';

/** The warbands of Mordheim, one file each. */
export const packs: Packs<Pack> = {
  always: [FOR_ANYBODY],
  know: (more) => {
    know(more);
    return more.flatMap(wordsOf);
  },
};
