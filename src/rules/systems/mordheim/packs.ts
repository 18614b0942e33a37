import type { AnyPack, Packs } from '#rules/contract/packs.ts';
import { FOR_ANYBODY, forget, know } from './packs/known.ts';
import type { Pack } from './packs/schema.ts';
import { wordsOf } from './packs/words.ts';

/** The warbands of Mordheim, one file each. */
export const packs: Packs<Pack> = {
  always: [FOR_ANYBODY],
  // With those of its sample warbands.
  atHand: new Map<string, () => Promise<AnyPack>>([
    [FOR_ANYBODY, async () => (await import('./packs/extras.json')).default],
    ['reikland', async () => (await import('./packs/reikland.json')).default],
    ['skaven', async () => (await import('./packs/skaven.json')).default],
  ]),
  know: (more, languages) => {
    know(more);
    return more.flatMap((pack) => wordsOf(pack, languages));
  },
  forget,
  own: async () => (await import('./packs/own.ts')).own,
};
