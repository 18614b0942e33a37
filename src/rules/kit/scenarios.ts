import type { Message } from '../contract/battle-view.ts';
import type { ScenarioRow } from '../contract/scenarios.ts';
import type { RuleSystem } from '../contract/system.ts';
import type { HouseRuleChoices } from './rows.ts';

/**
 * The key of the scenario among the house rules of a battle. It is stored there because every version of the
 * app passes on unknown house rules, so that a battle keeps it across versions.
 */
export const SCENARIO = 'scenario';

/** The scenario of a battle; null for none, for a custom one, or for one unknown to this app. */
export function scenarioOf(
  { scenarios }: Pick<RuleSystem, 'scenarios'>,
  choices: HouseRuleChoices,
): ScenarioRow | null {
  return scenarios?.rows.find(({ id }) => id === choices[SCENARIO]) ?? null;
}

/** The scenario for this total of the dice; null if players choose. */
export function scenarioOn(
  { scenarios }: Pick<RuleSystem, 'scenarios'>,
  sum: number,
): ScenarioRow | null {
  return scenarios?.rows.find(({ on }) => on === sum) ?? null;
}

/** A sentence on what a scenario changes. */
export function scenarioChanges({ id, rounds, goals }: ScenarioRow): Message {
  const points = goals[0]?.points ?? 0;
  return { code: `scenario.${id}.text`, params: { rounds: rounds ?? 0, points } };
}
