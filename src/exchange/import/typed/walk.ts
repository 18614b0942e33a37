import type { LineRole, Part, SourceLine, Stated } from '#exchange/import/draft.ts';
import type { Notice } from '#exchange/import/notice.ts';
import { type Words, withLanguageOf } from '#exchange/import/words/words.ts';
import type { ListRole, ListSection } from '#rules/contract/lexicon.ts';
import { type Abbreviations, abbreviationsOf, NO_ABBREVIATIONS } from './abbreviations.ts';
import type { Person } from './attach.ts';
import { type CellTable, cellTableIn } from './cells.ts';
import type { Lattice } from './chunk.ts';
import { latticeOf } from './chunks.ts';
import { withCrossedOutFighter } from './crossed-out.ts';
import { factsOf, hasWholeWords, isShortened, warbandsOfAbbreviations } from './facts.ts';
import type { Group } from './groups.ts';
import { type Line, linesOf } from './lines.ts';
import type { State } from './patterns.ts';
import { type RecordLine, recordsIn } from './records.ts';
import { type Facts, type Style, styleOf } from './style.ts';
import type { Table } from './tables.ts';
import { titleLineIn } from './title-line.ts';

/** State of reading a text line by line: facts about the whole text, and the result so far. */
export interface Walk {
  readonly lines: readonly Line[];
  /** The player's own lines, read without abbreviations. */
  readonly plain: readonly Lattice[];
  readonly words: Words;
  readonly abbreviations: Abbreviations;
  readonly facts: Facts;
  readonly style: Style;
  readonly records: ReadonlyMap<number, RecordLine>;
  readonly cells: CellTable;
  /** The line of the warband's own name, where its words could be a fighter's; null for none. */
  readonly title: number | null;

  readonly people: Person[];
  /** People read from records. */
  readonly recorded: Set<Person>;
  /** Roles by person key, from the headings above. */
  readonly roleOf: Map<string, ListRole>;
  readonly read: SourceLine[];
  readonly notices: Notice[];
  /** Totals of the whole warband. */
  readonly stated: Stated[];
  /** Lines with only a name, by line number. */
  readonly nameOnly: Map<number, Person>;

  section: ListSection | null;
  role: ListRole | null;
  table: Table | null;
  /** Characteristic headings whose numbers are expected below. */
  signs: readonly string[] | null;
  group: Group | null;
  /** Rows of a table of warbands. */
  bands: boolean;
  /** The line set aside since the last fighter, with whom it may name; null for none. */
  left: LeftLine | null;
  /** State at the end of the last line, and its indent. */
  end: State;
  indent: number;
  band: { readonly name: string; readonly type: string };
  gold: number | null;
  shards: number | null;
}

/** A line that nobody could read. */
export interface LeftLine {
  readonly line: Line;
  /** Whom it names, with his parts of it; null for a remark. */
  readonly who: Person | null;
  readonly parts: readonly Part[];
}

/** Prepares the state before the first line of a text. */
export function startWalk(text: string, general: Words): Walk {
  const lines = linesOf(text).map((line) => withCrossedOutFighter(line, general));
  const own = lines.filter(({ others }) => !others);
  const plain = own.map((line) => latticeOf(line, general, NO_ABBREVIATIONS));
  const words = withLanguageOf(general, textsIn(plain));
  const plainly = factsOf(plain);
  // With type names spelled out, no abbreviations are expected.
  const anyAbbreviations = hasWholeWords(plain) ? null : abbreviationsOf(words, null, true);
  const cut =
    anyAbbreviations === null ? plain : own.map((line) => latticeOf(line, words, anyAbbreviations));
  const facts =
    plainly.among.length > 0 ? plainly : { ...plainly, among: warbandsOfAbbreviations(cut) };
  const cells = cellTableIn(lines, words);
  const records = cells.cells.size > 0 ? new Map<number, RecordLine>() : recordsIn(lines, words);
  return {
    lines,
    plain,
    words,
    abbreviations: abbreviationsOf(
      words,
      facts.among,
      plainly.among.length === 0 || isShortened(cut),
    ),
    facts,
    style: styleOf(facts),
    records,
    cells: { ...cells, broken: cells.broken && records.size === 0 },
    title: titleLineIn(plain, records, words),
    people: [],
    recorded: new Set(),
    roleOf: new Map(),
    read: [],
    notices: [],
    stated: [],
    nameOnly: new Map(),
    section: null,
    role: null,
    table: null,
    signs: null,
    group: null,
    bands: false,
    left: null,
    end: 'start',
    indent: 0,
    band: { name: '', type: '' },
    gold: null,
    shards: null,
  };
}

function textsIn(lattices: readonly Lattice[]): readonly string[] {
  return lattices.flatMap(({ chunks }) =>
    chunks.flatMap((some) =>
      some
        .filter(({ is }) => is === 'type' || is === 'thing' || is === 'band')
        .map(({ text }) => text),
    ),
  );
}

/** Adds a line read as a whole: a heading, a title, a note. */
export function addLine({ read }: Walk, { no, text }: Line, role: LineRole): void {
  read.push({ no, text, role, parts: [] });
}

/** Adds a line that belongs to nobody and reports it as left out. */
export function setAside(walk: Walk, line: Line, role: 'note' | 'nobody' = 'note'): void {
  addLine(walk, line, role);
  reportLeftOut(walk, line);
}

/** Reports a line as left out. */
export function reportLeftOut({ notices }: Walk, { text, no }: Pick<Line, 'text' | 'no'>): void {
  notices.push({ code: 'LeftOut', about: text.trim().replace(/[\s,;|]+$/u, ''), line: no });
}
