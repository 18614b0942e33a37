import type { FoundFighter } from '#exchange/import/found.ts';
import {
  type Column,
  columnsOf,
  fighterOfRow,
  rowStats,
  statsFrom,
} from '#exchange/import/tables/table-rows.ts';
import { headOf, statsIn } from '#exchange/import/words/heads.ts';
import { counted } from '#exchange/import/words/items.ts';
import { fold, plain } from '#exchange/import/words/names.ts';
import { isRole, sectionOf } from '#exchange/import/words/sections.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import type { ListBuilder } from './builder.ts';
import { isType, nameAndType, xpIn } from './fighter-line.ts';
import type { ListLine } from './lines.ts';
import { isFooter } from './signs.ts';

/** The tables and rows of characteristics of a list, while its lines are read. */
export class ListTables {
  private readonly words: Words;
  private readonly built: ListBuilder;
  private table: readonly Column[] | null = null;
  private head: readonly (string | null)[] | null = null;
  /** The rows of the table have the numbers of those who stand above it, and introduce nobody. */
  private ofOthers = false;

  constructor(words: Words, built: ListBuilder) {
    this.words = words;
    this.built = built;
  }

  /** Whether a line was a row of a table or its heading. */
  takeRow(line: ListLine): boolean {
    if (line.cells !== null) return this.takeCells(line, line.cells);
    this.table = null;
    return false;
  }

  private takeCells(line: ListLine, cells: readonly string[]): boolean {
    const columns = columnsOf(cells, this.words);
    if (columns !== null) {
      this.table = columns;
      this.ofOthers = false;
      const [first = ''] = cells;
      const role = sectionOf(first);
      if (isRole(role) && !ONE_OF_THEM.has(plain(first))) this.built.role = role;
      return true;
    }
    if (this.table === null) return false;
    const several = this.severalIn(cells);
    if (several !== null) {
      for (const row of several) this.takeCells(line, row);
      return true;
    }
    const filled = cells.filter((cell) => cell !== '');
    const [only = ''] = filled;
    const section = sectionOf(only);
    // `Henchmen | Skink Braves` is a row.
    const typed = filled.length === 2 && isType(counted(filled[1] ?? '').text, this.words);
    if (filled.length <= 2 && section !== null && !typed) {
      this.built.openSection(section);
      return true;
    }
    if (filled.length < 2) return false;
    // `Stash | sword | rope & hook`.
    if (isFooter(only) || section === 'stash' || section === 'dead') return true;
    this.takeBand(this.table, cells);
    if (this.isBandRow(this.table, cells)) return true;
    const found = fighterOfRow(this.table, cells, line.no, this.words);
    const bare = this.table.every(({ is }) => is === 'stat' || is === 'none' || is === 'name');
    if (found === null) {
      const stats = rowStats(this.table, cells);
      if (this.built.current !== null && Object.keys(stats).length > 4)
        this.built.current.found = { ...this.built.current.found, stats };
      return true;
    }
    const same =
      this.built.current !== null &&
      bare &&
      [this.built.current.found.name, this.built.current.found.type].some(
        (one) => fold(one) === fold(found.name) || fold(one) === fold(found.type),
      );
    if (same && this.built.current !== null) {
      this.built.current.found = { ...this.built.current.found, stats: found.stats };
      return true;
    }
    if (bare && this.takeNumbersOf(found)) return true;
    const known = nameAndType(found.type === '' ? found.name : found.type, this.words).known;
    const carries =
      found.gear.length > 0 || found.xp !== null || Object.keys(found.stats).length > 4;
    if (!known && !carries) return true;
    this.built.add(line, found);
    return true;
  }

  /** What a row says of the warband, as in a file of values. */
  private takeBand(table: readonly Column[], cells: readonly string[]): void {
    const of = (is: Column['is']) => cells[table.findIndex((column) => column.is === is)] ?? '';
    this.built.name ||= of('band');
    this.built.type ||= of('bandType');
  }

  /** `The Mud Rats | Mercenaries of Marienburg | | | 600` above all rows: the warband itself. */
  private isBandRow(table: readonly Column[], cells: readonly string[]): boolean {
    const of = (is: Column['is']) => cells[table.findIndex((column) => column.is === is)] ?? '';
    const bare = (['gear', 'xp', 'skills', 'count'] as const).every((is) => of(is) === '');
    const type = of('type');
    if (this.built.fighters.length > 0 || !bare || isType(type, this.words)) return false;
    if (!isWord(this.words, 'warbands', type)) return false;
    this.built.name = of('name') || this.built.name;
    this.built.type = type;
    return true;
  }

  /** `Henchmen | Skink Braves, Saurus Braves`: a row for each of them; null for any other. */
  private severalIn(cells: readonly string[]): readonly (readonly string[])[] | null {
    const at = this.table?.findIndex(({ is }) => is === 'name') ?? -1;
    const kinds = (cells[at] ?? '').split(/\s*,\s*/u);
    const all = kinds.length > 1 && kinds.every((kind) => isType(counted(kind).text, this.words));
    return all ? kinds.map((kind) => cells.with(at, kind)) : null;
  }

  /**
   * `| Otto | 4 | 4 | …` in a table of nothing but numbers, below a list in which Otto stands without any: they
   * are his. Of several who are called alike the first one who has none yet. False for a table of people.
   */
  private takeNumbersOf(row: FoundFighter): boolean {
    const isHim = (one: string, other: string) => one !== '' && plain(one) === plain(other);
    const his = this.built.fighters.find(
      ({ found, line }) =>
        line.cells === null &&
        Object.keys(found.stats).length === 0 &&
        [row.name, row.type].some(
          (called) => isHim(called, found.name) || isHim(called, found.type),
        ),
    );
    if (his === undefined) return this.ofOthers;
    his.found = { ...his.found, stats: row.stats };
    this.ofOthers = true;
    return true;
  }

  /**
   * `M WS BS …` and the line of numbers below; characteristics written out in a line. The rest of a
   * line is whatever else it says, to be read before they are given to somebody.
   */
  takeNumbers(line: ListLine, takeRest: (rest: ListLine) => void): boolean {
    const tokens = line.text.split(/[\s,|/:]+/).filter((token) => token !== '');
    const head = tokens.length < 14 ? headOf(this.words.lexicon, tokens) : null;
    if (head !== null && tokens.every((token) => !/\d/.test(token))) {
      const first = head.findIndex((id) => id !== null);
      const before = tokens.slice(0, first).join(' ');
      // A heading of nobody's language among them keeps its place.
      this.head = head.slice(first, head.findLastIndex((id) => id !== null) + 1);
      const called = before === '' ? null : nameAndType(before, this.words);
      if (called?.known === true) this.built.begin(line, { called, gear: [] });
      return true;
    }
    if (this.head !== null) {
      const numbers = tokens.filter((token) =>
        /^(?:\d{1,2}(?:[/"″*+]\S*)?|[-–—]|\d?D\d\S*)$/.test(token),
      );
      const said = tokens.slice(0, tokens.length - numbers.length).join(' ');
      if (numbers.length >= Math.min(this.head.length, 8) && tokens.length - numbers.length < 5) {
        const stats = statsFrom(this.head, numbers);
        const called = said === '' ? null : nameAndType(said, this.words);
        if (called !== null && called.known && !this.built.isCurrent(called))
          this.built.begin(line, { called, gear: [] });
        if (this.built.current !== null)
          this.built.current.found = { ...this.built.current.found, stats };
        return true;
      }
      if (line.fresh) this.head = null;
    }
    const inline = statsIn(this.words.lexicon, line.text);
    if (inline === null) return false;
    const rest = inline.rest
      .replaceAll(
        /(?:^|\s)(?:profile|profil|stats?|statline|profilo|perfil|werte)\s*:?\s*$|^[\s,;:|()[\]–-]+$/giu,
        '',
      )
      .trim();
    if (/\p{L}{3}/u.test(rest) || xpIn(rest).xp !== null)
      takeRest({ ...line, text: rest.replaceAll(/[,;|\s]+$/g, ''), cells: null });
    if (this.built.current !== null)
      this.built.current.found = { ...this.built.current.found, stats: inline.stats };
    return true;
  }
}

/** Above a column of names, one of them is no heading of a part of the list. */
const ONE_OF_THEM: ReadonlySet<string> = new Set([
  'hero',
  'heros',
  'held',
  'heroe',
  'eroe',
  'henchman',
]);
