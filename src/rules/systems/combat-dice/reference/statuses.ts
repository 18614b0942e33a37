import { entry } from '../../../parts/reference/entry.ts';
import type { ReferenceEntry } from '../../../reference.ts';

/** On the table or not. @rule DR-OUT */
export function statusPages(): readonly ReferenceEntry[] {
  return [
    entry('statuses', 'standing', { statuses: ['standing'] }),
    entry('statuses', 'out-of-action', {
      rules: ['DR-OUT'],
      statuses: ['out-of-action'],
      related: ['unsettled'],
    }),
    entry('statuses', 'away', { statuses: ['left-table', 'in-reserve', 'absent'] }),
  ];
}
