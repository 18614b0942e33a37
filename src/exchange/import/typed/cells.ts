import type { FoundFighter } from '#exchange/import/found.ts';
import {
  type Column,
  columnKindOf,
  columnsOf,
  fighterOfRow,
} from '#exchange/import/tables/table-rows.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import { bareText } from './headings.ts';
import type { Line } from './lines.ts';

/** A line that is one cell of a table: of its head, or of a fighter's row; `starts` at its first. */
export interface CellLine {
  readonly column: Column['is'] | 'head';
  readonly fighter: FoundFighter | null;
  readonly key: string;
}

/** A table whose cells stand below one another, as word processors and PDF readers copy it. */
export interface CellTable {
  readonly cells: ReadonlyMap<number, CellLine>;
  /** Below the head are cells that make no rows. */
  readonly broken: boolean;
}

/** The tables of a text that has one cell a line: known headings, and below them as many lines for each row. */
export function cellTableIn(lines: readonly Line[], words: Words): CellTable {
  const cells = new Map<number, CellLine>();
  for (let at = 0; at < lines.length; at += 1) {
    const columns = columnsFrom(lines, at, words);
    if (columns === null) continue;
    for (const { no } of lines.slice(at, at + columns.length))
      cells.set(no, { column: 'head', fighter: null, key: '' });
    let from = at + columns.length;
    for (;;) {
      const row = lines.slice(from, from + columns.length);
      const fighter = row.length < columns.length ? null : fighterIn(row, columns, words);
      if (fighter === null) break;
      for (const [place, { no }] of row.entries())
        cells.set(no, {
          column: columns[place]?.is ?? 'none',
          fighter: place === 0 ? fighter : null,
          key: fighter.key,
        });
      from += columns.length;
    }
    const next = lines[from];
    const ended = next === undefined || next.apart || next.text.includes(':');
    const isTable = from > at + columns.length;
    return { cells: isTable ? cells : new Map(), broken: !ended };
  }
  return { cells, broken: false };
}

/** The columns that lines from here on head, one a line; null for fewer than three. */
function columnsFrom(lines: readonly Line[], at: number, words: Words): readonly Column[] | null {
  const heads: string[] = [];
  for (const line of lines.slice(at, at + MAX_COLUMNS)) {
    const said = bareText(line)
      .replace(/^#+|:\s*$/gu, '')
      .trim();
    const isNext = heads.length > 0 && line.apart;
    if (isNext || !isHead(said, words)) break;
    heads.push(said);
  }
  const columns = heads.length < MIN_COLUMNS ? null : columnsOf(heads, words);
  const has = (is: Column['is']) => columns?.some((one) => one.is === is) === true;
  return has('type') || (has('name') && (has('gear') || has('stat'))) ? columns : null;
}

const MIN_COLUMNS = 3;

const MAX_COLUMNS = 30;

function isHead(said: string, { lexicon }: Words): boolean {
  if (!/^[\p{L}\p{M}\s.°'’-]+$/u.test(said)) return false;
  if (columnKindOf(said) !== null) return true;
  return (
    said.length < 4 &&
    lexicon.languages.some(({ characteristics }) =>
      characteristics.some((row) => row.includes(said)),
    )
  );
}

/** The fighter of so many lines; null where a number or a type stands in no column of its own. */
function fighterIn(
  row: readonly Line[],
  columns: readonly Column[],
  words: Words,
): FoundFighter | null {
  const cells = row.map(bareText).map((text) => text.trim());
  const fits = columns.every(({ is }, at) => {
    const text = cells[at] ?? '';
    // A form that nobody has filled in.
    if (isHead(text, words) && !isWord(words, 'profiles', text)) return false;
    const isNumber = /^(?:\d{1,3}\D{0,4}|[-–—])$/u.test(text);
    return NUMBERS.has(is) ? isNumber : is === 'none' || is === 'state' || !/^\d+$/u.test(text);
  });
  const [{ no } = { no: 0 }] = row;
  const typed = columns.findIndex(({ is }) => is === 'type');
  const known =
    typed < 0 || isWord(words, 'profiles', cells[typed] ?? '') || row[0]?.apart === true;
  const found = fits && known ? fighterOfRow(columns, cells, no, words) : null;
  return found === null ? null : { ...found, key: `${no}.0` };
}

const NUMBERS: ReadonlySet<Column['is']> = new Set<Column['is']>(['count', 'xp', 'stat']);
