import type { Part, PartKind } from '#exchange/import/draft.ts';
import type { FoundFighter } from '#exchange/import/found.ts';
import {
  type Column,
  columnsOf,
  fighterOfRow,
  headOf,
} from '#exchange/import/tables/table-rows.ts';
import { sectionOf } from '#exchange/import/words/sections.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import type { Line } from './lines.ts';
import { isMoney } from './vocabulary.ts';

/** A cell of a line, with its place in the line. */
interface Cell {
  readonly text: string;
  readonly from: number;
}

/** A table whose head has been read. */
export interface Table {
  readonly columns: readonly Column[];
  /** What parts its cells; '' where only blanks do. */
  readonly sign: string;
  /** Where each heading begins, which counts where only blanks part the cells. */
  readonly places: readonly number[];
}

/** Signs that part cells in lines which may have been typed as well; '' for blanks. */
const RARE = [';', ',', ''] as const;

function signOf({ text }: Line): string {
  return ['\t', '||', '!!', '|'].find((one) => text.includes(one)) ?? ';';
}

/** The cells of a line. */
function cellsOf(line: Line, said: string): readonly Cell[] {
  const { text } = line;
  // A wiki heads its columns with another sign.
  const sign = said === '!!' ? signOf(line) : said;
  if (sign === '')
    return [...text.matchAll(/\S+(?: \S+)*/gu)].map(({ 0: cell, index }) => ({
      text: cell,
      from: index,
    }));
  let at = 0;
  const all = partsOf(text, sign).map((raw): Cell => {
    const from = at + raw.length - raw.trimStart().length;
    at += raw.length + sign.length;
    return {
      text: raw.trim().replaceAll(/[*_`]+|~{2,}|'{2,}|^"|"$|^[!|]\s*|\[\[|\]\]|<[^<>]*>/gu, ''),
      from,
    };
  });
  const barred = sign === '|' && /^\s*\|/u.test(text);
  return barred ? all.slice(1, all.at(-1)?.text === '' ? -1 : undefined) : all;
}

/** Between the signs; what stands in quotes may have them. */
function partsOf(text: string, sign: string): readonly string[] {
  const parts: string[] = [];
  let quoted = false;
  let begun = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') quoted = !quoted && /[;,]/u.test(sign);
    else if (!quoted && text.startsWith(sign, at)) {
      parts.push(text.slice(begun, at));
      begun = at + sign.length;
      at = begun - 1;
    }
  }
  return [...parts, text.slice(begun)];
}

/**
 * What the columns below a line hold; null for a line that heads none.
 * @param below the lines behind it
 */
export function headedBy(line: Line, below: readonly Line[], words: Words): Table | null {
  for (const sign of line.cells ? [signOf(line)] : RARE) {
    const cells = sign === '' ? headsIn(line, words) : cellsOf(line, sign);
    // Somebody in a cell, or a number: a row without a head.
    const told = cells.some(
      ({ text }) =>
        /^\W*\d|[:=]/u.test(text) || (isWord(words, 'profiles', text) && headOf(text) === null),
    );
    const columns =
      cells.length < 3 || told
        ? null
        : columnsOf(
            cells.map(({ text }) => text),
            words,
          );
    if (columns === null) continue;
    const table = { columns, sign, places: cells.map(({ from }) => from) };
    if (line.cells || isTold(table, below[0])) return withoutNumbering(table, below);
  }
  return null;
}

/** Cells that may be but words between commas or blanks head a table if most of them do, and rows are below. */
function isTold(table: Table, next: Line | undefined): boolean {
  const told = table.columns.filter(({ is }) => is !== 'none').length;
  const people = table.columns.some(({ is }) => is === 'name' || is === 'type');
  return (
    people &&
    told > 2 &&
    told * 2 > table.columns.length &&
    next !== undefined &&
    isRowOf(table, next)
  );
}

/** `M  HA HP F`: signs for characteristics stand closer together than other headings. */
function headsIn(line: Line, { lexicon }: Words): readonly Cell[] {
  return cellsOf(line, '').flatMap((cell): readonly Cell[] => {
    const signs = cell.text.split(' ');
    const known = lexicon.languages
      .flatMap(({ characteristics }) => characteristics)
      .some((row) => signs.every((sign) => row.includes(sign)));
    return known ? wordsOf(cell) : [cell];
  });
}

function wordsOf({ text, from }: Cell): readonly Cell[] {
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    text: word,
    from: from + index,
  }));
}

/** A column that only numbers the rows, one after the other, counts nobody. */
function withoutNumbering(table: Table, below: readonly Line[]): Table {
  const end = below.findIndex((line) => !isRowOf(table, line));
  const rows = (end < 0 ? below : below.slice(0, end)).map((line) => filledIn(table, line));
  const columns = table.columns.map((column, at): Column => {
    const numbers = column.is === 'count' && rows.length > 2;
    const inTurn = rows.every(
      (cells, row) => Number.parseInt(cells[at]?.text ?? '', 10) === row + 1,
    );
    return numbers && inTurn ? { is: 'none' } : column;
  });
  return { ...table, columns };
}

/** Whether a line may be a row of a table. */
export function isRowOf({ sign, columns }: Table, line: Line): boolean {
  if (sign === '\t' || sign.startsWith('|') || sign === '!!') return line.cells;
  const { length } = cellsOf(line, sign);
  return sign === '' ? length > 1 : length > 2 && length > columns.length - 3;
}

/** The cells of a row, each in the place of its column. */
function filledIn({ sign, columns, places }: Table, line: Line): readonly Cell[] {
  const all = cellsOf(line, sign);
  if (sign !== '') return all;
  const numbers = columns.flatMap(({ is }, at) => (is === 'stat' ? [at] : []));
  const cells = all.flatMap((cell) => (/^\d+(?: \d+)+$/u.test(cell.text) ? wordsOf(cell) : [cell]));
  const small = cells.filter(({ text }) => /^[\d-]{1,2}$/u.test(text));
  const inTurn = numbers.length > 0 && small.length >= numbers.length;
  const row: Cell[] = columns.map(() => ({ text: '', from: 0 }));
  for (const cell of cells) {
    const number = inTurn ? small.indexOf(cell) : -1;
    const near = places.map((place) => Math.abs(place - cell.from));
    const at = numbers[number] ?? near.indexOf(Math.min(...near));
    const before = row[at];
    row[at] =
      before === undefined || before.text === ''
        ? cell
        : { ...before, text: `${before.text} ${cell.text}` };
  }
  return row;
}

/** Things on a line of their own below whoever has them: nothing but one cell, and not his name’s. */
export function isBelow(table: Table, line: Line): boolean {
  const filled = filledIn(table, line).flatMap(({ text }, at) => (text === '' ? [] : [at]));
  const [only, ...others] = filled;
  return only !== undefined && only > 0 && others.length === 0;
}

/** Whoever stands in a row below such a head, with his stretches of it; null for a sum or a row of signs. */
export function rowOf(
  line: Line,
  table: Table,
  words: Words,
): {
  readonly fighter: FoundFighter;
  readonly parts: readonly Part[];
  /** Nothing is told of him but his numbers. */
  readonly bare: boolean;
} | null {
  const { columns } = table;
  const cells = filledIn(table, line);
  const typed = columns.some(({ is }) => is === 'type');
  const named = cells.filter((_, at) => {
    const is = columns[at]?.is;
    return is === 'name' || is === (typed ? 'type' : 'role');
  });
  const texts = named.map(({ text }) => text).filter((text) => text !== '');
  if (
    texts.every((text) => sectionOf(text) !== null || isMoney(text)) ||
    texts.some((text) => SUM.test(text))
  )
    return null;
  const found = fighterOfRow(
    columns,
    cells.map(({ text }) => text),
    line.no,
    words,
  );
  if (found === null || cells.some((cell, at) => columns[at]?.is === 'count' && cell.text === '0'))
    return null;
  // A word that nobody knows, with nothing beside it: what is in the chest, or what it all comes to.
  const known = isWord(words, 'profiles', found.type) || isWord(words, 'profiles', found.name);
  const bare = found.gear.length + found.skills.length === 0 && (found.xp ?? 0) === 0;
  if (!known && bare && found.role === null) return null;
  const key = `${line.no}.0`;
  const struck = named.every(({ from }) => line.text.startsWith('~~', from));
  const parts = cells.flatMap(({ text, from }, at): readonly Part[] => {
    const column = columns[at]?.is ?? 'none';
    const is = KIND_OF[column];
    return is === undefined || text === '' || !isUsed(column, text, found)
      ? []
      : [{ from, to: from + text.length, is, sure: true, fighter: key }];
  });
  return {
    fighter: { ...found, key, gone: found.gone || struck },
    parts,
    bare: bare && Object.keys(found.stats).length > 0,
  };
}

/** A state of nobody and a number without one say something else. */
function isUsed(column: Column['is'], text: string, found: FoundFighter): boolean {
  if (column === 'state') return found.gone || found.missesNext;
  return (column !== 'count' && column !== 'xp') || /\d/u.test(text);
}

/** What a row of sums is called. */
const SUM =
  /^(?:(?:sub|sous)[\s-]?totals?|totals?|totaux|summe|gesamt|suma|totale|somme|left over|cash|reste?)\b/iu;

const KIND_OF: Readonly<Partial<Record<Column['is'], PartKind>>> = {
  name: 'name',
  type: 'type',
  count: 'count',
  xp: 'xp',
  gear: 'thing',
  skills: 'skill',
  injuries: 'injury',
  rules: 'rule',
  state: 'state',
  stat: 'stat',
  role: 'heading',
};
