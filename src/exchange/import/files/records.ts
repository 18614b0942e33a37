import { CELL_SIGNS, type CsvRow, readCsv } from '#exchange/csv.ts';
import { IMPORT_LIMITS } from '#exchange/import/limits.ts';

// Spreadsheets put a cell with line breaks in quotes, in their files and on the clipboard: a row over several lines.

/**
 * A table in which each row is one line, on the line where it begins, with a comma for each break in a cell and a tab
 * between cells; null for a text without such rows.
 */
export function withoutBreaks(text: string): string | null {
  if (!OPEN_CELL.test(text)) return null;
  const tables = CELL_SIGNS.map((sign) => readCsv(text, sign, IMPORT_LIMITS.lines));
  const [rows = []] = tables.toSorted((a, b) => evenRows(b) - evenRows(a));
  const broken = rows.filter(({ cells }) => cells.some((cell) => cell.includes('\n')));
  if (broken.length === 0 || evenRows(rows) * 2 <= rows.length) return null;
  const lines = text.split('\n').map(() => '');
  for (const { line, cells } of rows) lines[line - 1] = cells.map(inOneLine).join('\t');
  return lines.join('\n');
}

/** A cell that opens with a quotation mark and is still open at the end of its line. */
const OPEN_CELL = /(?:^|[\t;,])"(?:[^"\n]|"")*\n/mu;

/** How many rows have as many cells as most have, if that is more than one. */
function evenRows(rows: readonly CsvRow[]): number {
  const sizes = new Map<number, number>();
  for (const { cells } of rows)
    if (cells.length > 1) sizes.set(cells.length, (sizes.get(cells.length) ?? 0) + 1);
  return Math.max(0, ...sizes.values());
}

function inOneLine(cell: string): string {
  return cell
    .trim()
    .replaceAll(/\s*\n\s*/gu, ', ')
    .replaceAll('\t', ' ');
}
