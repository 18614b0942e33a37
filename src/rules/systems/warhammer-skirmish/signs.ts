import type { GameSigns } from '#rules/contract/rows.ts';
import { SKIRMISH_SIGNS } from '#rules/skirmish/signs.ts';

export const SIGNS: Partial<GameSigns> = {
  ...SKIRMISH_SIGNS,
  phases: { ...SKIRMISH_SIGNS.phases, magic: 'magic' },
};
