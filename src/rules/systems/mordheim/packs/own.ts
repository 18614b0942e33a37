import type { OwnPart } from '#rules/contract/packs.ts';
import { headOf } from './head.ts';
import { underOwnIds } from './own-ids.ts';
import { readPack } from './read.ts';
import type { Pack } from './schema.ts';

/** Packs that players make for Mordheim. */
export const own: OwnPart<Pack> = {
  asOwn: underOwnIds,
  head: headOf,
  read: readPack,
  choices: async () => (await import('../pack-choices.ts')).CHOICES,
};
