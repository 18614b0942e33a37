import { meaningOf } from '#exchange/import/lists/keys.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import { fold, plain } from '#exchange/import/words/names.ts';
import { isRole, saysExperience, sectionOf } from '#exchange/import/words/sections.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';

/**
 * A sheet that works out what a warband costs: a table of all kinds of people with how many there are of each, and
 * below it one of all things with a column for each kind. A line for everybody who is there, with what he has. Any
 * other list stays as it is.
 */
export function withWorksheet(lines: readonly ListLine[], words: Words): readonly ListLine[] {
  const start = lines.findIndex(isHead);
  const head = lines[start];
  if (head === undefined) return lines;
  const kinds = kindsBelow(lines, start);
  const known = kinds.filter(({ type }) => isWord(words, 'profiles', type)).length;
  const table = thingsBelow(lines, start + 1, kinds);
  if (table === null || kinds.length < LEAST || known * 2 < kinds.length) return lines;
  const about = lines
    .slice(0, start)
    .flatMap(({ cells, text }) => cells ?? [text])
    .find((cell) => isWord(words, 'warbands', cell));
  const said = (text: string): ListLine => ({ ...head, text, cells: null, fresh: true });
  return [
    ...(about === undefined ? [] : [said(`Faction: ${about}`)]),
    ...kinds.flatMap((kind, at) => {
      const things = kind.count === 0 ? [] : thingsOf(table, at, kind.count);
      const who = { name: '', type: kind.type, count: kind.count, xp: kind.xp, known: true };
      const text = things.length === 0 ? kind.type : `${kind.type}: ${things.join(', ')}`;
      return [
        ...(kind.role === '' ? [] : [said(kind.role)]),
        ...(kind.count === 0 ? [] : [{ ...said(text), who: { ...who, sure: true } }]),
      ];
    }),
  ];
}

/** Whether a list is such a sheet: what else stands on it is how it works things out. */
export function isWorksheet(lines: readonly ListLine[], words: Words): boolean {
  return withWorksheet(lines, words) !== lines;
}

/** Fewer kinds are no warband. */
const LEAST = 3;

interface Kind {
  readonly type: string;
  readonly count: number;
  readonly xp: number | null;
  /** A word for heroes or henchmen, where the row has one; else ''. */
  readonly role: string;
}

interface Columns {
  readonly name: number;
  readonly count: number;
  readonly xp: number;
}

/** `Warband | gold/unit | amount | Exp | sum`. */
function columnsIn({ cells }: ListLine): Columns | null {
  const all = cells ?? [];
  const name = all.findIndex((cell) => meaningOf(cell) === 'warband');
  const count = all.findIndex((cell) => meaningOf(cell) === 'count' || /^amount$/iu.test(cell));
  const xp = all.findIndex((cell) => saysExperience(cell));
  const price = all.some((cell) => /(?:gold|gc|cost|preis|prix)\b.*\//iu.test(cell));
  return name < 0 || count < name || xp < name || !price ? null : { name, count, xp };
}

function isHead(line: ListLine): boolean {
  return columnsIn(line) !== null;
}

/** The rows up to the sum of them. */
function kindsBelow(lines: readonly ListLine[], start: number): readonly Kind[] {
  const head = lines[start];
  const columns = head === undefined ? null : columnsIn(head);
  if (columns === null) return [];
  const kinds: Kind[] = [];
  for (const { cells } of lines.slice(start + 1)) {
    const said = cells?.[columns.name] ?? '';
    const count = cells?.[columns.count] ?? '';
    if (said === '' || !/^\d{1,2}$/u.test(count) || meaningOf(said) === 'skip') break;
    const role = cells?.slice(0, columns.name).find((cell) => isRole(sectionOf(cell))) ?? '';
    const xp = cells?.[columns.xp] ?? '';
    kinds.push({
      type: said.replaceAll(/\s*\([^()]*\)?|\/.*$/gu, ''),
      count: Number(count),
      xp: /^\d{1,3}$/u.test(xp) ? Number(xp) : null,
      role,
    });
  }
  return kinds;
}

interface Things {
  readonly rows: readonly (readonly string[])[];
  /** Where their names stand, and where the numbers of the first kind do. */
  readonly name: number;
  readonly from: number;
}

/** The rows below a heading that names the same kinds in the same order. */
function thingsBelow(
  lines: readonly ListLine[],
  start: number,
  kinds: readonly Kind[],
): Things | null {
  for (const [at, { cells }] of lines.entries()) {
    if (at < start || cells === null) continue;
    const from = cells.findIndex((_, first) => {
      const alike = kinds.filter(({ type }, kind) => isShort(cells[first + kind] ?? '', type));
      return alike.length * 2 > kinds.length;
    });
    if (from < 0) continue;
    const name = cells.findIndex((cell) => cell !== '');
    const rows: (readonly string[])[] = [];
    for (const row of lines.slice(at + 1)) {
      if (row.cells === null || (row.cells[name] ?? '') === '') break;
      rows.push(row.cells);
    }
    return { rows, name, from };
  }
  return null;
}

/** `goblin` above the numbers of the `goblin warriors`. */
function isShort(cell: string, type: string): boolean {
  const own = fold(type).split(' ');
  const [first = ''] = fold(cell.replaceAll(/\s*\([^()]*\)?/gu, '')).split(' ');
  return first !== '' && own.some((word) => word.startsWith(first) || first.startsWith(word));
}

/** What everybody of a kind has; of what only some of them have, one each. */
function thingsOf({ rows, name, from }: Things, kind: number, size: number): readonly string[] {
  return rows.flatMap((cells) => {
    const number = Number(cells[from + kind] ?? '0');
    const thing = (cells[name] ?? '').replaceAll(/\s*\([^()]*\)?|\s+2nd$/gu, '');
    if (!Number.isInteger(number) || number < 1 || plain(thing) === '') return [];
    const each = number % size === 0 ? number / size : 1;
    return [each > 1 ? `${each}x ${thing}` : thing];
  });
}
