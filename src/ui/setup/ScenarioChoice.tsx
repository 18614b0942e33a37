import { useState } from 'react';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ScenarioPart, ScenarioRow } from '#rules/contract/scenarios.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { scenarioChanges, scenarioOf, scenarioOn } from '#rules/kit/scenarios.ts';
import { useStores } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { type ScenarioDetails, withScenario } from './choose-scenario.ts';
import './SetupForm.css';

type ScenarioChoiceProps = {
  readonly details: ScenarioDetails;
  readonly system: RuleSystem;
  readonly onChange: (details: ScenarioDetails) => void;
};

/** The scenarios of the game, by name or by dice, with what the chosen one changes; nothing in a game without any. */
export function ScenarioChoice({ details, system, onChange }: ScenarioChoiceProps) {
  const { t } = useTranslation('table');
  const say = useSay();
  const [thrown, setThrown] = useState<readonly number[]>([]);
  const throwDice = useThrow();
  const { scenarios } = system;
  if (scenarios === null) return null;
  const chosen = scenarioOf(system, details.houseRules);
  const nameOf = ({ id }: ScenarioRow) =>
    say({ code: `${system.id}:scenario.${id}.name`, params: {} });
  const choose = (row: ScenarioRow | null) => onChange(withScenario(details, system, row, nameOf));
  const roll = () => {
    const dice = throwDice(scenarios.dice);
    setThrown(dice);
    choose(scenarioOn(system, sumOf(dice)));
  };
  const changes = chosen === null ? null : scenarioChanges(chosen);
  return (
    <div>
      <div className="cluster setup-pick">
        <Select
          label={t('scenario.which')}
          value={chosen?.id ?? NONE}
          options={[
            { value: NONE, label: t('scenario.none') },
            ...scenarios.rows.map((row) => ({
              value: row.id,
              label:
                row.on === null
                  ? nameOf(row)
                  : t('scenario.numbered', { number: row.on, name: nameOf(row) }),
            })),
          ]}
          onChange={(id) => {
            setThrown([]);
            choose(scenarios.rows.find((row) => row.id === id) ?? null);
          }}
        />
        <Button icon="dice" onPress={roll}>
          {t('scenario.roll')}
        </Button>
      </div>
      <output className="stack setup-scenario">
        {thrown.length === 0 ? null : <Thrown dice={thrown} free={chosen === null} />}
        {changes === null ? null : (
          <span>{say({ ...changes, code: `${system.id}:${changes.code}` })}</span>
        )}
      </output>
    </div>
  );
}

const NONE = '';

/** "3 + 4 = 7", and that players choose where these dice leave it to them. */
function Thrown({ dice, free }: { readonly dice: readonly number[]; readonly free: boolean }) {
  const { t } = useTranslation('table');
  const said = { dice: dice.join(' + '), sum: sumOf(dice) };
  return <span>{t(free ? 'scenario.rolled-free' : 'scenario.rolled', said)}</span>;
}

function useThrow(): (dice: ScenarioPart['dice']) => readonly number[] {
  const { die } = useStores();
  return ({ count, sides }) => Array.from({ length: count }, () => die(sides));
}

function sumOf(dice: readonly number[]): number {
  return dice.reduce((sum, one) => sum + one, 0);
}
