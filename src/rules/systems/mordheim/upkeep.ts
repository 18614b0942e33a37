import type { UpkeepRow } from '#rules/contract/after-battle.ts';
import { PARTS } from './packs/parts.ts';

/** Gold crowns after each battle that they fought. @rule MORD-AFTER-UPKEEP */
export const UPKEEP: readonly UpkeepRow[] = PARTS.upkeep;
