import { headOf } from '#exchange/import/words/heads.ts';
import { splitOutside } from '#exchange/import/words/items.ts';
import { fold } from '#exchange/import/words/names.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';

/** What the rows of such a sheet have to know of a line. */
interface SheetLine {
  readonly indent: number;
  /** Begins with a sign of lists. */
  readonly bullet: boolean;
  readonly heading: boolean;
  readonly text: string;
  /** Cells of a table; null for an ordinary line. */
  readonly cells: readonly string[] | null;
}

/**
 * The printed sheets of an old army builder, pasted as lines or as a table: `Unit Name ## M WS … Cost`, a
 * row for each unit, and below it what it carries, each with a sentence on what that does. The rows as
 * cells, and of each sentence only whom or what it is about.
 */
export function withArmyRows<Line extends SheetLine>(
  raw: readonly Line[],
  words: Words,
): readonly Line[] {
  const lines = withTitle(raw, words);
  const all: Line[] = [];
  let head: readonly string[] | null = null;
  let within = false;
  for (const line of lines) {
    const heads: readonly string[] | null = headIn(line, words);
    if (heads !== null) {
      head = heads;
      all.push({ ...line, cells: heads });
      continue;
    }
    const row = head === null || line.heading ? null : rowIn(line, head);
    if (row !== null) {
      const [called = '', ...numbers] = row;
      // The lines between have ended the table.
      if (within && head !== null) all.push({ ...line, cells: head });
      all.push({ ...line, cells: [lengthened(called, words), ...numbers], bullet: false });
      within = true;
    } else if (within && /^option footnotes|^total cost/i.test(line.text)) {
      head = null;
      within = false;
      all.push({ ...line, cells: null });
    } else if (within) all.push(...optionsIn(line, words));
    else all.push(line);
  }
  return all;
}

/**
 * `Middenheimers Warband Rald's Raiders`, `Marienburgers - Official Warband | Kappuletti House`: the line above the
 * first row says what they are and how they are called, and whatever stands above it is the page's.
 */
function withTitle<Line extends SheetLine>(lines: readonly Line[], words: Words): readonly Line[] {
  const head = lines.findIndex((line) => headIn(line, words) !== null);
  const title = lines[head - 1];
  if (title === undefined) return lines;
  const text = (title.cells ?? [title.text]).join(' ');
  const [, type = '', name = ''] = TITLE.exec(text)?.map((part) => part.trim()) ?? [];
  if (!isWord(words, 'warbands', type) || /:/u.test(text)) return lines;
  const called = /^no name$/iu.test(name) ? '' : name;
  const told = [`Faction: ${type}`, ...(called === '' ? [] : [`Warband: ${called}`])].toReversed();
  const above = told.map((one) => ({ ...title, text: one, cells: null, heading: false }));
  return [...above, ...lines.slice(head)];
}

const TITLE =
  /^(?:\d{3} (?:GC|gold crowns)\s*[-–]\s*)?(.+?)\s*(?:[-–]\s*)?(?:Official |Starting )?Warband\s+(.+)$/iu;

/** The columns that such a sheet has: who, how many, characteristics, and a price at the end. */
function headIn({ text, cells }: SheetLine, { lexicon }: Words): readonly string[] | null {
  const found = cells ?? text.replace(/^unit name/i, 'Unit_Name').split(/\s+/);
  const named = found.map((cell) => cell.replace('_', ' '));
  const [who = ''] = named;
  if (!/^(?:unit )?name$/i.test(who) || !named.includes('##') || named.at(-1) !== 'Cost')
    return null;
  return headOf(lexicon, named) === null ? null : named;
}

/** `Swordsmen 4 4" 4 3 3 3 1 3 1/2 7 5+ 320`: whoever stands before as many numbers as there are columns. */
function rowIn({ text, cells }: SheetLine, head: readonly string[]): readonly string[] | null {
  if (cells !== null) {
    const numbered = cells.length === head.length && /^\d{1,2}$/.test(cells[1] ?? '');
    return numbered && /\p{L}/u.test(cells[0] ?? '') ? cells : null;
  }
  // `3: OOO`: wounds, and a box for each.
  const tokens = text.replace(/(?<=\d):\s*O+(?=\s)/gu, '').split(/\s+/);
  const numbers = tokens.slice(1 - head.length);
  const who = tokens.slice(0, 1 - head.length).join(' ');
  const all = numbers.every((token) => /^(?:\d[\d/"”″+]*|-|–|HtK|\d?D\d\S*)\)?$/i.test(token));
  return all && numbers.length === head.length - 1 && /\p{L}/u.test(who) ? [who, ...numbers] : null;
}

/** `Rald (Captn)`: what he is was cut to five letters or so. */
function lengthened(called: string, words: Words): string {
  return called.replace(/\(([\p{L}'’]{4,8})\)$/u, (whole, short: string) => {
    if (isWord(words, 'profiles', short)) return whole;
    const letters = fold(short);
    const fitting = catalogued(words).filter(({ name }) => isCutFrom(letters, fold(name)));
    const [first] = fitting.toSorted((a, b) => a.name.length - b.name.length);
    const alike = ({ kind, name }: Kind) =>
      kind === first?.kind || fold(name).startsWith(fold(first?.name ?? ''));
    return first !== undefined && fitting.every(alike) ? `(${first.name})` : whole;
  });
}

interface Kind {
  readonly kind: string;
  readonly name: string;
}

function catalogued({ lexicon }: Words): readonly Kind[] {
  return lexicon.profiles.flatMap(({ ids, names }) => {
    const kind = ids[0]?.split('/')[1];
    return kind === undefined ? [] : (names['en'] ?? []).map((name) => ({ kind, name }));
  });
}

/** The letters of the short word in their order, from the same beginning. */
function isCutFrom(short: string, name: string): boolean {
  if (!name.startsWith(short.slice(0, 3)) || name.length <= short.length) return false;
  let at = 0;
  for (const letter of name) if (letter === short[at]) at += 1;
  return at === short.length && (name.startsWith(short) || name.length - short.length < 3);
}

/** What a line below a unit says of it, without the sentences on what it does. */
function optionsIn<Line extends SheetLine>(line: Line, words: Words): readonly Line[] {
  const filled = (line.cells ?? [line.text]).filter((cell) => cell !== '');
  const [first = ''] = filled;
  const told = filled.length > 1 || /\[\d+\]$/.test(first) ? [optionIn(first, words)] : null;
  const parts = told ?? splitOutside(first.replace(/;\s*$/, ''), ';').map(thingIn);
  const text = parts
    .filter((part) => part !== '')
    // What they carry first: `Expert Swordsmen` is a rule, and begins like somebody.
    .toSorted((a, b) => Number(isWord(words, 'items', b)) - Number(isWord(words, 'items', a)))
    .join(', ');
  return text === ''
    ? []
    : [{ ...line, text, cells: null, bullet: true, indent: line.indent + 2, heading: false }];
}

/** `Lucky Charm The model may …  [10]`: its name, as far as it is known to be one. */
function optionIn(text: string, words: Words): string {
  const bare = text.replace(/\s*\[\d+\]$/, '').replace(/^\d+\.\s+/, '');
  const tokens = bare.split(' ');
  const kinds = ['items', 'skills', 'injuries', 'rules'] as const;
  for (let length = Math.min(tokens.length, 5); length > 0; length -= 1) {
    const name = tokens.slice(0, length).join(' ');
    if (kinds.some((kind) => isWord(words, kind, name))) return name;
  }
  return bare.length < 30 ? bare : '';
}

/** `Leader: Any model within …` is a rule of that name, `2nd Sword` one more; a sentence is no thing. */
function thingIn(part: string): string {
  const [, rule] = /^([\p{L}' -]{3,30}):\s/u.exec(part) ?? [];
  if (rule !== undefined) return rule;
  const [, , nth] = /^(\d)(?:st|nd|rd|th)\s+(.+)$/u.exec(part) ?? [];
  const text = (nth ?? part).replace(/\(x1\)/, '').trim();
  return /^[+-]\d|^gold\b/i.test(text) || text.split(' ').length > 5 || text.endsWith('.')
    ? ''
    : text;
}
