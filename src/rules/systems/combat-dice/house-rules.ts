import type { HouseRuleRow } from '#rules/contract/rows.ts';
import {
  chosen,
  type HouseRuleChoices,
  type HouseRuleTable,
  houseRuleRow,
  inShortList,
} from '#rules/kit/rows.ts';
import type { AttackRules } from './attack.ts';
import type { MeleeRule } from './modifiers.ts';

/** Every question the rules leave to the table, with its possible answers. */
export interface HouseRuleOptions {
  readonly poolRefill: 'by-hand' | 'each-activation';
  readonly defrefArmour: AttackRules['armour'] | 'ask';
  readonly defrefMelee: MeleeRule;
  readonly defrefCriticalScope: AttackRules['criticalScope'];
  readonly defrefThreshold: AttackRules['threshold'];
}

export type HouseRuleId = keyof HouseRuleOptions;

/** The short list first. */
const HOUSE_RULES: HouseRuleTable<HouseRuleOptions> = {
  poolRefill: inShortList(houseRuleRow('poolRefill', 'AMB-71', ['by-hand', 'each-activation'])),
  defrefArmour: inShortList(
    houseRuleRow('defrefArmour', 'AMB-62', ['absorbs', 'wears-out', 'ask']),
  ),
  defrefMelee: inShortList(
    houseRuleRow('defrefMelee', 'AMB-64', ['from-three', 'always', 'extra']),
  ),
  defrefCriticalScope: houseRuleRow('defrefCriticalScope', 'AMB-60', ['attack', 'dice']),
  defrefThreshold: houseRuleRow('defrefThreshold', 'AMB-63', ['equal', 'above']),
};

export const HOUSE_RULE_ROWS: readonly HouseRuleRow[] = Object.values(HOUSE_RULES);

/** The chosen option, or the default if none or an invalid one was chosen. */
export function houseRule<Id extends HouseRuleId>(
  choices: HouseRuleChoices,
  id: Id,
): HouseRuleOptions[Id] {
  return chosen<HouseRuleOptions, Id>(HOUSE_RULES, choices, id);
}

/** How attacks are counted at this table. Where armour is asked for each time, it is taken to stay whole. */
export function attackRules(choices: HouseRuleChoices): AttackRules {
  const armour = houseRule(choices, 'defrefArmour');
  return {
    criticalScope: houseRule(choices, 'defrefCriticalScope'),
    armour: armour === 'ask' ? 'absorbs' : armour,
    threshold: houseRule(choices, 'defrefThreshold'),
  };
}
