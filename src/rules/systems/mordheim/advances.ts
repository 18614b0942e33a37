import type { AdvanceRow, AdvancesPart, AdvanceTable } from '#rules/contract/advances.ts';
import { fromParts } from './packs/parts.ts';
import { SHARED_MAXIMUMS } from './racial-maximums.ts';
import { allSkills } from './skill-lists.ts';
import type { TraitId } from './traits.ts';

/** The experience at which a hero advances. */
const HERO_THRESHOLDS = [
  2, 4, 6, 8, 11, 14, 17, 20, 24, 28, 32, 36, 41, 46, 51, 57, 63, 69, 76, 83, 90,
] as const;

/** The experience at which a group of henchmen advances. */
const HENCHMAN_THRESHOLDS = [2, 5, 9, 14] as const;

function multiplied(thresholds: readonly number[], times: number): readonly number[] {
  return thresholds.map((experience) => experience * times);
}

function raise(
  from: number,
  to: number,
  by: 'die' | 'choice',
  ...of: readonly string[]
): AdvanceRow {
  return { on: [[from, to]], gives: { kind: 'raise', of, by } };
}

/** Heroes, and hired swords though they learn as slowly as henchmen. */
const HEROES: AdvanceTable = {
  roles: ['hero', 'hired-sword'],
  rows: [
    {
      on: [
        [2, 5],
        [10, 12],
      ],
      gives: { kind: 'skill' },
    },
    raise(6, 6, 'die', 'S', 'A'),
    raise(7, 7, 'choice', 'WS', 'BS'),
    raise(8, 8, 'die', 'I', 'Ld'),
    raise(9, 9, 'die', 'W', 'T'),
  ],
  raises: null,
  exhausted: 'any-other',
};

const HENCHMEN: AdvanceTable = {
  roles: ['henchman'],
  rows: [
    raise(2, 4, 'choice', 'I'),
    raise(5, 5, 'choice', 'S'),
    raise(6, 7, 'choice', 'WS', 'BS'),
    raise(8, 8, 'choice', 'A'),
    raise(9, 9, 'choice', 'Ld'),
    { on: [[10, 12]], gives: { kind: 'promotion', to: 'hero' } },
  ],
  raises: 1,
  exhausted: 'again',
};

/**
 * The boxes with thick borders of the roster sheet, and what they bring.
 * @rule MORD-AFTER-XP, MORD-AFTER-ADVANCE, MORD-AFTER-SKILLS
 */
export const advances = fromParts(
  (parts): AdvancesPart => ({
    byRole: {
      hero: HERO_THRESHOLDS,
      henchman: HENCHMAN_THRESHOLDS,
      'hired-sword': HENCHMAN_THRESHOLDS,
    },
    byProfile: Object.fromEntries(
      Object.entries(parts.experienceTimes).map(([id, times]) => [
        id,
        {
          hero: multiplied(HERO_THRESHOLDS, times),
          henchman: multiplied(HENCHMAN_THRESHOLDS, times),
        },
      ]),
    ),
    barredBy: ['no-experience', 'animal'] satisfies readonly TraitId[],
    tables: [HEROES, HENCHMEN],
    maximums: { ...SHARED_MAXIMUMS, ...parts.maximums },
    races: parts.races,
    skills: allSkills(),
    lostByPromotion: parts.lostByPromotion,
  }),
);
