import { SKIRMISH_FLAG_IDS, SKIRMISH_FLAGS } from '../../parts/skirmish/flags.ts';
import type { FlagRow } from '../../system.ts';

/** Every flag with its lifetime: those of all skirmish games, and none besides. */
export const FLAG_ROWS: readonly FlagRow[] = SKIRMISH_FLAG_IDS.map((id) => SKIRMISH_FLAGS[id]);
