import { useState } from 'react';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { HouseRuleRow } from '#rules/contract/rows.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Fold } from '#ui/kit/Fold.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';

type HouseRulesProps = {
  readonly system: RuleSystem;
  /** What differs from the defaults. */
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
};

/** What the rules leave to the table: the common questions first, the others on demand. */
export function HouseRules({ system, chosen, onChange }: HouseRulesProps) {
  const { t } = useTranslation('setup');
  const [all, setAll] = useState(false);
  const { house } = groupRules(system);
  if (house.length === 0) return null;
  const common = house.filter((rule) => rule.common);
  const rare = house.filter((rule) => !rule.common);
  const count = house.filter(({ id }) => id in chosen).length;
  return (
    <Fold
      title={t('house.title')}
      summary={count === 0 ? t('house.all-default') : t('house.changed', { count })}
    >
      <ul className="stack-wide">
        {[...common, ...(all ? rare : [])].map((rule) => (
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

/** One question that the rules leave to the table, with its answers. */
export function HouseRule({ rule, systemId, value, onChange }: HouseRuleProps) {
  const say = useSay();
  const word = (key: string) =>
    say({ code: `${systemId}:houseRule.${rule.id}.${key}`, params: {} });
  return (
    <div>
      <h3 className="setup-rule-name">{word('name')}</h3>
      <p className="setup-rule-hint">{word('hint')}</p>
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

/** What players have set differently from the defaults, by rule. */
export type Chosen = Readonly<Record<string, string>>;

/** The same with this rule set; going back to the default is no change at all. */
export function withRule(chosen: Chosen, rule: HouseRuleRow, value: string): Chosen {
  const { [rule.id]: _before, ...others } = chosen;
  return value === rule.default ? others : { ...others, [rule.id]: value };
}

/** Rules that come with tonight's scenario, and those that a table keeps from evening to evening. */
export function groupRules(system: RuleSystem): {
  readonly scenario: readonly HouseRuleRow[];
  readonly house: readonly HouseRuleRow[];
} {
  return {
    scenario: system.houseRules.filter(({ id }) => id.startsWith(OF_SCENARIO)),
    house: system.houseRules.filter(({ id }) => !id.startsWith(OF_SCENARIO)),
  };
}

/** How the ids of a scenario's rules begin, in every system. */
const OF_SCENARIO = 'scenario';
