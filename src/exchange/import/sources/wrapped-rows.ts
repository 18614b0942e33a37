import { withRowsInOneLine } from '#exchange/import/files/wrapped-rows.ts';
import type { Source } from '#exchange/import/source.ts';

/** A table of plain text with cells over several lines: becomes a table with one line a row. */
export const wrappedRows: Source = {
  sniff: ({ text }) => HAS_TABLE.test(text),
  read: ({ text }) => {
    const table = withRowsInOneLine(text);
    return table === null ? null : { text: table };
  },
};

/** A ruler, a mark around a table, or a head between double bars. */
const HAS_TABLE = /^[ \t]*(?:-{3,}|\+[-=]{2,}\+|\|={3,}|\|\|.*\|\|)/mu;
