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

/** The cells of a line; null for a line that has none. */
function cellsOf({ text, cells }: Line): readonly Cell[] | null {
  if (!cells) return null;
  const sign = ['\t', '||', '!!', '|'].find((one) => text.includes(one)) ?? ';';
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
    if (text[at] === '"') quoted = !quoted && sign === ';';
    else if (!quoted && text.startsWith(sign, at)) {
      parts.push(text.slice(begun, at));
      begun = at + sign.length;
      at = begun - 1;
    }
  }
  return [...parts, text.slice(begun)];
}

/** What the columns below a line hold; null for a line that heads none. */
export function headedBy(line: Line, words: Words): readonly Column[] | null {
  const cells = cellsOf(line);
  // Somebody in a cell, or a number: a row without a head.
  const told = cells?.some(({ text }) => /\d/u.test(text) || isWord(words, 'profiles', text));
  return cells === null || cells.length < 3 || told === true
    ? null
    : columnsOf(
        cells.map(({ text }) => text),
        words,
      );
}

/** Whoever stands in a row below such a head, with his stretches of it; null for a sum or a row of signs. */
export function rowOf(
  line: Line,
  columns: readonly Column[],
  words: Words,
): { readonly fighter: FoundFighter; readonly parts: readonly Part[] } | null {
  const cells = cellsOf(line);
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
    const is = KIND_OF[columns[at]?.is ?? 'none'];
    return is === undefined || text === ''
      ? []
      : [{ from, to: from + text.length, is, sure: true, fighter: key }];
  });
  return { fighter: { ...found, key }, parts };
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
