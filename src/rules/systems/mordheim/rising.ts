import type { AdvancesPart, PromotionRow } from '#rules/contract/warbands.ts';
import type { TraitId } from './traits.ts';

/** A talented henchman becomes a hero. */
export const PROMOTION = [
  {
    from: 'henchman',
    to: 'hero',
    barredBy: ['never-hero', 'no-experience', 'animal'] satisfies readonly TraitId[],
  },
] as const satisfies readonly PromotionRow[];

const OF_HEROES = [
  2, 4, 6, 8, 11, 14, 17, 20, 24, 28, 32, 36, 41, 46, 51, 57, 63, 69, 76, 83, 90,
] as const;

const OF_HENCHMEN = [2, 5, 9, 14] as const;

/** The boxes with thick borders of the roster sheet. Hired swords learn as henchmen do. @rule MORD-AFTER-XP */
export const ADVANCES: AdvancesPart = {
  byRole: {
    hero: OF_HEROES,
    henchman: OF_HENCHMEN,
    'hired-sword': OF_HENCHMEN,
  },
  barredBy: ['no-experience', 'animal'] satisfies readonly TraitId[],
};
