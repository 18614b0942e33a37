import type { ReferenceEntry } from '#rules/reference.ts';
import {
  SHOT_MODIFIERS,
  type ShotModifier,
  type ShotRules,
  shotToHit,
} from '../to-hit-shooting.ts';
import { AUTOMATIC, NONE, number, numbersFrom, orMore, signed, signedText, word } from './cells.ts';
import { entry, row, table } from './entry.ts';

/**
 * Who shoots, at whom, and what hits.
 * @rule SHO-WHO, SHO-TARGET, SHO-HIT, SHO-COVERHIT
 */
export function shootingEntries(rules: ShotRules): readonly ReferenceEntry[] {
  return [
    entry('shooting', 'who-shoots', { rules: ['SHO-WHO'], related: ['phase-shooting', 'targets'] }),
    entry('shooting', 'targets', { rules: ['SHO-TARGET'], related: ['who-shoots', 'hide'] }),
    entry('shooting', 'shot-to-hit', {
      rules: ['SHO-HIT'],
      tables: () => [modifierTable(), needTable(rules)],
      related: ['to-wound', 'near-miss'],
    }),
    entry('shooting', 'near-miss', { rules: ['SHO-COVERHIT'] }),
  ];
}

const MODIFIERS = [
  'cover',
  'moved',
  'long',
  'multishot',
  'large',
] as const satisfies readonly ShotModifier[];

function modifierTable() {
  return table(
    'shot-modifiers',
    [word('head.circumstance'), word('head.modifier')],
    MODIFIERS.map((one) => row(word(`shot.${one}`), [signed(SHOT_MODIFIERS[one])])),
  );
}

/** Circumstances that add up to +1, 0, −1 and so on. */
const SUMS: readonly (readonly ShotModifier[])[] = [
  ['large'],
  [],
  ['cover'],
  ['cover', 'moved'],
  ['cover', 'moved', 'long'],
];

function needTable(rules: ShotRules) {
  return table(
    'shot-needs',
    [
      word('head.ballistic-skill'),
      ...SUMS.map((sum) => word('head.sum', { value: signedText(sumOf(sum)) })),
    ],
    numbersFrom(1, 10).map((skill) =>
      row(
        number(skill),
        SUMS.map((sum) => needCell(shotToHit(skill, sum, rules))),
      ),
    ),
  );
}

function needCell({ need, thenNeed }: ReturnType<typeof shotToHit>) {
  if (need === null) return NONE;
  if (need === 'auto') return AUTOMATIC;
  // Beyond 6 a 6 first, then the second roll.
  return thenNeed === null ? orMore(need) : word('value.then', { first: 6, second: thenNeed });
}

function sumOf(modifiers: readonly ShotModifier[]): number {
  return modifiers.reduce((sum, one) => sum + SHOT_MODIFIERS[one], 0);
}
