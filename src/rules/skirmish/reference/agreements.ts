import type { HouseRuleRow } from '#rules/contract/rows.ts';
import { houseRuleTable, type Page } from '#rules/kit/reference.ts';

/** House rules, and questions that no rulebook settles. */
export function agreementPages(houseRules: readonly HouseRuleRow[]): readonly Page[] {
  return [
    { section: 'agreements', id: 'house-rules', tables: [() => houseRuleTable(houseRules)] },
    {
      section: 'agreements',
      id: 'unsettled',
      related: ['charged-in-flight', 'all-alone', 'rout', 'stand-up'],
    },
  ];
}
