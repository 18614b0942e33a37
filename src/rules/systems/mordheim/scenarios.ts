import type { ScenarioPart } from '#rules/contract/scenarios.ts';
import { scenariosFrom } from '#rules/kit/scenario-facts.ts';
import { CHARACTERISTICS } from '#rules/skirmish/roster.ts';
import FACTS from './scenarios.json' with { type: 'json' };

/** The scenarios, and the dice that are thrown for them; their facts are in the file beside. @rule MORD-SCENARIO */
export const SCENARIOS: ScenarioPart = {
  dice: { count: 2, sides: 6 },
  ...scenariosFrom(FACTS, { characteristics: CHARACTERISTICS, saveTrait: 'scaly-skin' }),
};
