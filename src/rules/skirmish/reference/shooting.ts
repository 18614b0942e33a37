import {
  type Cell,
  numbersFrom,
  orMore,
  type Page,
  type PageTable,
  word,
} from '#rules/kit/reference.ts';
import { signed } from '#rules/kit/signed.ts';
import { SHOT_MODIFIERS, type ShotModifier, type ShotRules, shotToHit } from '../duel/to-hit.ts';
import { HIGH_GROUND } from '../movement/movement.ts';

/** Who shoots, at whom, and what hits. */
export function shootingPages(rules: ShotRules): readonly Page[] {
  return [
    {
      section: 'shooting',
      id: 'who-shoots',
      sign: 'bow',
      rules: ['SHO-WHO'],
      related: ['phase-shooting', 'targets'],
    },
    {
      section: 'shooting',
      id: 'targets',
      sign: 'cover',
      rules: ['SHO-TARGET'],
      numbers: { high: HIGH_GROUND },
      related: ['who-shoots', 'hide'],
    },
    {
      section: 'shooting',
      id: 'shot-to-hit',
      sign: 'dice',
      rules: ['SHO-HIT'],
      numbers: { ...BEYOND_A_DIE[rules.sevenPlus], cover: signed(SHOT_MODIFIERS.cover) },
      tables: [MODIFIERS, () => needTable(rules)],
      related: ['to-wound', 'near-miss'],
    },
    { section: 'shooting', id: 'near-miss', within: 'shot-to-hit', rules: ['SHO-COVERHIT'] },
  ];
}

/** The best that a die shows. */
const BEST = 6;

/** Needs above 6: on the ladder a 6 is followed by a second roll. */
const BEYOND_A_DIE = {
  impossible: { worst: 1, beyond: 7 },
  ladder: {
    worst: 1,
    best: BEST,
    seven: 7,
    sevenThen: 4,
    eight: 8,
    eightThen: 5,
    nine: 9,
    nineThen: 6,
  },
} as const satisfies Readonly<Record<ShotRules['sevenPlus'], Page['numbers']>>;

const MODIFIERS: PageTable = {
  id: 'shot-modifiers',
  columns: ['head.circumstance', 'head.modifier'],
  rows: [
    ['shot.cover', signed(SHOT_MODIFIERS.cover)],
    ['shot.moved', signed(SHOT_MODIFIERS.moved)],
    ['shot.long', signed(SHOT_MODIFIERS.long)],
    ['shot.multishot', signed(SHOT_MODIFIERS.multishot)],
    ['shot.large', signed(SHOT_MODIFIERS.large)],
  ],
};

/** Circumstances that add up to +1, 0, −1 and so on. */
const SUMS: readonly (readonly ShotModifier[])[] = [
  ['large'],
  [],
  ['cover'],
  ['cover', 'moved'],
  ['cover', 'moved', 'long'],
];

/** Rows: Ballistic Skill; columns: the sum of all modifiers. */
function needTable(rules: ShotRules): PageTable {
  return {
    id: 'shot-needs',
    columns: [
      'head.ballistic-skill',
      ...SUMS.map((sum) => word('head.sum', { value: signed(sumOf(sum)) })),
    ],
    rows: numbersFrom(1, 10).map((skill) => [
      skill,
      ...SUMS.map((sum) => needCell(shotToHit(skill, sum, rules))),
    ]),
  };
}

function needCell({ need, thenNeed }: ReturnType<typeof shotToHit>): Cell {
  if (need === 'auto') return 'value.automatic';
  // Needs above 6: a 6 first, then the second roll.
  return thenNeed === null ? orMore(need) : word('value.then', { first: BEST, second: thenNeed });
}

function sumOf(modifiers: readonly ShotModifier[]): number {
  return modifiers.reduce((sum, one) => sum + SHOT_MODIFIERS[one], 0);
}
