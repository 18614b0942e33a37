import type { Message } from '../contract/battle-view.ts';
import type { PlayerRange, ScenarioRow, ScenarioTable } from '../contract/scenarios.ts';
import type { RuleSystem } from '../contract/system.ts';
import type { HouseRuleChoices } from './rows.ts';

type Scenarios = Pick<RuleSystem, 'scenarios'>;

/**
 * The key of the scenario among the house rules of a battle. It is stored there because every version of the
 * app passes on unknown house rules, so that a battle keeps it across versions.
 */
export const SCENARIO = 'scenario';

/** The scenario of a battle; null for none, for a custom one, or for one unknown to this app. */
export function scenarioOf(
  { scenarios }: Scenarios,
  choices: HouseRuleChoices,
): ScenarioRow | null {
  return scenarioNamed(scenarios?.rows ?? [], choices[SCENARIO]);
}

/** The scenario that a table has for this total of the dice; null if players choose. */
export function scenarioOn(
  { scenarios }: Scenarios,
  table: ScenarioTable,
  sum: number,
): ScenarioRow | null {
  return scenarioNamed(scenarios?.rows ?? [], table.on[sum]);
}

function scenarioNamed(rows: readonly ScenarioRow[], id: string | undefined): ScenarioRow | null {
  return id === undefined ? null : (rows.find((row) => row.id === id) ?? null);
}

/** The totals of the dice for which a table has this scenario, in order. */
export function totalsFor({ on }: ScenarioTable, scenario: string): readonly number[] {
  return Object.keys(on)
    .map(Number)
    .filter((sum) => on[sum] === scenario);
}

/** Whether so many sides with a player can play it. */
export function isFor({ players }: { readonly players: PlayerRange }, count: number): boolean {
  return players.min <= count && count <= players.max;
}

/** What a scenario changes, in a sentence or a few. */
export function scenarioChanges({ id, rounds, goals }: ScenarioRow): Message {
  const [points = 0, more = 0] = goals.map((goal) => goal.points);
  return { code: `scenario.${id}.text`, params: { rounds: rounds ?? 0, points, more } };
}
