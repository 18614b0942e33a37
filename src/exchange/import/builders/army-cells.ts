/**
 * The sheet of an old army builder, copied so that every cell has a line of its own: its rows as lines again,
 * each where it began. Any other text stays as it is.
 */
export function withoutFolds(text: string): string {
  if (!FOLDED.test(text)) return text;
  const rows = text.split('\n');
  const start = rows.findIndex((row) => /^\s*\|?\s*Unit Name\s*\|/i.test(row));
  const cells = cellsIn(rows, start);
  const width = cells.findIndex(({ text: cell }) => cell === 'Cost') + 1;
  if (width < 10) return text;
  const lines = rows.map((row, at) => (at < start ? row : ''));
  for (let at = 0; at < cells.length; ) {
    const size = at === 0 || isRow(cells, at) ? width : optionSize(cells, at);
    const line = cells[at]?.line ?? 0;
    const row = cells.slice(at, at + size).map((cell) => cell.text);
    lines[line] = `| ${row.join(' | ')} |`;
    at += size;
  }
  return lines.join('\n');
}

const FOLDED = /(?:^|\n)[ \t]*\|?[ \t]*Unit Name\s*\|\s*\n\s*(?:\|\s*)?##\s*\|\s*\n/i;

interface Cell {
  readonly text: string;
  /** From 0: where it begins. */
  readonly line: number;
}

function cellsIn(rows: readonly string[], start: number): readonly Cell[] {
  const cells: Cell[] = [];
  /** The parts of a cell that is broken over lines. */
  let parts: Cell[] = [];
  for (const [index, row] of rows.slice(start).entries()) {
    for (const [at, piece] of row.split('|').entries()) {
      if (at > 0) {
        cells.push(...joined(parts));
        parts = [];
      }
      const text = piece.trim();
      if (text !== '') parts.push({ text, line: start + index });
    }
  }
  return [...cells, ...joined(parts)];
}

function joined(parts: readonly Cell[]): readonly Cell[] {
  const [first] = parts;
  return first === undefined
    ? []
    : [{ text: parts.map(({ text }) => text).join(' '), line: first.line }];
}

/** A name, how many of him, and how far he moves. */
function isRow(cells: readonly Cell[], at: number): boolean {
  const [who = '', count = '', move = ''] = cells.slice(at, at + 3).map(({ text }) => text);
  return (
    /\p{L}/u.test(who) && /^\d{1,2}$/.test(count) && /^(?:\d{1,2}["”″]?|\d?D\d\S*|-)$/i.test(move)
  );
}

/** `Lucky Charm`, a sentence on what it does, and its price; or a line of all that somebody carries. */
function optionSize(cells: readonly Cell[], at: number): number {
  return /^\[\d+\]$/.test(cells[at + 2]?.text ?? '') && !isRow(cells, at + 1) ? 3 : 1;
}
