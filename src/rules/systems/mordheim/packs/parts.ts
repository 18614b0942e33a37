import { assemble } from './assemble.ts';
import { PLAYED_PACKS } from './played.ts';

/** What the packs that come with the app say together. */
export const PARTS = assemble(PLAYED_PACKS);
