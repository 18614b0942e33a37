import { useSay } from '#i18n/said.ts';
import type { HouseRuleRow } from '#rules/contract/rows.ts';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';

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
