import type { Part, PartKind } from '#exchange/import/draft.ts';
import type { FoundFighter } from '#exchange/import/found.ts';
import { type Column, columnsOf, fighterOfRow } from '#exchange/import/tables/table-rows.ts';
import { sectionOf } from '#exchange/import/words/sections.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import type { Line } from './lines.ts';

/** A cell of a line, with its place in the line. */
interface Cell {
  readonly text: string;
  readonly from: number;
}

/** What the columns of a table hold, and what parts its cells. */
export interface Table {
  readonly columns: readonly Column[];
  readonly sign: string;
}

/** What parts the cells of a line, if it has any. */
function signOf({ text, cells }: Line): string {
  const sign = cells ? ['\t', '||', '!!', '|'].find((one) => text.includes(one)) : undefined;
  return sign ?? (text.includes(';') ? ';' : ',');
}

/** The cells of a line; null for a line that has none. */
function cellsOf({ text }: Line, sign: string): readonly Cell[] | null {
  if (!text.includes(sign)) return null;
  let at = 0;
  const all = partsOf(text, sign).map((raw): Cell => {
    const from = at + raw.length - raw.trimStart().length;
    at += raw.length + sign.length;
    return {
      text: raw.trim().replaceAll(/[*_`]+|'{2,}|^"|"$|^[!|]\s*|\[\[|\]\]|<[^<>]*>/gu, ''),
      from,
    };
  });
  const barred = sign === '|' && /^\s*\|/u.test(text);
  const inner = barred ? all.slice(1, all.at(-1)?.text === '' ? -1 : undefined) : all;
  return inner.length > 1 ? inner : null;
}

/** Between the signs; what stands in quotes may have them. */
function partsOf(text: string, sign: string): readonly string[] {
  const parts: string[] = [];
  let quoted = false;
  let begun = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') quoted = !quoted && (sign === ';' || sign === ',');
    else if (!quoted && text.startsWith(sign, at)) {
      parts.push(text.slice(begun, at));
      begun = at + sign.length;
      at = begun - 1;
    }
  }
  return [...parts, text.slice(begun)];
}

/** What the columns below a line hold; null for a line that heads none. */
export function headedBy(line: Line, words: Words): Table | null {
  const sign = signOf(line);
  const cells = cellsOf(line, sign);
  // Somebody in a cell, or a number: a row without a head.
  const told = cells?.some(({ text }) => /\d/u.test(text) || isWord(words, 'profiles', text));
  if (cells === null || cells.length < 3 || told === true) return null;
  const texts = cells.map(({ text }) => text);
  const columns = columnsOf(texts, words);
  // Commas part anything: nearly each of these has to be the word for a column.
  const named = columns?.filter(({ is }) => is !== 'none').length ?? 0;
  return columns === null || (!line.cells && named * 3 < texts.length * 2)
    ? null
    : { columns, sign };
}

/** Whoever stands in a row below such a head, with his stretches of it; null for a sum or a row of signs. */
export function rowOf(
  line: Line,
  { columns, sign }: Table,
  words: Words,
): { readonly fighter: FoundFighter; readonly parts: readonly Part[] } | null {
  // A wiki's heading has signs of its own.
  const cells = cellsOf(line, line.cells ? signOf(line) : sign);
  if (cells === null) return null;
  const typed = columns.some(({ is }) => is === 'type');
  const named = cells.filter((_, at) => {
    const is = columns[at]?.is;
    return is === 'name' || is === (typed ? 'type' : 'role');
  });
  const texts = named.map(({ text }) => text).filter((text) => text !== '');
  if (texts.every((text) => sectionOf(text) !== null) || texts.some((text) => SUM.test(text)))
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
  const parts = cells.flatMap(({ text, from }, at): readonly Part[] => {
    const column = columns[at]?.is ?? 'none';
    const is = KIND_OF[column];
    return is === undefined || text === '' || !isUsed(column, text, found)
      ? []
      : [{ from, to: from + text.length, is, sure: true, fighter: key }];
  });
  return { fighter: { ...found, key }, parts };
}

/** Whether the line may be a row of the table. */
export function isRowOf(line: Line, { sign }: Table): boolean {
  return line.cells || line.text.includes(sign);
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
