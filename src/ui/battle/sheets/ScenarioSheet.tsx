import type { ScenarioRow } from '#rules/contract/scenarios.ts';
import { scenarioChanges, scenarioOf } from '#rules/kit/scenarios.ts';
import { useBattle } from '#store/hooks.ts';
import { useWords } from '#ui/battle/words.ts';
import { OpenSheet } from './OpenSheet.tsx';

/** What the scenario of this battle changes, for players to read again. */
export function ScenarioSheet() {
  const words = useWords();
  const scenario = useScenario();
  if (scenario === null) return null;
  return (
    <OpenSheet
      title={words.of(`scenario.${scenario.id}.name`)}
      subtitle={words.of(`scenario-source.${scenario.source.id}`, {
        number: scenario.source.number,
      })}
    >
      <div className="stack">
        <ScenarioText scenario={scenario} />
        {scenario.again === null ? null : <p>{words.of(`scenario.${scenario.id}.again`)}</p>}
      </div>
    </OpenSheet>
  );
}

/** Who wins, what is gained, what else is different, as far as the scenario says. */
export function ScenarioText({ scenario }: { readonly scenario: ScenarioRow }) {
  const words = useWords();
  return <p>{words.message(scenarioChanges(scenario))}</p>;
}

/** The scenario of this battle; null for none of the game's. */
export function useScenario(): ScenarioRow | null {
  return useBattle(({ battle, system }) =>
    battle === null ? null : scenarioOf(system, battle.houseRules),
  );
}
