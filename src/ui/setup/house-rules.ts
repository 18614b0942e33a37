import type { HouseRuleRow } from '#rules/contract/rows.ts';
import type { RuleSystem } from '#rules/contract/system.ts';

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
