import { useState } from 'react';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { scenarioOf } from '#rules/kit/scenarios.ts';
import { Fold } from '#ui/kit/Fold.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import type { ScenarioDetails } from './choose-scenario.ts';
import { groupRules, HouseRule, withRule } from './HouseRules.tsx';
import { ScenarioChoice } from './ScenarioChoice.tsx';

type ScenarioProps = ScenarioDetails & {
  readonly system: RuleSystem;
  /** How many sides have a player. */
  readonly players: number;
  /** The warband that chooses where the dice leave it to one; '' if the app can't tell. */
  readonly chooser: string;
  readonly onChange: (change: Partial<ScenarioDetails>) => void;
};

/** The scenario: one of the game's or of one's own, its name, the round limit, and its rules. */
export function Scenario(props: ScenarioProps) {
  const { name, roundLimit, houseRules, system, players, chooser, onChange } = props;
  const { t } = useTranslation('setup');
  const chosen = scenarioOf(system, houseRules);
  return (
    <Fold title={t('details.title')} summary={useSummary({ name, roundLimit, houseRules, system })}>
      <div className="stack-wide">
        <ScenarioChoice
          details={{ name, roundLimit, houseRules }}
          system={system}
          players={players}
          chooser={chooser}
          onChange={onChange}
        />
        <TextField
          label={t('details.name')}
          placeholder={t('details.name-hint')}
          value={name}
          maxLength={60}
          onChange={(next) => onChange({ name: next })}
        />
        <RoundLimit
          // A scenario may bring a limit along.
          key={chosen?.id}
          value={roundLimit}
          onChange={(next) => onChange({ roundLimit: next })}
        />
        {groupRules(system).scenario.map((rule) => (
          <HouseRule
            key={rule.id}
            rule={rule}
            systemId={system.id}
            value={houseRules[rule.id] ?? rule.default}
            onChange={(value) => onChange({ houseRules: withRule(houseRules, rule, value) })}
          />
        ))}
      </div>
    </Fold>
  );
}

const LIMITS = ['none', '5', '6', '8', 'other'] as const;
type Limit = (typeof LIMITS)[number];

/** Default and bounds of another round limit. */
const OTHER = { start: 10, min: 1, max: 30 } as const;

type RoundLimitProps = {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
};

function RoundLimit({ value, onChange }: RoundLimitProps) {
  const { t } = useTranslation('setup');
  const [limit, setLimit] = useState<Limit>(() => limitOf(value));
  const choose = (chosen: Limit) => {
    setLimit(chosen);
    onChange(roundsOf(chosen));
  };
  return (
    <>
      <SegmentedControl
        label={t('details.limit')}
        value={limit}
        options={LIMITS.map((one) => ({ value: one, label: labelOf(one) }))}
        onChange={choose}
      />
      {limit === 'other' ? (
        <Stepper
          label={t('details.limit-value')}
          value={value ?? OTHER.start}
          min={OTHER.min}
          max={OTHER.max}
          onChange={onChange}
          decreaseLabel={t('details.fewer-rounds')}
          increaseLabel={t('details.more-rounds')}
        />
      ) : null}
    </>
  );

  function labelOf(one: Limit): string {
    switch (one) {
      case 'none':
        return t('details.no-limit');
      case 'other':
        return t('details.other-limit');
      case '5':
      case '6':
      case '8':
        return one;
    }
  }
}

function limitOf(rounds: number | null): Limit {
  if (rounds === null) return 'none';
  return LIMITS.find((one) => one === String(rounds)) ?? 'other';
}

function roundsOf(limit: Limit): number | null {
  switch (limit) {
    case 'none':
      return null;
    case 'other':
      return OTHER.start;
    case '5':
    case '6':
    case '8':
      return Number(limit);
  }
}

/** What differs from the defaults, in short. */
function useSummary({
  name,
  roundLimit,
  houseRules,
  system,
}: Omit<ScenarioProps, 'onChange' | 'players' | 'chooser'>): string {
  const { t } = useTranslation('setup');
  const say = useSay();
  const special = groupRules(system).scenario.filter(({ id }) => id in houseRules);
  const facts = [
    ...(name.trim() === '' ? [] : [name.trim()]),
    ...(roundLimit === null ? [] : [t('details.rounds', { count: roundLimit })]),
    ...special.map(({ id }) => say({ code: `${system.id}:houseRule.${id}.name`, params: {} })),
  ];
  return facts.length === 0 ? t('details.none') : facts.join(' · ');
}
