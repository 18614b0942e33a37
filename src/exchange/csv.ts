/**
 * CSV as spreadsheets read it: RFC 4180, with the separator of the player's region. Text of players must never
 * run as a formula, so a cell that begins like one is prefixed with an apostrophe, which is removed on
 * import.
 */

/** Separators: where the comma is the decimal mark, it is the semicolon. */
export const CELL_SIGNS = [',', ';', '\t'] as const;

/** Begins like a formula, or like one that has been escaped. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/u;

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The text of a table, with cells separated by `sign`. */
export function writeCsv(
  rows: readonly (readonly (string | number)[])[],
  sign: (typeof CELL_SIGNS)[number],
): string {
  const lines = rows.map((row) => row.map((cell) => written(cell, sign)).join(sign));
  return `${BYTE_ORDER_MARK}${lines.map((line) => `${line}\r\n`).join('')}`;
}

function written(cell: string | number, sign: string): string {
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
  const special = text.includes(sign) || /["\r\n]|^\s|\s$/u.test(text);
  return special ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row with the line that it begins on, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows that are not empty, at most `max`; an unclosed quote ends with the text. */
export function readCsv(text: string, sign: string, max: number): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  const from = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let begun = 1;
  const endRow = (): void => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: begun, cells: cells.map(plain) });
    cells = [];
    cell = '';
    begun = line;
  };
  for (let at = from; at < text.length && rows.length < max; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '\n') line += 1;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === sign) {
      cells.push(cell);
      cell = '';
    } else if (letter === '\n') endRow();
    else if (letter !== '\r') cell += letter;
  }
  if (rows.length < max && (cell !== '' || cells.length > 0)) endRow();
  return rows;
}

/** A cell without the apostrophe that escaped it. */
function plain(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
