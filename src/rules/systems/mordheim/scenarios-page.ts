import { type Page, type PageTable, word } from '#rules/kit/reference.ts';
import { scenarioChanges } from '#rules/kit/scenarios.ts';
import { SCENARIOS } from './scenarios.ts';

/** The scenarios by their dice, and what each changes. */
export const SCENARIO_PAGE: Page = {
  section: 'agreements',
  id: 'scenarios',
  rules: ['MORD-SCENARIO'],
  tables: [scenarioTable],
  related: ['rout', 'exploration'],
};

function scenarioTable(): PageTable {
  return {
    id: 'scenarios',
    columns: ['head.scenario-dice', 'head.scenario', 'head.what'],
    rows: SCENARIOS.rows.map((row) => [
      row.on ?? '–',
      word('value.scenario', { scenario: row.id }),
      [word('value.scenario-text', { ...scenarioChanges(row).params, scenario: row.id })],
    ]),
  };
}
