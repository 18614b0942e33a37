import { xpIn } from '#exchange/import/lists/fighter-line.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import { couldBeName } from '#exchange/import/lists/names.ts';
import { areItems, counted, itemsIn, withoutPrices } from '#exchange/import/words/items.ts';
import { isRole, sectionOf } from '#exchange/import/words/sections.ts';
import { isCatalogued, type Words } from '#exchange/import/words/words.ts';

/**
 * `2 Champions` with `- Hans: hammer` and `- Ulf: axe` below it: each of them with what he is, in the place
 * of a line for all; whoever of them has no line stays. Other lines stay as they are.
 */
export function withTypes(lines: readonly ListLine[], words: Words): readonly ListLine[] {
  const all: ListLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    const group = groupIn(line, words);
    const people = group === null ? [] : peopleBelow(line, lines.slice(at + 1), words);
    const left = (group?.count ?? people.length) - people.length;
    if (group === null || people.length === 0 || left < 0 || (left > 0 && people.length < 2)) {
      all.push(line);
      continue;
    }
    if (left > 0) all.push({ ...line, text: `${left} ${group.type}${group.learnt}` });
    const told = people.map(({ line: own, name, things, said }) => ({
      ...own,
      text: `${group.type} ${name}${said === '' ? group.learnt : said}: ${things}`,
      bullet: line.bullet,
      indent: line.indent,
    }));
    all.push(...told);
    at += people.length;
  }
  return all;
}

interface Group {
  readonly type: string;
  /** Null where nobody has counted them. */
  readonly count: number | null;
  /** Experience of each, as it stands behind the word for them. */
  readonly learnt: string;
}

/** A line that says what some people are, and nothing else of them. */
function groupIn({ text, cells }: ListLine, words: Words): Group | null {
  if (cells !== null || text.length > 60) return null;
  const { xp, rest } = xpIn(withoutPrices(text).text);
  const { text: type, count } = counted(rest.replace(/\s*:\s*$/u, '').trim());
  if (isRole(sectionOf(type)) || !isCatalogued(words, 'profiles', type)) return null;
  return { type, count, learnt: xp === null ? '' : ` (${xp} xp)` };
}

interface Person {
  readonly line: ListLine;
  readonly name: string;
  readonly things: string;
  /** What stands in brackets behind his name. */
  readonly said: string;
}

/** Those whom the lines below a group name; nobody as soon as one of these lines is about something else. */
function peopleBelow(group: ListLine, lines: readonly ListLine[], words: Words): readonly Person[] {
  const isDeeper = ({ indent, bullet }: ListLine) =>
    indent > group.indent || (bullet && !group.bullet);
  const end = lines.findIndex((line) => !isDeeper(line));
  const below = end < 0 ? lines : lines.slice(0, end);
  const people = below.flatMap((line) => personIn(line, words) ?? []);
  return people.length === below.length ? people : [];
}

/** `Hans: hammer, shield`, `Ulf (8 xp) - axe`, `Till (bow)`. */
const PERSON =
  /^(?<name>\p{Lu}[\p{L}'’-]+(?:\s\p{L}[\p{L}'’-]+){0,2})\s*(?<said>\([^()]*\))?(?:\s*(?::|,|\s[–—-])\s+(?<things>.+))?$/u;

function personIn(line: ListLine, words: Words): Person | null {
  if (line.cells !== null) return null;
  const { name = '', said = '', things = '' } = PERSON.exec(line.text)?.groups ?? {};
  if (name === '' || !couldBeName(name, words)) return null;
  const inside = things === '' ? said.slice(1, -1) : things;
  const listed = areItems(itemsIn(withoutPrices(xpIn(inside).rest).text, null, words), words, 0.5);
  if (!listed) return null;
  return { line, name, things: inside, said: things === '' || said === '' ? '' : ` ${said}` };
}
