import type { Column } from '#exchange/import/tables/table-rows.ts';
import { areMostlyItems, itemsIn } from '#exchange/import/words/items.ts';
import type { Words } from '#exchange/import/words/words.ts';

/** A cell with the offsets of its text in the line. */
export interface Cell {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** All of it is crossed out. */
  readonly crossed?: boolean;
}

/** The cells of a row, one for each column. */
export interface EvenRow {
  readonly cells: readonly Cell[];
  /** There were more or fewer, or some in the wrong column. */
  readonly uneven: boolean;
}

/**
 * The cells of a row that may have too many or too few: those too many are things, as of `sword | helmet`, and an empty
 * one stands where that alone puts numbers below heads of numbers.
 */
export function evenRow(all: readonly Cell[], columns: readonly Column[], words: Words): EvenRow {
  const last = all.findLastIndex(({ text }) => text !== '');
  const cells = all.slice(0, Math.max(last + 1, columns.length));
  const isEven = cells.length <= columns.length && fits(cells, columns, words);
  if (isEven) return { cells, uneven: false };
  const others =
    cells.length > columns.length
      ? joinedThings(cells, columns)
      : withEmptyCells(cells.slice(0, last + 1), columns);
  const fitting = others.filter((one) => fits(one, columns, words));
  const [only, ...more] = fitting;
  return { cells: only !== undefined && more.length === 0 ? only : cells, uneven: true };
}

function joinedThings(cells: readonly Cell[], columns: readonly Column[]) {
  const at = columns.findIndex(({ is }) => is === 'gear');
  const size = cells.length - columns.length + 1;
  const things = cells.slice(at, at + size);
  const [first, last] = [things[0], things.at(-1)];
  if (at < 0 || first === undefined || last === undefined) return [];
  const text = things.map((one) => one.text).join(', ');
  return [cells.toSpliced(at, size, { text, from: first.from, to: last.to })];
}

/** With all missing cells in one place. */
function withEmptyCells(cells: readonly Cell[], columns: readonly Column[]) {
  const missing = Array.from({ length: columns.length - cells.length }, () => EMPTY);
  if (missing.length === 0) return [];
  return cells.map((_, at) => cells.toSpliced(at, 0, ...missing));
}

const EMPTY: Cell = { text: '', from: 0, to: 0 };

/** Whether no number stands among words, and no thing among numbers. */
function fits(cells: readonly Cell[], columns: readonly Column[], words: Words): boolean {
  return columns.every(({ is }, at) => {
    const text = cells[at]?.text ?? '';
    if (WORDS.has(is)) return !/^\d+$/u.test(text);
    return (
      !NUMBERS.has(is) || /\d/u.test(text) || !areMostlyItems(itemsIn(text, null, words), words)
    );
  });
}

const WORDS: ReadonlySet<Column['is']> = new Set<Column['is']>([
  'name',
  'type',
  'gear',
  'skills',
  'injuries',
]);

const NUMBERS: ReadonlySet<Column['is']> = new Set<Column['is']>(['count', 'xp', 'stat']);
