import type { ListLine } from '#exchange/import/lists/lines.ts';
import { plain } from '#exchange/import/words/names.ts';

/**
 * Tables whose first column numbers all models, `1`, `2`, `3-6`, `7`: in its place how many there are of
 * each. Other tables stay as they are.
 */
export function withoutRowNumbers(lines: readonly ListLine[]): readonly ListLine[] {
  const told = new Map<ListLine, ListLine>();
  for (const [at, head] of lines.entries()) {
    const { cells } = head;
    if (cells === null || !isNumbering(cells[0] ?? '')) continue;
    const below = lines.slice(at + 1);
    const end = below.findIndex((line) => line.cells?.length !== cells.length);
    const rows = end < 0 ? below : below.slice(0, end);
    const ranges = rows.map((row) => rangeIn(row.cells?.[0] ?? ''));
    const inTurn = ranges.every(
      (range, row) => range !== null && range.from === (ranges[row - 1]?.to ?? 0) + 1,
    );
    if (rows.length < 3 || !inTurn) continue;
    for (const [row, line] of rows.entries()) {
      const { from, to } = ranges[row] ?? { from: 0, to: 0 };
      const count = to > from ? String(to - from + 1) : '';
      told.set(line, { ...line, cells: line.cells?.with(0, count) ?? null });
    }
  }
  return lines.map((line) => told.get(line) ?? line);
}

function isNumbering(cell: string): boolean {
  return /^(?:#|n[°ºo]?\.?|nr\.?|no\.?|num\.?|)$/iu.test(cell.trim()) || plain(cell) === 'numero';
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** `4`, `5-8`. */
function rangeIn(cell: string): Range | null {
  const [, first, last] = /^(\d{1,2})\.?(?:\s?[-–]\s?(\d{1,2})\.?)?$/u.exec(cell.trim()) ?? [];
  if (first === undefined) return null;
  const range = { from: Number(first), to: Number(last ?? first) };
  return range.to >= range.from && range.to - range.from < 15 ? range : null;
}
