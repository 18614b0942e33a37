import { withoutBreaks } from '#exchange/import/files/records.ts';
import type { Source } from '#exchange/import/source.ts';

/** Rows of a spreadsheet with line breaks in their cells: becomes a table with one line a row. */
export const brokenRows: Source = {
  sniff: () => true,
  read: ({ text }) => {
    const rows = withoutBreaks(text);
    return rows === null ? null : { text: rows };
  },
};
