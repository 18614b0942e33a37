import { houseRuleTable } from '../../../parts/reference/agreements.ts';
import { entry } from '../../../parts/reference/entry.ts';
import type { ReferenceEntry } from '../../../reference.ts';
import { HOUSE_RULE_ROWS } from '../house-rules.ts';

/** What players agree on before they begin. */
export function agreementPages(): readonly ReferenceEntry[] {
  return [
    entry('agreements', 'house-rules', { tables: () => [houseRuleTable(HOUSE_RULE_ROWS)] }),
    entry('agreements', 'unsettled', { related: ['profile', 'push-back', 'situations'] }),
  ];
}
