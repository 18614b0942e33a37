import { Fragment, useState } from 'react';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { HouseRuleRow } from '#rules/contract/rows.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { rarePanels } from '#ui/house-rule-panels.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Fold } from '#ui/kit/Fold.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import './SetupForm.css';

type HouseRulesProps = {
  readonly system: RuleSystem;
  /** Differences from the defaults. */
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
};

/** The house rules: common ones first, the others on demand. */
export function HouseRules({ system, chosen, onChange }: HouseRulesProps) {
  const { t } = useTranslation('setup');
  const [all, setAll] = useState(false);
  const { house } = groupRules(system);
  if (house.length === 0) return null;
  const common = house.filter((rule) => rule.common);
  const rare = rarePanels(house);
  const count = house.filter(({ id }) => id in chosen).length;
  const list = (rules: readonly HouseRuleRow[]) => (
    <ul className="stack-wide">
      {rules.map((rule) => (
        <li key={rule.id}>
          <HouseRule
            rule={rule}
            systemId={system.id}
            value={chosen[rule.id] ?? rule.default}
            onChange={(value) => onChange(withRule(chosen, rule, value))}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <Fold
      title={t('house.title')}
      summary={count === 0 ? t('house.all-default') : t('house.changed', { count })}
    >
      {list(common)}
      {(all ? rare : []).map(({ panel, rows }) => (
        <Fragment key={panel}>
          <SectionHeading title={t(`house.${panel ?? 'rare'}`)} level={3} />
          {list(rows)}
        </Fragment>
      ))}
      {rare.length === 0 ? null : (
        <Button block onPress={() => setAll(!all)}>
          {all ? t('house.fewer') : t('house.more')}
        </Button>
      )}
    </Fold>
  );
}

type HouseRuleProps = {
  readonly rule: HouseRuleRow;
  readonly systemId: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** One house rule with its options. */
export function HouseRule({ rule, systemId, value, onChange }: HouseRuleProps) {
  const say = useSay();
  const word = (key: string) =>
    say({ code: `${systemId}:houseRule.${rule.id}.${key}`, params: {} });
  return (
    <div>
      <h3 className="setup-rule-name">{word('name')}</h3>
      <p className="quiet setup-rule-hint">{word('hint')}</p>
      <SegmentedControl
        hideLabel
        label={word('name')}
        value={value}
        options={rule.options.map((option) => ({
          value: option,
          label: word(`options.${option}`),
        }))}
        onChange={onChange}
      />
    </div>
  );
}

/** Options that differ from the defaults, by rule. */
export type Chosen = Readonly<Record<string, string>>;

/** Sets a rule; the default value removes it from the differences. */
export function withRule(chosen: Chosen, rule: HouseRuleRow, value: string): Chosen {
  const { [rule.id]: _before, ...others } = chosen;
  return value === rule.default ? others : { ...others, [rule.id]: value };
}

/** Separates the rules of the scenario from the house rules of the table. */
export function groupRules(system: RuleSystem): {
  readonly scenario: readonly HouseRuleRow[];
  readonly house: readonly HouseRuleRow[];
} {
  return {
    scenario: system.houseRules.filter(({ id }) => id.startsWith(SCENARIO_PREFIX)),
    house: system.houseRules.filter(({ id }) => !id.startsWith(SCENARIO_PREFIX)),
  };
}

/** Prefix of the ids of scenario rules, in every game. */
const SCENARIO_PREFIX = 'scenario';
