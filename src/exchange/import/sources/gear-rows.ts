import { EQUIPMENT } from '#exchange/import/builders/labels.ts';
import { withGearColumn } from '#exchange/import/files/gear-rows.ts';
import type { Source } from '#exchange/import/source.ts';

/** Army Builder's table, with a row of things below each fighter: becomes a table with a column for them. */
export const gearRows: Source = {
  sniff: ({ text }) => text.includes('|'),
  read: ({ text }) => {
    const table = withGearColumn(text, EQUIPMENT);
    return table === null ? null : { text: table };
  },
};
