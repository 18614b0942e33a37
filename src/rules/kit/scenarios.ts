import type { Message } from '../contract/battle-view.ts';
import type { ScenarioRow } from '../contract/scenarios.ts';
import type { RuleSystem } from '../contract/system.ts';
import type { HouseRuleChoices } from './rows.ts';

/**
 * What names the scenario among the choices of a battle, beside its house rules. It stands there because every
 * version of the app hands on choices that it knows nothing of, so that a battle passed to and fro keeps it.
 */
export const SCENARIO = 'scenario';

/** The scenario of a battle; null for none, one of the players' own, or one that this app does not know. */
export function scenarioOf(
  { scenarios }: Pick<RuleSystem, 'scenarios'>,
  choices: HouseRuleChoices,
): ScenarioRow | null {
  return scenarios?.rows.find(({ id }) => id === choices[SCENARIO]) ?? null;
}

/** The one that this sum of dice brings about; null where players choose. */
export function scenarioOn(
  { scenarios }: Pick<RuleSystem, 'scenarios'>,
  sum: number,
): ScenarioRow | null {
  return scenarios?.rows.find(({ on }) => on === sum) ?? null;
}

/** What a scenario changes, in a sentence. */
export function scenarioChanges({ id, rounds, goals }: ScenarioRow): Message {
  const points = goals[0]?.points ?? 0;
  return { code: `scenario.${id}.text`, params: { rounds: rounds ?? 0, points } };
}
