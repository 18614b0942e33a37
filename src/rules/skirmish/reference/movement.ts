import {
  inches,
  numbersFrom,
  orMore,
  type Page,
  type PageTable,
  percent,
  word,
} from '#rules/kit/reference.ts';
import { signed } from '#rules/kit/signed.ts';
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

/** Running, charging, hiding, and all that goes up or down. */
export const MOVEMENT_PAGES: readonly Page[] = [
  {
    section: 'movement',
    id: 'move',
    sign: 'movement',
    related: ['phase-movement', 'over-and-up', 'climb', 'run'],
  },
  {
    section: 'movement',
    id: 'over-and-up',
    within: 'move',
    related: ['climb', 'jump-down', 'charge'],
  },
  {
    section: 'movement',
    id: 'run',
    within: 'move',
    rules: ['MOV-RUN'],
    numbers: { range: RUN_LOCK_RANGE },
    related: ['phase-movement', 'hide'],
  },
  {
    section: 'movement',
    id: 'charge',
    sign: 'charge',
    rules: ['MOV-CHARGE'],
    numbers: { range: UNSEEN_CHARGE_RANGE },
    related: ['failed-charge', 'interception', 'strike-order', 'phase-movement'],
  },
  {
    section: 'movement',
    id: 'contact',
    within: 'charge',
    related: ['charge', 'run', 'leaving-combat'],
  },
  {
    section: 'movement',
    id: 'charge-several',
    within: 'charge',
    related: ['charge', 'interception', 'whom-to-strike', 'all-alone'],
  },
  { section: 'movement', id: 'failed-charge', within: 'charge', rules: ['MOV-FAILCH'] },
  {
    section: 'movement',
    id: 'interception',
    within: 'charge',
    rules: ['MOV-INTERCEPT'],
    numbers: { range: INTERCEPT_RANGE },
  },
  {
    section: 'movement',
    id: 'hide',
    sign: 'hidden',
    rules: ['MOV-HIDE'],
    related: ['phase-movement', 'targets'],
  },
  {
    section: 'movement',
    id: 'climb',
    sign: 'fall',
    rules: ['MOV-CLIMB'],
    tables: [() => initiativeTable('climb')],
    related: ['characteristic-test', 'fall'],
  },
  {
    section: 'movement',
    id: 'jump-down',
    within: 'climb',
    rules: ['MOV-DROP'],
    numbers: { deepest: DEEPEST_JUMP, height: HEIGHT_PER_TEST },
    tables: [jumpTable],
    related: ['characteristic-test', 'fall', 'dive'],
  },
  {
    section: 'movement',
    id: 'dive',
    within: 'charge',
    rules: ['MOV-DIVE'],
    numbers: { range: DIVE_REACH, bonus: signed(DIVE_BONUS) },
    related: ['charge', 'fall'],
  },
  {
    section: 'movement',
    id: 'leap',
    within: 'climb',
    rules: ['MOV-GAP'],
    numbers: { gap: WIDEST_LEAP },
    tables: [() => initiativeTable('leap')],
    related: ['characteristic-test', 'fall'],
  },
  {
    section: 'movement',
    id: 'edge',
    within: 'climb',
    rules: ['MORD-REC-5'],
    numbers: { edge: EDGE_RANGE },
    tables: [() => initiativeTable('edge')],
    related: ['knocked-down', 'stunned', 'fall'],
  },
  {
    section: 'movement',
    id: 'fall',
    within: 'climb',
    rules: ['MOV-FALL'],
    tables: [fallTable],
    related: ['dice', 'to-wound', 'injury'],
  },
];

/** Initiatives that most fighters have, for chances side by side. */
const INITIATIVES = numbersFrom(2, 5);
/** Toughness of most victims. */
const TOUGHNESSES = numbersFrom(2, 5);
/** Inches. */
const DEEPEST_FALL = 10;

/** One Initiative test. */
function initiativeTable(id: string): PageTable {
  return {
    id,
    columns: ['head.initiative', 'head.chance'],
    rows: INITIATIVES.map((value) => [value, percent(characteristicChance(value))]),
  };
}

function jumpTable(): PageTable {
  return {
    id: 'jump-down',
    columns: [
      'head.height',
      'head.tests',
      ...INITIATIVES.map((value) => word('head.initiative-of', { value })),
    ],
    rows: numbersFrom(1, DEEPEST_JUMP).map((height) => {
      const tests = jumpTests(height);
      const chances = INITIATIVES.map((value) => percent(allPassedChance(value, tests, false)));
      return [inches(height), tests, ...chances];
    }),
  };
}

function fallTable(): PageTable {
  return {
    id: 'fall',
    columns: [
      'head.height',
      'head.strength',
      ...TOUGHNESSES.map((value) => word('head.wounds-toughness', { value })),
    ],
    rows: numbersFrom(1, DEEPEST_FALL).map((height) => {
      // The number of hits is rolled; how hard they are is not.
      const { strength } = fall(height, 1);
      const needs = TOUGHNESSES.map((toughness) => orMore(woundNeed(strength, toughness)));
      return [inches(height), strength, ...needs];
    }),
  };
}
