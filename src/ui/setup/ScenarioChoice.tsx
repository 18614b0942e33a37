import { useState } from 'react';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ScenarioPart, ScenarioRow } from '#rules/contract/scenarios.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { isFor, scenarioChanges, scenarioOf, scenarioOn } from '#rules/kit/scenarios.ts';
import { useStores } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { type ScenarioDetails, withScenario } from './choose-scenario.ts';
import { scenarioOptions, tablesFor } from './scenario-options.ts';
import './SetupForm.css';

type ScenarioChoiceProps = {
  readonly details: ScenarioDetails;
  readonly system: RuleSystem;
  /** How many sides have a player. */
  readonly players: number;
  /** The warband that chooses where the dice leave it to one; '' if the app can't tell. */
  readonly chooser: string;
  readonly onChange: (details: ScenarioDetails) => void;
};

/** The scenarios of the game, by name or by dice, with what the chosen one changes; nothing in a game without any. */
export function ScenarioChoice(props: ScenarioChoiceProps) {
  const { details, system, players, chooser, onChange } = props;
  const { t } = useTranslation('table');
  const say = useSay();
  const [thrown, setThrown] = useState<readonly number[]>([]);
  const [tableId, setTableId] = useState<string | null>(null);
  const throwDice = useThrow();
  const { scenarios } = system;
  if (scenarios === null) return null;
  const own = (key: string) => say({ code: `${system.id}:${key}`, params: {} });
  const nameOf = ({ id }: ScenarioRow) => own(`scenario.${id}.name`);
  const tables = tablesFor(system, players);
  const table = tables.find(({ id }) => id === tableId) ?? tables[0];
  const chosen = scenarioOf(system, details.houseRules);
  const choose = (row: ScenarioRow | null) => onChange(withScenario(details, system, row, nameOf));
  const roll = () => {
    const dice = throwDice(scenarios.dice);
    setThrown(dice);
    choose(table === undefined ? null : scenarioOn(system, table, sumOf(dice)));
  };
  const changes = chosen === null ? null : scenarioChanges(chosen);
  return (
    <div className="stack">
      {tables.length > 1 && table !== undefined ? (
        <SegmentedControl
          label={t('scenario.table')}
          value={table.id}
          options={tables.map(({ id }) => ({ value: id, label: own(`scenario-table.${id}`) }))}
          onChange={(id) => {
            setThrown([]);
            setTableId(id);
          }}
        />
      ) : null}
      <div className="cluster setup-pick">
        <Select
          label={t('scenario.which')}
          value={chosen?.id ?? NONE}
          options={[
            { value: NONE, label: t('scenario.none') },
            ...scenarioOptions(system, table, players, {
              name: nameOf,
              table: ({ id }) => own(`scenario-table.${id}`),
              numbered: (number, name) => t('scenario.numbered', { number, name }),
              others: t('scenario.others'),
              otherPlayers: t('scenario.other-players'),
            }),
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
        {thrown.length === 0 ? null : (
          <Thrown dice={thrown} free={chosen === null} chooser={chooser} />
        )}
        {changes === null ? null : (
          <span>{say({ ...changes, code: `${system.id}:${changes.code}` })}</span>
        )}
        {chosen === null ? null : <Doubts scenario={chosen} players={players} />}
      </output>
    </div>
  );
}

const NONE = '';

type ThrownProps = Pick<ScenarioChoiceProps, 'chooser'> & {
  readonly dice: readonly number[];
  readonly free: boolean;
};

/** "3 + 4 = 7", and who chooses where these dice leave it to a player. */
function Thrown({ dice, free, chooser }: ThrownProps) {
  const { t } = useTranslation('table');
  const said = { dice: dice.join(' + '), sum: sumOf(dice) };
  if (!free) return <span>{t('scenario.rolled', said)}</span>;
  return (
    <span>
      {chooser === ''
        ? t('scenario.rolled-free', said)
        : t('scenario.rolled-by', { ...said, side: chooser })}
    </span>
  );
}

type DoubtsProps = { readonly scenario: ScenarioRow; readonly players: number };

/** That it is known from one source only, or for another number of players. */
function Doubts({ scenario, players }: DoubtsProps) {
  const { t } = useTranslation('table');
  const { single, players: range } = scenario;
  const meant = range.min === range.max ? range.min : `${range.min}–${range.max}`;
  const doubts = [
    ...(single ? [t('scenario.single')] : []),
    ...(isFor(scenario, players) ? [] : [t('scenario.meant-for', { players: meant })]),
  ];
  return doubts.length === 0 ? null : <span className="quiet">{doubts.join(' ')}</span>;
}

function useThrow(): (dice: ScenarioPart['dice']) => readonly number[] {
  const { die } = useStores();
  return ({ count, sides }) => Array.from({ length: count }, () => die(sides));
}

function sumOf(dice: readonly number[]): number {
  return dice.reduce((sum, one) => sum + one, 0);
}
