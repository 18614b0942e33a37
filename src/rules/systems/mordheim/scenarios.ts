import type { ScenarioPart, ScenarioRow } from '#rules/contract/scenarios.ts';
import type { HouseRuleOptions } from './house-rules.ts';

type Changes = Partial<Omit<ScenarioRow, 'id' | 'on' | 'houseRules'>> & {
  readonly houseRules?: Partial<HouseRuleOptions>;
};

function scenario(id: string, on: number, changes: Changes = {}): ScenarioRow {
  return { rounds: null, houseRules: {}, goals: [], ...changes, id, on };
}

/** The scenarios by the dice that are thrown for them; 2 and 12 leave the choice to a player. @rule MORD-SCENARIO */
export const SCENARIOS: ScenarioPart = {
  dice: { count: 2, sides: 6 },
  rows: [
    scenario('street-fight', 3, { goals: [{ id: 'first-out', points: 1, roles: ['hero'] }] }),
    scenario('hidden-treasure', 4, { goals: [{ id: 'chest', points: 2, roles: ['hero'] }] }),
    scenario('wyrdstone-hunt', 5, { goals: [{ id: 'counter', points: 1 }] }),
    scenario('occupy', 6, { rounds: 8, houseRules: { scenarioWithoutRout: 'yes' } }),
    scenario('skirmish', 7),
    scenario('breakthrough', 8, { goals: [{ id: 'through', points: 1 }] }),
    scenario('surprise-attack', 9),
    scenario('chance-encounter', 10),
    scenario('defend-the-find', 11),
  ],
};
