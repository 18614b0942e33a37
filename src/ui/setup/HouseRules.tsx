import { useState } from 'react';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { HouseRuleRow } from '#rules/contract/rows.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { rarePanels } from '#ui/house-rule-panels.ts';
import { Fold } from '#ui/kit/Fold.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import './SetupForm.css';

type HouseRulesProps = {
  readonly system: RuleSystem;
  /** Differences from the defaults. */
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
};

/** The house rules by use, each group with how many are not as written; the common ones first. */
export function HouseRules(props: HouseRulesProps) {
  const { t } = useTranslation('setup');
  const { house } = groupRules(props.system);
  const changed = useChanged(house, props.chosen);
  if (house.length === 0) return null;
  return (
    <Fold title={t('house.title')} summary={changed ?? t('house.all-default')}>
      <RuleFold {...props} title={t('house.common')} rules={house.filter((rule) => rule.common)} />
      {rarePanels(house).map(({ panel, rows }) => (
        <RuleFold {...props} key={panel} title={t(`house.${panel ?? 'rare'}`)} rules={rows} />
      ))}
    </Fold>
  );
}

/** How many of these rules are not as written; undefined for none. */
function useChanged(rules: readonly HouseRuleRow[], chosen: Chosen): string | undefined {
  const { t } = useTranslation('setup');
  const count = rules.filter(({ id }) => id in chosen).length;
  return count === 0 ? undefined : t('house.changed', { count });
}

type RuleFoldProps = HouseRulesProps & {
  readonly title: string;
  readonly rules: readonly HouseRuleRow[];
};

/** Rules that players look for together: drawn when they are looked for. */
function RuleFold({ system, chosen, onChange, title, rules }: RuleFoldProps) {
  const [open, setOpen] = useState(false);
  const changed = useChanged(rules, chosen);
  if (rules.length === 0) return null;
  return (
    <Fold title={title} summary={changed ?? ''} open={open} onToggle={setOpen}>
      {open ? (
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
      ) : null}
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
