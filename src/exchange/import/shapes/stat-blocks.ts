import { type Called, nameAndType, trimmed, xpIn } from '#exchange/import/lists/fighter-line.ts';
import { meaningOf } from '#exchange/import/lists/keys.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import { isProse, keyed } from '#exchange/import/lists/signs.ts';
import { headOf } from '#exchange/import/words/heads.ts';
import { counted, withoutPrices } from '#exchange/import/words/items.ts';
import { sectionOf } from '#exchange/import/words/sections.ts';
import { isCatalogued, isWord, type Words } from '#exchange/import/words/words.ts';

/**
 * Pages with a part for everybody, each with a heading and a row of characteristics that names nobody:
 * `### Otto Krank · Knight of the Rose`, and somewhere below `M WS BS …` with its numbers. Whoever has numbers of
 * his own is somebody, whether the catalogue has him or not, and his heading says who. Any other list stays as
 * it is.
 */
export function withStatBlocks(lines: readonly ListLine[], words: Words): readonly ListLine[] {
  const blocks = lines.flatMap((line, at) => (isBlock(line, lines[at + 1], words) ? [at] : []));
  if (blocks.length < LEAST) return lines;
  const told = new Map(
    blocks.flatMap((at, place) => {
      const from = (blocks[place - 1] ?? -2) + 2;
      const head = lines.findLastIndex((line, no) => no < at && no >= from && couldHead(line));
      const line = lines[head];
      if (line === undefined) return [];
      const next = lines.findIndex((one, no) => no > at && one.heading && !one.strong);
      const own = lines.slice(head + 1, next < 0 ? undefined : next);
      const who = calledIn(line.text, words);
      return who === null ? [] : [[head, { ...who, count: who.count ?? countIn(own) }] as const];
    }),
  );
  if (told.size < LEAST) return lines;
  const first = Math.min(...told.keys());
  const title = lines.findIndex(({ heading }) => heading);
  const heads = [...told.keys()];
  const priced = new Set(heads.flatMap((head) => pricesBelow(lines, head)));
  return lines.flatMap((line, at) => {
    const who = told.get(at);
    if (who !== undefined) return [{ ...line, text: who.name, cells: null, who }];
    if (at < first) return aboveAll(line, at === title, words);
    if (priced.has(at)) return [];
    // `## Campaign log`: what stands below another heading is about none of them.
    const other = line.heading && !line.strong && sectionOf(line.text) === null;
    return [other && !nameAndType(line.text, words).known ? { ...line, text: 'Notes' } : line];
  });
}

/** The title and what says something of the warband; tables and lines about those who come further below are left. */
function aboveAll(line: ListLine, isTitle: boolean, words: Words): readonly ListLine[] {
  const type = line.text
    .split(/\s+[·•|–—-]\s+|\s*[,;:]\s+/u)
    .find((piece) => isCatalogued(words, 'warbands', piece) && meaningOf(piece) === undefined);
  if (line.cells !== null || line.bullet) return [];
  if (isTitle || keyed(line.text) !== null) return [line];
  return type === undefined ? [] : [{ ...line, text: `Warband type: ${type}` }];
}

/** `95 gold crowns`, `19 crowns each (5 models)`: what he costs, and nobody's treasure. */
function pricesBelow(lines: readonly ListLine[], head: number): readonly number[] {
  return [head + 1, head + 2].filter((at) => {
    const { text = '' } = lines[at] ?? {};
    const { text: rest, cost } = withoutPrices(text);
    return /^\d/u.test(text) && cost !== null && !/^\p{L}/u.test(rest);
  });
}

/** One block alone may be a table with its title. */
const LEAST = 2;

/** A heading of characteristics above numbers, with nobody's name before them. */
function isBlock(line: ListLine, below: ListLine | undefined, { lexicon }: Words): boolean {
  if (below === undefined) return false;
  const heads = cellsIn(line);
  const known = headOf(lexicon, heads)?.filter((id) => id !== null).length ?? 0;
  const numbers = cellsIn(below).filter((cell) => cell !== '');
  return known > 7 && numbers.length > 7 && numbers.every((cell) => NUMBER.test(cell));
}

const NUMBER = /^(?:\d{1,2}[/"″'+*\d]*|[-–—]|\d?D\d\S*)$/iu;

function cellsIn({ text, cells }: ListLine): readonly string[] {
  return cells ?? text.split(/[\s|,/]+/u);
}

function couldHead({ text, heading, who, cells }: ListLine): boolean {
  if (!heading || who !== null || cells !== null) return false;
  const bare = withoutPrices(text).text;
  if (/^\d/u.test(text) && !/^\d/u.test(bare)) return false;
  if (!/\p{L}{3}/u.test(bare) || isProse(bare) || bare.length > 90) return false;
  return sectionOf(bare) === null && meaningOf(bare) === undefined && !/:\s*\S/u.test(bare);
}

/** `Otto Krank · Knight / Leader`, `Otto Krank – Knight (12 XP)`, `Otto Krank`. */
function calledIn(text: string, words: Words): Called | null {
  const { xp, rest } = xpIn(withoutPrices(text).text);
  const [first = '', second = ''] = rest.split(/\s+[·•|–—-]\s+/u).map(trimmed);
  if (second === '') {
    const called = nameAndType(rest, words);
    const { text: name, count } = counted(rest);
    return called.known || called.type !== ''
      ? { ...called, name: called.name || called.type, xp }
      : { name, type: name, count, xp, known: false };
  }
  // `Captain · Otto Krank`.
  const turned = isWord(words, 'profiles', first) && !isWord(words, 'profiles', second);
  const [name, kind] = turned ? [second, first] : [first, second];
  const { text: type, count } = counted(kind.replace(/\s*\/.*$/u, ''));
  const own = counted(name);
  return {
    name: own.text,
    type: type || own.text,
    count: own.count ?? count,
    xp,
    known: isWord(words, 'profiles', type),
  };
}

/** `19 gold crowns each (5 models, 95 in all)` in what stands below a heading. */
function countIn(lines: readonly ListLine[]): number | null {
  const found = lines.flatMap(({ text }) => COUNTED.exec(text) ?? []);
  return found[1] === undefined ? null : Number(found[1]);
}

const COUNTED =
  /(?:^|[(,;·|]\s*)(\d{1,2})\s+(?:models?|figures?|miniatures?|figurines?|modelle|figuren|miniaturas|modelos|modelli|miniature)(?!\p{L})/iu;
