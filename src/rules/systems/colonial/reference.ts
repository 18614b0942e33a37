import type { ReferenceEntry } from '#rules/contract/reference.ts';
import {
  houseRuleTable,
  numbersFrom,
  type PageTable,
  percent,
  reference,
  word,
} from '#rules/kit/reference.ts';
import {
  BATTERED_LOSSES,
  type CircumstanceLine,
  type Circumstances,
  favourable,
  NEAR_HEXES,
  SHAKEN_LOSSES,
  unfavourable,
} from './circumstances.ts';
import { HOUSE_RULE_ROWS } from './house-rules.ts';
import { ROUT_LOSS, routHexChances, STEADY_ON } from './morale/test.ts';
import { roster } from './roster.ts';
import { LOSS_STEPS } from './unit.ts';

/** Everything there is, and two of what there can be more of. */
const TWICE: Circumstances = {
  losses: BATTERED_LOSSES,
  weakenedFriends: 2,
  artillery: 2,
  strongerEnemies: 2,
  flanked: true,
  behind: true,
  cavalryNear: true,
  steadyFriends: 2,
  leaderHere: true,
  cover: 'heavy',
  square: true,
  noEnemyNear: true,
  eachBattery: HOUSE_RULE_ROWS.some(
    ({ id, default: usual }) => id === 'artilleryCounts' && usual === 'each',
  ),
};

const NUMBERS = { shaken: SHAKEN_LOSSES, battered: BATTERED_LOSSES, hexes: NEAR_HEXES };

/** The rules in short: the test of morale, the rout, and what the source leaves to the players. */
export const REFERENCE: readonly ReferenceEntry[] = reference([
  {
    section: 'morale',
    id: 'morale-test',
    rules: ['COL-3', 'COL-4'],
    numbers: { need: STEADY_ON },
    related: ['circumstances', 'chances', 'rout-move'],
  },
  {
    section: 'morale',
    id: 'circumstances',
    rules: ['COL-1', 'COL-2'],
    tables: [
      () => linesTable('unfavourable', unfavourable(TWICE)),
      () => linesTable('favourable', favourable(TWICE)),
    ],
  },
  { section: 'morale', id: 'chances', numbers: { need: STEADY_ON }, tables: [chancesTable] },
  { section: 'running', id: 'rout-move', rules: ['COL-5'], related: ['crossing', 'losses'] },
  { section: 'running', id: 'crossing', rules: ['COL-6'] },
  {
    section: 'losses',
    id: 'losses',
    rules: ['COL-7'],
    statuses: ['steady', 'eliminated'],
    numbers: { steps: LOSS_STEPS, loss: ROUT_LOSS },
    related: ['unsettled'],
  },
  { section: 'losses', id: 'away', statuses: ['left-table', 'in-reserve', 'absent'] },
  { section: 'agreements', id: 'activation', related: ['crossing'] },
  {
    section: 'agreements',
    id: 'house-rules',
    tables: [() => houseRuleTable(HOUSE_RULE_ROWS)],
    related: ['unsettled'],
  },
  { section: 'agreements', id: 'unsettled' },
]);

/** The lines of one column, with how often each counts. */
function linesTable(id: string, lines: readonly CircumstanceLine[]): PageTable {
  return {
    id,
    columns: ['head.circumstance', 'head.counts'],
    rows: lines.map((line) => [
      word(`line.${line.id}`, NUMBERS),
      // A circumstance that scales counts for each occurrence.
      line.count > 1 ? 'value.each' : line.count,
    ]),
  };
}

/** How likely a unit holds: cohesion down, circumstances left to outweigh across. @rule COL-4 */
function chancesTable(): PageTable {
  const [lowest, highest] = cohesions();
  const outstanding = numbersFrom(1, highest);
  return {
    id: 'chances',
    columns: ['head.cohesion', ...outstanding.map((value) => word('head.outstanding', { value }))],
    rows: numbersFrom(lowest, highest).map((cohesion) => [
      cohesion,
      ...outstanding.map((left) => chance(left, cohesion)),
    ]),
  };
}

/** None where there are more to cancel than dice. */
function chance(outstanding: number, cohesion: number): string {
  const chances = routHexChances(outstanding, cohesion);
  const held = chances.find(({ hexes }) => hexes === 0);
  return held === undefined ? '–' : percent(held.chance);
}

function cohesions(): readonly [number, number] {
  const { min, max } = roster.characteristics.find(({ id }) => id === 'C') ?? { min: 1, max: 1 };
  return [min, max];
}
