import type { Doubt, Part, PartKind, Stated } from '#exchange/import/draft.ts';
import type { FoundFighter } from '#exchange/import/found.ts';
import {
  type Column,
  type ColumnKind,
  columnKindOf,
  columnsOf,
  fighterOfRow,
} from '#exchange/import/tables/table-rows.ts';
import { type Span, withoutCrossedOut } from '#exchange/import/words/markup.ts';
import { plain } from '#exchange/import/words/names.ts';
import { saidFor, wordsFor } from '#exchange/import/words/phrases.ts';
import { sectionOf } from '#exchange/import/words/sections.ts';
import { statHeadOf } from '#exchange/import/words/stat-heads.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import type { Line } from './lines.ts';
import { type Cell, evenRow } from './uneven.ts';
import { isMoney } from './vocabulary.ts';

/** A table whose head has been read. */
export interface Table {
  readonly columns: readonly Column[];
  /** What the sum of a column beside them would be a total of; null for none. */
  readonly sums: readonly (Stated['is'] | null)[];
  /** The cell separator; '' for spaces. */
  readonly sign: string;
  /** Offset of each heading, for cells aligned with spaces. */
  readonly places: readonly number[];
  /** Where a second table begins beside the first; null for one. */
  readonly beside: number | null;
  /** Of all its fighters, where it stands in the place of the first head; '' for none. */
  readonly type: string;
}

/** Separators that also occur in typed lines; '' for spaces. */
const WEAK_SEPARATORS = [';', ',', ''] as const;

function separatorOf({ text }: Line): string {
  return ['\t', '||', '!!', '|'].find((one) => text.includes(one)) ?? ';';
}

/** The cells of a line. */
function cellsOf(line: Line, said: string): readonly Cell[] {
  const { text } = line;
  // A wiki table separates headings with `!!` and cells with another sign.
  const sign = said === '!!' ? separatorOf(line) : said;
  if (sign === '')
    return [...text.matchAll(/\S+(?: \S+)*/gu)].map(({ 0: cell, index }) => ({
      text: cell,
      from: index,
      to: index + cell.length,
    }));
  let at = 0;
  const all = splitAtSign(text, sign).map((raw): Cell => {
    const begun = at;
    at += raw.length + sign.length;
    const left = withoutCrossedOut(raw);
    // Who is crossed out whole is to be told.
    const crossed = /[\p{L}\d]/u.test(raw) && !/[\p{L}\d]/u.test(left);
    const cell = (crossed ? raw : left)
      .trim()
      .replaceAll(/[*_`]+|~{2,}|'{2,}|^"|"$|^[!|]\s*|\[\[|\]\]|<[^<>]*>|\[\/?s\]/gu, '');
    const whole = raw.indexOf(cell);
    return whole < 0
      ? { ...trimmedSpan(raw, begun), text: cell, crossed }
      : { from: begun + whole, to: begun + whole + cell.length, text: cell, crossed };
  });
  const barred = sign === '|' && /^\s*\|/u.test(text);
  return barred ? all.slice(1, all.at(-1)?.text === '' ? -1 : undefined) : all;
}

function trimmedSpan(raw: string, at: number): Span {
  return { from: at + raw.length - raw.trimStart().length, to: at + raw.trimEnd().length };
}

/** Splits at a separator, except within quotes. */
function splitAtSign(text: string, sign: string): readonly string[] {
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
 * The table that a line is the head of; null if it is not a head.
 * @param below the lines after it
 */
export function tableHead(line: Line, below: readonly Line[], words: Words): Table | null {
  for (const sign of line.cells ? [separatorOf(line)] : WEAK_SEPARATORS) {
    const cells = sign === '' ? headsIn(line, words) : cellsOf(line, sign);
    const type = line.cells ? typeAsHead(cells, words) : '';
    // A type or a number in a cell: a row, not a head.
    const isRow = cells.some(
      ({ text }) =>
        /^\W*\d|[:=]/u.test(text) ||
        (text !== type && isWord(words, 'profiles', text) && columnKindOf(text) === null),
    );
    if (cells.length < 3 || isRow) continue;
    const heads = cells.map(({ text }) => (text === type ? '' : text));
    const beside = sign === '' ? null : besideAt(heads, words);
    const columns =
      beside === null
        ? columnsOf(heads, words)
        : [heads.slice(0, beside), heads.slice(beside)].flatMap(
            (own) => columnsOf(own, words) ?? [],
          );
    if (columns === null) continue;
    const table: Table = {
      columns: type === '' ? columns : columns.with(0, { is: 'name' }),
      sums: heads.map(sumOf),
      sign,
      places: cells.map(({ from }) => from),
      beside,
      type,
    };
    if (line.cells || isLikelyHead(table, below[0])) return withoutNumbering(table, below);
  }
  return null;
}

/** `Captain | M | WS | BS …`: the type of all below a head of characteristics; '' for any other. */
function typeAsHead([first, ...others]: readonly Cell[], words: Words): string {
  const type = first?.text ?? '';
  if (type === '' || columnKindOf(type) !== null || !isWord(words, 'profiles', type)) return '';
  const heads = others.map(({ text }) => text);
  return statHeadOf(words.lexicon, heads) === null ? '' : type;
}

/** Whether a line heads a table of warbands, `Warband | Rating | Gold`, and not of fighters. */
export function areBands(line: Line): boolean {
  const kinds = cellsOf(line, separatorOf(line)).map(({ text }) => columnKindOf(text));
  const people: readonly (ColumnKind | null)[] = ['name', 'type', 'gear', 'xp', 'count'];
  return kinds.length > 2 && kinds[0] === 'band' && !kinds.some((is) => people.includes(is));
}

/** Where the head of a second table begins, as `Hero | Type | Gear | Henchmen | Type | Gear`; null for one table. */
function besideAt(heads: readonly string[], words: Words): number | null {
  const kinds = heads.map((head) => columnKindOf(head));
  const twice = (['type', 'name'] as const).find(
    (is) => kinds.filter((kind) => kind === is).length === 2 && kinds.includes('gear'),
  );
  if (twice === undefined) return null;
  const again = kinds.lastIndexOf(twice);
  // His name or role may stand before the type.
  const places = twice === 'name' ? [again] : [again - 1, again];
  const isWhole = (own: readonly string[]) => {
    const some = own.length < 2 ? null : columnsOf(own, words);
    const known = some?.flatMap(({ is }) => (is === 'none' || is === 'stat' ? [] : [is])) ?? [];
    return known.includes('type') && known.length > 2 && new Set(known).size === known.length;
  };
  return (
    places.find((at) => at > 1 && isWhole(heads.slice(0, at)) && isWhole(heads.slice(at))) ?? null
  );
}

/** Whether words between commas or spaces are a head: most are known headings, and a row follows. */
function isLikelyHead(table: Table, next: Line | undefined): boolean {
  const known = table.columns.filter(({ is }) => is !== 'none').length;
  const people = table.columns.some(({ is }) => is === 'name' || is === 'type');
  return (
    people &&
    known > 2 &&
    known * 2 > table.columns.length &&
    next !== undefined &&
    isRowOf(table, next)
  );
}

/** `M  HA HP F`: characteristic headings stand closer together than others. */
function headsIn(line: Line, { lexicon }: Words): readonly Cell[] {
  return cellsOf(line, '').flatMap((cell): readonly Cell[] => {
    const signs = cell.text.split(' ');
    const known = lexicon.languages
      .flatMap(({ characteristics }) => characteristics)
      .some((row) => signs.every((sign) => row.includes(sign)));
    return known ? splitAtBlanks(cell) : [cell];
  });
}

function splitAtBlanks({ text, from }: Cell): readonly Cell[] {
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    text: word,
    from: from + index,
    to: from + index + word.length,
  }));
}

/** Ignores a count column that only numbers the rows. */
function withoutNumbering(table: Table, below: readonly Line[]): Table {
  const end = below.findIndex((line) => !isRowOf(table, line));
  const rows = (end < 0 ? below : below.slice(0, end)).map((line) => alignedCells(table, line));
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

/** The cells of a row, aligned with the columns. */
function alignedCells({ sign, columns, places }: Table, line: Line): readonly Cell[] {
  const all = cellsOf(line, sign);
  if (sign !== '') return all;
  const numbers = columns.flatMap(({ is }, at) => (is === 'stat' ? [at] : []));
  const cells = all.flatMap((cell) =>
    /^\d+(?: \d+)+$/u.test(cell.text) ? splitAtBlanks(cell) : [cell],
  );
  const small = cells.filter(({ text }) => /^[\d-]{1,2}$/u.test(text));
  const counted = columns.flatMap(({ is }, at) =>
    is === 'stat' || is === 'count' || is === 'xp' ? [at] : [],
  );
  // As many as there are characteristics, or as there are columns for any number; else by their place.
  const turn = [numbers, counted].find(({ length }) => length > 0 && length === small.length) ?? [];
  const row: Cell[] = columns.map(() => ({ text: '', from: 0, to: 0 }));
  for (const cell of cells) {
    const near = places.map((place) => Math.abs(place - cell.from));
    const at = turn[small.indexOf(cell)] ?? near.indexOf(Math.min(...near));
    const before = row[at];
    row[at] =
      before === undefined || before.text === ''
        ? cell
        : { ...before, to: cell.to, text: `${before.text} ${cell.text}` };
  }
  return row;
}

/** Whether a line continues the row above: it has a single cell, and not in the first column. */
export function isContinuation(table: Table, line: Line): boolean {
  const filled = alignedCells(table, line).flatMap(({ text }, at) => (text === '' ? [] : [at]));
  const [only, ...others] = filled;
  // A number of models alone is their sum.
  const isSum = only !== undefined && table.columns[only]?.is === 'count';
  return only !== undefined && only > 0 && others.length === 0 && !isSum;
}

/** Whether a row above a table has one cell only: what the table is about. */
export function isTitleRow(line: Line, below: readonly Line[], words: Words): boolean {
  if (!line.cells) return false;
  const filled = cellsOf(line, separatorOf(line)).filter(({ text }) => text !== '');
  const next = below.slice(0, MAX_TITLES);
  return (
    filled.length === 1 &&
    next.some((one, at) => tableHead(one, below.slice(at + 1), words) !== null)
  );
}

/** Lines above the head. */
const MAX_TITLES = 4;

/** The fighter of a row with its parts. */
interface Row {
  readonly fighter: FoundFighter;
  readonly parts: readonly Part[];
  /** Only characteristics are given. */
  readonly bare: boolean;
}

/** The fighters of a row: one, of two tables side by side up to two; none for a total or a heading. */
export function readRows(line: Line, table: Table, words: Words): readonly Row[] {
  const { columns, beside, type } = table;
  const { cells, uneven } = evenRow(alignedCells(table, line), columns, words);
  const parts =
    beside === null
      ? [[0, columns.length]]
      : [
          [0, beside],
          [beside, columns.length],
        ];
  return parts.flatMap(([from, to], at) => {
    const key = `${line.no}.${at}`;
    const row = readRow(line, columns.slice(from, to), cells.slice(from, to), key, type, words);
    if (row === null) return [];
    const unsure: readonly Doubt[] = uneven ? ['equipment', 'xp'] : row.fighter.unsure;
    return [{ ...row, fighter: { ...row.fighter, unsure } }];
  });
}

function readRow(
  line: Line,
  columns: readonly Column[],
  cells: readonly Cell[],
  key: string,
  type: string,
  words: Words,
): Row | null {
  const typed = columns.some(({ is }) => is === 'type');
  const named = cells.filter((_, at) => {
    const is = columns[at]?.is;
    return is === 'name' || is === (typed ? 'type' : 'role');
  });
  const texts = named.map(({ text }) => text).filter((text) => text !== '');
  if (
    texts.every((text) => sectionOf(text) !== null || isMoney(text)) ||
    texts.some((text) => TOTAL_ROW.test(text))
  )
    return null;
  const own = fighterOfRow(
    columns,
    cells.map(({ text }) => text),
    line.no,
    words,
  );
  const isTyped = type === '' || own === null || isWord(words, 'profiles', own.type);
  const found = isTyped ? own : { ...own, type };
  if (found === null || cells.some((cell, at) => columns[at]?.is === 'count' && cell.text === '0'))
    return null;
  // An unknown word with nothing else: the stash, or a total.
  const known = isWord(words, 'profiles', found.type) || isWord(words, 'profiles', found.name);
  const bare = found.gear.length + found.skills.length === 0 && (found.xp ?? 0) === 0;
  if (!known && bare && found.role === null) return null;
  const struck = named.every(({ text, crossed }) => text === '' || crossed === true);
  const parts = cells.flatMap(({ text, from, to }, at): readonly Part[] => {
    const column = columns[at]?.is ?? 'none';
    const isLearnt = column === 'none' && found.other.some((one) => text.includes(one.text));
    const is = isLearnt ? 'skill' : PART_OF[column];
    return is === undefined || text === '' || !isUsed(column, text, found)
      ? []
      : [{ from, to, is, sure: true, fighter: key }];
  });
  return {
    fighter: { ...found, key, gone: found.gone || struck },
    parts,
    bare: bare && Object.keys(found.stats).length > 0,
  };
}

/** The models, the gold and the rating in a row of totals. */
export function totalsOfRow(line: Line, table: Table): readonly Stated[] {
  const cells = alignedCells(table, line);
  const isTotal = cells.some(({ text }) => TOTAL_ROW.test(text));
  const filled = cells.filter(({ text }) => text !== '').length;
  if (filled > 1 && !isTotal) return [];
  const said = table.columns.flatMap((column, at): readonly Stated[] => {
    const is = column.is === 'count' ? 'models' : (table.sums[at] ?? null);
    const [, number] = /^\D{0,4}(\d{1,4})\D{0,6}$/u.exec(cells[at]?.text ?? '') ?? [];
    const value = number === undefined ? null : Number(number);
    const isOne = is === 'models' || (is !== null && isTotal);
    return value === null || value === 0 || !isOne ? [] : [{ is, value, line: line.no }];
  });
  // Of two columns of prices nobody knows which holds the other.
  return said.filter(({ is }) => said.filter((one) => one.is === is).length === 1);
}

/** What the numbers below a head add up to: `Cost (gc)`, `Rating`. */
function sumOf(head: string): Stated['is'] | null {
  const words = plain(head).split(' ');
  const isOf = (known: ReadonlySet<string>) =>
    words.some((word) => known.has(word)) &&
    words.every((word) => known.has(word) || isMoney(word));
  if (isOf(RATING) || RATING.has(plain(head))) return 'rating';
  return isOf(SPENT) || SPENT.has(plain(head)) || isMoney(plain(head)) ? 'gold' : null;
}

const RATING: ReadonlySet<string> = new Set(wordsFor(({ phrases }) => phrases.rating).map(plain));
const SPENT: ReadonlySet<string> = new Set(wordsFor(({ phrases }) => phrases.spent).map(plain));

/** Whether a cell was understood: a state may say nothing known, and a number may be missing. */
function isUsed(column: Column['is'], text: string, found: FoundFighter): boolean {
  if (column === 'state') return found.gone || found.missesNext;
  return (column !== 'count' && column !== 'xp') || /\d/u.test(text);
}

/** Labels of total rows. */
const TOTAL_ROW = new RegExp(
  String.raw`^${saidFor(({ phrases }) => phrases.totals)}(?![\p{L}\d])`,
  'iu',
);

/** What the cells of a column are shown as. */
export const PART_OF: Readonly<Partial<Record<Column['is'], PartKind>>> = {
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
