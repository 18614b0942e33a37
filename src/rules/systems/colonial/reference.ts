import type { Message } from '#rules/contract/battle-view.ts';
import type { ReferenceEntry, ReferenceTable } from '#rules/contract/reference.ts';
import {
  houseRuleTable,
  linked,
  NONE,
  number,
  numbersFrom,
  percent,
  row,
  table,
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

/** The lines that speak against a unit, with how often each counts. @rule COL-1 */
function unfavourableTable(): ReferenceTable {
  return linesTable('unfavourable', unfavourable);
}

/** The lines that speak for it. @rule COL-2 */
function favourableTable(): ReferenceTable {
  return linesTable('favourable', favourable);
}

function linesTable(
  id: string,
  linesOf: (facts: Circumstances) => readonly CircumstanceLine[],
): ReferenceTable {
  const columns = [word('head.circumstance'), word('head.counts')];
  return table(
    id,
    columns,
    linesOf(TWICE).map((line) => row(word(`line.${line.id}`, NUMBERS), [counts(line)])),
  );
}

/** A line that comes to more with more of the same counts for each of them. */
function counts({ count }: CircumstanceLine): Message {
  return count > 1 ? word('value.each') : number(count);
}

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
export const REFERENCE: readonly ReferenceEntry[] = linked([
  page('morale', 'morale-test', {
    rules: ['COL-3', 'COL-4'],
    numbers: { need: STEADY_ON },
    related: ['circumstances', 'chances', 'rout-move'],
  }),
  page('morale', 'circumstances', {
    rules: ['COL-1', 'COL-2'],
    tables: [unfavourableTable(), favourableTable()],
  }),
  page('morale', 'chances', { numbers: { need: STEADY_ON }, tables: [chancesTable()] }),
  page('running', 'rout-move', { rules: ['COL-5'], related: ['crossing', 'losses'] }),
  page('running', 'crossing', { rules: ['COL-6'] }),
  page('losses', 'losses', {
    rules: ['COL-7'],
    statuses: ['steady', 'eliminated'],
    numbers: { steps: LOSS_STEPS, loss: ROUT_LOSS },
    related: ['unsettled'],
  }),
  page('losses', 'away', { statuses: ['left-table', 'in-reserve', 'absent'] }),
  page('agreements', 'activation', { related: ['crossing'] }),
  page('agreements', 'house-rules', {
    tables: [houseRuleTable(HOUSE_RULE_ROWS)],
    related: ['unsettled'],
  }),
  page('agreements', 'unsettled', {}),
]);

function page(
  section: 'morale' | 'running' | 'losses' | 'agreements',
  id: string,
  parts: Partial<Omit<ReferenceEntry, 'id' | 'section'>>,
): ReferenceEntry {
  return { rules: [], statuses: [], numbers: {}, tables: [], related: [], ...parts, id, section };
}

/** How likely a unit holds: cohesion down, circumstances left to outweigh across. @rule COL-4 */
function chancesTable(): ReferenceTable {
  const [lowest, highest] = cohesions();
  const outstanding = numbersFrom(1, highest);
  return table(
    'chances',
    [word('head.cohesion'), ...outstanding.map((value) => word('head.outstanding', { value }))],
    numbersFrom(lowest, highest).map((cohesion) =>
      row(
        number(cohesion),
        outstanding.map((left) => chance(left, cohesion)),
      ),
    ),
  );
}

/** None where there are more to cancel than dice. */
function chance(outstanding: number, cohesion: number): Message {
  const chances = routHexChances(outstanding, cohesion);
  const held = chances.find(({ hexes }) => hexes === 0);
  return held === undefined ? NONE : percent(held.chance);
}

function cohesions(): readonly [number, number] {
  const { min, max } = roster.characteristics.find(({ id }) => id === 'C') ?? { min: 1, max: 1 };
  return [min, max];
}
