import type { ReferenceEntry } from '#rules/contract/reference.ts';
import {
  entry,
  inches,
  NONE,
  number,
  numbersFrom,
  orMore,
  percent,
  row,
  signedText,
  table,
  word,
} from '#rules/kit/reference.ts';
import { woundNeed } from '../duel/blow.ts';
import { DIVE_BONUS } from '../duel/to-hit.ts';
import {
  allPassedChance,
  characteristicChance,
  DEEPEST_JUMP,
  DIVE_REACH,
  EDGE_RANGE,
  fall,
  HEIGHT_PER_TEST,
  INTERCEPT_RANGE,
  jumpTests,
  RUN_LOCK_RANGE,
  UNSEEN_CHARGE_RANGE,
  WIDEST_LEAP,
} from '../movement/movement.ts';

/** Initiatives that most fighters have, for chances side by side. */
const INITIATIVES = numbersFrom(2, 5);
/** Toughness of most victims. */
const TOUGHNESSES = numbersFrom(2, 5);
const DEEPEST_FALL = 10;

/**
 * Running, charging, hiding, and all that goes up or down.
 * @rule MOV-RUN, MOV-CHARGE, MOV-FAILCH, MOV-INTERCEPT, MOV-HIDE, MOV-CLIMB, MOV-DROP, MOV-DIVE, MOV-GAP, MOV-FALL, MORD-REC-5
 */
export function movementEntries(): readonly ReferenceEntry[] {
  return [
    entry('movement', 'move', { related: ['phase-movement', 'over-and-up', 'climb', 'run'] }),
    entry('movement', 'over-and-up', { related: ['climb', 'jump-down', 'charge'] }),
    entry('movement', 'run', {
      rules: ['MOV-RUN'],
      numbers: { range: RUN_LOCK_RANGE },
      related: ['phase-movement', 'hide'],
    }),
    entry('movement', 'charge', {
      rules: ['MOV-CHARGE'],
      numbers: { range: UNSEEN_CHARGE_RANGE },
      related: ['failed-charge', 'interception', 'strike-order', 'phase-movement'],
    }),
    entry('movement', 'contact', { related: ['charge', 'run', 'leaving-combat'] }),
    entry('movement', 'charge-several', {
      related: ['charge', 'interception', 'whom-to-strike', 'all-alone'],
    }),
    entry('movement', 'failed-charge', { rules: ['MOV-FAILCH'] }),
    entry('movement', 'interception', {
      rules: ['MOV-INTERCEPT'],
      numbers: { range: INTERCEPT_RANGE },
    }),
    entry('movement', 'hide', { rules: ['MOV-HIDE'], related: ['phase-movement', 'targets'] }),
    entry('movement', 'climb', {
      rules: ['MOV-CLIMB'],
      tables: () => [initiativeTable('climb')],
      related: ['characteristic-test', 'fall'],
    }),
    entry('movement', 'jump-down', {
      rules: ['MOV-DROP'],
      numbers: { deepest: DEEPEST_JUMP, height: HEIGHT_PER_TEST },
      tables: () => [jumpTable()],
      related: ['characteristic-test', 'fall', 'dive'],
    }),
    entry('movement', 'dive', {
      rules: ['MOV-DIVE'],
      numbers: { range: DIVE_REACH, bonus: signedText(DIVE_BONUS) },
      related: ['charge', 'fall'],
    }),
    entry('movement', 'leap', {
      rules: ['MOV-GAP'],
      numbers: { gap: WIDEST_LEAP },
      tables: () => [initiativeTable('leap')],
      related: ['characteristic-test', 'fall'],
    }),
    entry('movement', 'edge', {
      rules: ['MORD-REC-5'],
      numbers: { edge: EDGE_RANGE },
      tables: () => [initiativeTable('edge')],
      related: ['knocked-down', 'stunned', 'fall'],
    }),
    entry('movement', 'fall', {
      rules: ['MOV-FALL'],
      tables: () => [fallTable()],
      related: ['dice', 'to-wound', 'injury'],
    }),
  ];
}

/** One Initiative test. */
function initiativeTable(id: string) {
  return table(
    id,
    [word('head.initiative'), word('head.chance')],
    INITIATIVES.map((value) => row(number(value), [percent(characteristicChance(value))])),
  );
}

function jumpTable() {
  return table(
    'jump-down',
    [
      word('head.height'),
      word('head.tests'),
      ...INITIATIVES.map((value) => word('head.initiative-of', { value })),
    ],
    numbersFrom(1, DEEPEST_JUMP).map((height) => {
      const tests = jumpTests(height);
      return row(inches(height), [
        number(tests),
        ...INITIATIVES.map((value) => percent(allPassedChance(value, tests, false))),
      ]);
    }),
  );
}

function fallTable() {
  return table(
    'fall',
    [
      word('head.height'),
      word('head.strength'),
      ...TOUGHNESSES.map((value) => word('head.wounds-toughness', { value })),
    ],
    numbersFrom(1, DEEPEST_FALL).map((height) => {
      // The number of hits is rolled; how hard they are is not.
      const { strength } = fall(height, 1);
      return row(inches(height), [
        number(strength),
        ...TOUGHNESSES.map((toughness) => {
          const need = woundNeed(strength, toughness);
          return need === null ? NONE : orMore(need);
        }),
      ]);
    }),
  );
}
