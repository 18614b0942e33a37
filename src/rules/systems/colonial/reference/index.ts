import { houseRuleTable } from '../../../parts/reference/agreements.ts';
import { NONE, number, numbersFrom, percent, word } from '../../../parts/reference/cells.ts';
import { linked, row, table } from '../../../parts/reference/entry.ts';
import type { ReferenceEntry, ReferenceTable } from '../../../reference.ts';
import type { Said } from '../../../system.ts';
import { HOUSE_RULE_ROWS } from '../house-rules.ts';
import { LOSS_STEPS } from '../losses.ts';
import { ROUT_LOSS, routHexChances, STEADY_ON } from '../morale.ts';
import { roster } from '../roster.ts';
import { favourableTable, unfavourableTable } from './circumstances-tables.ts';

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
function chance(outstanding: number, cohesion: number): Said {
  const chances = routHexChances(outstanding, cohesion);
  const held = chances.find(({ hexes }) => hexes === 0);
  return held === undefined ? NONE : percent(held.chance);
}

function cohesions(): readonly [number, number] {
  const { min, max } = roster.characteristics.find(({ id }) => id === 'C') ?? { min: 1, max: 1 };
  return [min, max];
}
