import type { ScenarioRow } from '#rules/contract/scenarios.ts';
import { type Cell, type Page, type PageTable, word } from '#rules/kit/reference.ts';
import { scenarioChanges } from '#rules/kit/scenarios.ts';
import { SCENARIOS } from './scenarios.ts';

/** The scenarios by their dice, and what each changes. */
export const SCENARIO_PAGE: Page = {
  section: 'agreements',
  id: 'scenarios',
  rules: ['MORD-SCENARIO'],
  tables: [diceTable, scenarioTable],
  related: ['rout', 'exploration'],
};

/** Each total of the dice, on each table. */
function diceTable(): PageTable {
  const { tables } = SCENARIOS;
  const totals = new Set(tables.flatMap(({ on }) => Object.keys(on)));
  return {
    id: 'scenario-dice',
    columns: [
      'head.scenario-dice',
      ...tables.map(({ id }) => word('head.scenario-table', { table: id })),
    ],
    rows: [...totals].map((total) => [
      total,
      ...tables.map(({ on: { [Number(total)]: id = null } }) => nameOf(id)),
    ]),
  };
}

function scenarioTable(): PageTable {
  return {
    id: 'scenarios',
    columns: ['head.scenario', 'head.what'],
    rows: SCENARIOS.rows.map((row) => [nameOf(row.id), toldOf(row)]),
  };
}

function nameOf(scenario: string | null): Cell {
  return scenario === null ? '–' : word('value.scenario', { scenario });
}

/** What it changes, what its rules return to, for how many it is, and how sure that is. */
function toldOf(row: ScenarioRow): readonly Cell[] {
  const { id: scenario, players, again, source, single } = row;
  const { min, max } = players;
  return [
    word('value.scenario-text', { ...scenarioChanges(row).params, scenario }),
    ...(again === null ? [] : [word('value.scenario-again', { scenario })]),
    word(single ? 'value.scenario-source-single' : 'value.scenario-source', {
      source: source.id,
      number: source.number,
      players: min === max ? min : `${min}–${max}`,
    }),
  ];
}
