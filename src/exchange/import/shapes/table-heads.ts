import { isNameLike, isType, nameAndType } from '#exchange/import/lists/fighter-line.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import { couldBeName } from '#exchange/import/lists/names.ts';
import { type Column, columnsOf } from '#exchange/import/tables/table-rows.ts';
import { headOf } from '#exchange/import/words/heads.ts';
import { areItems, itemsIn } from '#exchange/import/words/items.ts';
import { isRole, sectionOf } from '#exchange/import/words/sections.ts';
import type { Words } from '#exchange/import/words/words.ts';

/**
 * Tables whose heading does not say all of it: nothing above the names, or words of a player's own above a
 * column that holds what everybody is. The heading says it then, and once more below lines that stand
 * between two rows, as somebody's things do.
 */
export function withTables(lines: readonly ListLine[], words: Words): readonly ListLine[] {
  const all: ListLine[] = [];
  let head: ListLine | null = null;
  let within = false;
  for (const [at, line] of lines.entries()) {
    const told = line.cells === null ? null : columnsOf(line.cells, words);
    if (line.cells !== null && told !== null) {
      head = completed(line, line.cells, rowsBelow(lines, at, words), words);
      within = true;
      all.push(head);
      continue;
    }
    if (line.cells === null) within = false;
    else if (!within && head !== null && continues(head, line.cells, words)) {
      all.push(again(head));
      within = true;
    }
    all.push(line);
  }
  return all;
}

/** The rows up to the next heading. */
function rowsBelow(
  lines: readonly ListLine[],
  at: number,
  words: Words,
): readonly (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  for (const { cells } of lines.slice(at + 1)) {
    if (cells !== null && columnsOf(cells, words) !== null) break;
    if (cells !== null && cells.filter((cell) => cell !== '').length > 2) rows.push(cells);
  }
  return rows;
}

function completed(
  line: ListLine,
  cells: readonly string[],
  rows: readonly (readonly string[])[],
  words: Words,
): ListLine {
  const heads = headOf(words.lexicon, cells);
  const longer = rows.filter((row) => row.length === cells.length + 1).length;
  // What is empty at the beginning of a line was lost with its blanks.
  const shifted = heads !== null && heads[0] !== null && longer * 2 > rows.length;
  const whole = shifted ? ['Name', ...cells] : cells;
  const columns = columnsOf(whole, words) ?? [];
  return { ...line, cells: withKnown(whole, columns, rows, words) };
}

/** The heading with a word of ours above what everybody is and carries. */
function withKnown(
  cells: readonly string[],
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  words: Words,
): readonly string[] {
  const has = (is: Column['is']) => columns.some((column) => column.is === is);
  const named = columns.map((column, at) => {
    const cell = cells[at] ?? '';
    // `No.` above 1, 2, 3, 4 … numbers the rows.
    if (column.is === 'count' && areOrdinals(rows.map((row) => row[at] ?? ''))) return '';
    return column.is === 'name' && sectionOf(cell) === null ? 'Name' : cell;
  });
  const free = columns.flatMap((column, at) => (column.is === 'none' ? [at] : []));
  const holds = (at: number, isIt: (cell: string) => boolean) => {
    const filled = rows.flatMap((row) => (/\p{L}/u.test(row[at] ?? '') ? [row[at] ?? ''] : []));
    const fitting = filled.filter(isIt).length;
    return fitting > 1 && fitting * 10 >= filled.length * 6;
  };
  const types = has('type')
    ? -1
    : (free.find((at) => holds(at, (cell) => isKind(cell, words))) ?? -1);
  const things = has('gear')
    ? -1
    : (free.find((at) => at !== types && holds(at, (cell) => isGear(cell, words))) ?? -1);
  // Beside what everybody is, the first words of a row say who.
  const rest = free.filter((at) => at !== types && at !== things);
  const names =
    has('name') || (types < 0 && !has('type'))
      ? -1
      : (rest.find((at) => at < 2 && holds(at, (cell) => isName(cell, words))) ?? -1);
  return named.map((cell, at) => {
    if (at === names) return 'Name';
    if (at === types) return 'Type';
    return at === things ? 'Equipment' : cell;
  });
}

/** 1, 2, 3 and so on: nobody has so many of each. */
export function areOrdinals(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => /\d/.test(cell)).map((cell) => cell.replace(/[.)]$/u, ''));
  return filled.length > 3 && filled.every((cell, at) => cell.trim() === String(at + 1));
}

function isName(cell: string, words: Words): boolean {
  return isNameLike(cell.split(' ')) || couldBeName(cell, words);
}

function isKind(cell: string, words: Words): boolean {
  return isType(cell.replaceAll(/\s*\([^()]*\)/gu, ''), words);
}

function isGear(cell: string, words: Words): boolean {
  return areItems(itemsIn(cell.replaceAll('/', ','), null, words), words);
}

/** A row of the same table: numbers where it has characteristics, else somebody in as many cells. */
function continues(head: ListLine, cells: readonly string[], words: Words): boolean {
  const columns = columnsOf(head.cells ?? [], words) ?? [];
  const numbers = columns.flatMap((column, at) => (column.is === 'stat' ? [cells[at] ?? ''] : []));
  if (numbers.length > 0)
    return numbers.every((cell) => /^(?:\d{1,2}[/"″*+\d]*|[-–—]|\d?D\d\S*)$/iu.test(cell.trim()));
  if (cells.length !== columns.length) return false;
  return columns.some(
    ({ is }, at) => (is === 'type' || is === 'name') && nameAndType(cells[at] ?? '', words).known,
  );
}

/** Once more, without the word for heroes or henchmen that may stand above the names. */
function again(head: ListLine): ListLine {
  const cells = (head.cells ?? []).map((cell) => (isRole(sectionOf(cell)) ? 'Name' : cell));
  return { ...head, cells };
}
