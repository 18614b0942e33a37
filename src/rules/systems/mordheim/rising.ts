import type { PromotionRow } from '#rules/contract/warbands.ts';
import type { TraitId } from './traits.ts';

/** A talented henchman becomes a hero. */
export const PROMOTION = [
  {
    from: 'henchman',
    to: 'hero',
    barredBy: ['never-hero', 'no-experience', 'animal'] satisfies readonly TraitId[],
  },
] as const satisfies readonly PromotionRow[];
