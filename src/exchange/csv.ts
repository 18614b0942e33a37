/**
 * Tables as spreadsheets read them: RFC 4180, with whatever sign parts the cells where the player lives.
 * What a player has typed must never run as a formula there, so a cell that would begin like one begins
 * with an apostrophe, which is taken off again when the table comes back.
 */

/** Signs that part cells: a decimal comma leaves the semicolon. */
export const CELL_SIGNS = [',', ';', '\t'] as const;

/** Begins like a formula, or like one that has been defused. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/u;

/** What stands before the first cell, so that spreadsheets take the file for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The text of a table, cells parted by `sign`. */
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

/** A row of a table with the line, from 1, that it begins on. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of such a text that hold anything, at most `most`; a quote that never closes ends with the text. */
export function readCsv(text: string, sign: string, most: number): readonly CsvRow[] {
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
  for (let at = from; at < text.length && rows.length < most; at += 1) {
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
  if (rows.length < most && (cell !== '' || cells.length > 0)) endRow();
  return rows;
}

/** A cell without the apostrophe that has defused it. */
function plain(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
