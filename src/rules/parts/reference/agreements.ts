import type { ReferenceEntry } from '#rules/reference.ts';
import type { HouseRuleRow } from '#rules/system.ts';
import { word } from './cells.ts';
import { entry, row, table } from './entry.ts';

/** What the table may decide for itself, and what no book settles. */
export function agreementEntries(houseRules: readonly HouseRuleRow[]): readonly ReferenceEntry[] {
  return [
    entry('agreements', 'house-rules', { tables: () => [houseRuleTable(houseRules)] }),
    entry('agreements', 'unsettled', {
      related: ['charged-in-flight', 'all-alone', 'rout', 'stand-up'],
    }),
  ];
}

/** Each switch with its usual setting and the others. */
export function houseRuleTable(houseRules: readonly HouseRuleRow[]) {
  return table(
    'house-rules',
    [word('head.house-rule'), word('head.usual'), word('head.otherwise')],
    houseRules.map(({ id, options, default: usual }) => {
      const option = (value: string) =>
        word('value.house-rule-option', { rule: id, option: value });
      return row(word('value.house-rule-name', { rule: id }), [
        [option(usual)],
        options.filter((one) => one !== usual).map(option),
      ]);
    }),
  );
}
