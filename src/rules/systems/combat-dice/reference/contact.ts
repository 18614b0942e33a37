import { entry } from '../../../parts/reference/entry.ts';
import type { ReferenceEntry } from '../../../reference.ts';
import { PINNED_BONUS_DICE } from '../contact.ts';
import { OPPORTUNITY_DICE } from '../opportunity.ts';

/** Leaving a fight, and driving an enemy before oneself. @rule DR-6, DR-7 */
export function contactPages(): readonly ReferenceEntry[] {
  return [
    entry('movement', 'disengaging', {
      rules: ['DR-6'],
      numbers: { dice: OPPORTUNITY_DICE },
      related: ['situations', 'counters'],
    }),
    entry('movement', 'push-back', {
      rules: ['DR-7'],
      numbers: { dice: PINNED_BONUS_DICE },
      related: ['attack', 'disengaging'],
    }),
  ];
}
