import type { HouseRuleRow } from '#rules/contract/rows.ts';
import { chosen, type HouseRuleTable, houseRuleRow, inShortList } from '#rules/kit/rows.ts';

/** Setting: what makes a unit weakened. `told`: players enter it. */
export type WeakenedRule = '3' | '2' | 'told';

/** What the rules leave to the table, with its possible answers. */
export interface HouseRuleOptions {
  readonly weakenedAt: WeakenedRule;
  readonly artilleryCounts: 'once' | 'each';
  readonly routBeyondGoal: 'stops' | 'goes-on';
}

const HOUSE_RULES: HouseRuleTable<HouseRuleOptions> = {
  weakenedAt: inShortList(houseRuleRow('weakenedAt', 'AMB-80', ['3', '2', 'told'])),
  artilleryCounts: inShortList(houseRuleRow('artilleryCounts', 'AMB-82', ['once', 'each'])),
  routBeyondGoal: inShortList(houseRuleRow('routBeyondGoal', 'AMB-89', ['stops', 'goes-on'])),
};

export const HOUSE_RULE_ROWS: readonly HouseRuleRow[] = Object.values(HOUSE_RULES);

/** The chosen option, or the default if none or an invalid one was chosen. */
export function houseRule<Id extends keyof HouseRuleOptions>(
  choices: Readonly<Record<string, string>>,
  id: Id,
): HouseRuleOptions[Id] {
  return chosen<HouseRuleOptions, Id>(HOUSE_RULES, choices, id);
}
