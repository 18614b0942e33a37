import playedPacks from '../packs.json?played' with { type: 'json' };
import { assemble } from './assemble.ts';

/** What the packs that come with the app say together. */
export const PARTS = assemble(playedPacks);
