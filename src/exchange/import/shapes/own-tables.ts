import { nameAndType, namesIn } from '#exchange/import/lists/fighter-line.ts';
import { isKey, meaningOf } from '#exchange/import/lists/keys.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import { headOf } from '#exchange/import/words/heads.ts';
import { withoutPrices } from '#exchange/import/words/items.ts';
import { saysExperience, sectionOf } from '#exchange/import/words/sections.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';

/**
 * A table of two columns for everybody, with who he is in its first row: `Karhag | Big'Un`, and below it what he
 * has, with its price or behind a word for it. As most lists have it: who he is, and what is his below. Any other
 * list stays as it is.
 */
export function withOwnTables(lines: readonly ListLine[], words: Words): readonly ListLine[] {
  const tables = tablesIn(lines).filter((table) => isOfOne(table, words));
  if (tables.length < LEAST) return lines;
  const told = new Map(tables.flatMap((table) => toldIn(table, words)));
  return lines.flatMap((line) => told.get(line.no) ?? [line]);
}

/** One such table may be the warband's own. */
const LEAST = 2;

/** Rows of two cells that follow one another without an empty line, but for the ruler below the first. */
function tablesIn(lines: readonly ListLine[]): readonly (readonly ListLine[])[] {
  const tables: ListLine[][] = [];
  let last: ListLine[] | null = null;
  for (const line of lines) {
    const own = last;
    const follows = own !== null && line.no - (own.at(-1)?.no ?? 0) <= (own.length === 1 ? 2 : 1);
    if (line.cells?.length !== 2 || line.who !== null) last = null;
    else if (own !== null && follows) own.push(line);
    else {
      last = [line];
      tables.push(last);
    }
  }
  return tables;
}

function isOfOne([head, ...rows]: readonly ListLine[], words: Words): boolean {
  const [name = '', type = ''] = head?.cells ?? [];
  if (!/\p{L}{2}/u.test(name) || !/\p{L}{3}/u.test(type) || rows.length < 2) return false;
  if (isKey(name) || isKey(type) || headOf(words.lexicon, [name, type]) !== null) return false;
  const things = rows.filter(({ cells }) => {
    const [key = '', value = ''] = cells ?? [];
    return saysExperience(key) || (isPrice(value) && isWord(words, 'items', bare(key)));
  });
  return things.length > 1;
}

function toldIn(
  [head, ...rows]: readonly ListLine[],
  words: Words,
): readonly (readonly [number, readonly ListLine[]])[] {
  if (head === undefined) return [];
  const [raw = '', type = ''] = head.cells ?? [];
  const sum = rows.find(({ cells }) => MANY.test(cells?.[1] ?? ''))?.cells?.[1] ?? '';
  const [, name = raw, inner = ''] = /^(.*?)\s*\(([^()]*)\)$/u.exec(raw) ?? [];
  const many = MANY.exec(sum)?.[1];
  const told = nameAndType(type, words);
  const who = {
    ...told,
    name,
    type: told.type || type,
    count: many === undefined ? (told.count ?? namesIn([inner], words)) : Number(many),
  };
  let key = '';
  const below = rows.map((row) => {
    const [said = '', value = ''] = row.cells ?? [];
    key = said === '' ? key : said;
    const text = textOf(key, value);
    return [row.no, text === '' ? [] : [{ ...row, text, cells: null }]] as const;
  });
  return [[head.no, [{ ...head, text: name, cells: null, who }]], ...below];
}

/** `3x 30 gc`: what all of them cost. */
const MANY = /^(\d{1,2})\s?[x×]\s?\d/iu;

/** What a row says, behind a word that the list's reader knows; '' for what is nothing of his. */
function textOf(key: string, value: string): string {
  if (saysExperience(key)) return `${key}: ${value}`;
  const meaning = meaningOf(key);
  const section = sectionOf(key);
  if (meaning === 'skip' || section === 'notes' || /\bcosts?$/iu.test(key)) return '';
  if (isPrice(value)) return `Equipment: ${bare(key)}`;
  return section === null && meaning === undefined ? '' : `${key}: ${value}`;
}

function isPrice(value: string): boolean {
  return /\d/u.test(value) && !/\p{L}/u.test(withoutPrices(value).text);
}

/** `axe (off hand)`: where he holds it. */
function bare(thing: string): string {
  return thing.replace(/\s*\([^()]*\)$/u, '');
}
