import type { GameSigns, Sign } from '#rules/contract/rows.ts';
import { SKIRMISH_SIGNS } from '#rules/skirmish/signs.ts';
import type { TraitId } from './traits.ts';

export const SIGNS: Partial<GameSigns> = {
  ...SKIRMISH_SIGNS,
  arms: {
    crossbow: 'crossbow',
    bow: 'bow',
    spear: 'spear',
    halberd: 'halberd',
    'double-handed': 'sword',
    axe: 'axe',
    hammer: 'hammer',
    sword: 'sword',
    dagger: 'dagger',
  } satisfies { readonly [Id in TraitId]?: Sign },
  phases: { ...SKIRMISH_SIGNS.phases, magic: 'magic' },
};
