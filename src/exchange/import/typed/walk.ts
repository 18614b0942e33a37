import type { LineRole, SourceLine } from '#exchange/import/draft.ts';
import type { Notice } from '#exchange/import/notice.ts';
import type { Section } from '#exchange/import/words/section-names.ts';
import { inLanguageOf, type Words } from '#exchange/import/words/words.ts';
import type { ListRole } from '#rules/contract/lexicon.ts';
import type { Person } from './attach.ts';
import type { Lattice } from './chunk.ts';
import { latticeOf } from './chunks.ts';
import { factsOf, hasWhole, shortened, shortens } from './facts.ts';
import type { Group } from './groups.ts';
import { type Line, linesOf } from './lines.ts';
import type { State } from './patterns.ts';
import { type RecordLine, recordsIn } from './records.ts';
import { type Shorts, shortsOf } from './shorts.ts';
import { type Facts, type Style, styleOf } from './style.ts';
import type { Table } from './tables.ts';

/** A text on its way, line by line: what holds for all of it, and what was made of the lines so far. */
export interface Walk {
  readonly lines: readonly Line[];
  /** Each of its player’s lines by its whole words alone. */
  readonly plain: readonly Lattice[];
  readonly words: Words;
  readonly shorts: Shorts;
  readonly facts: Facts;
  readonly style: Style;
  readonly records: ReadonlyMap<number, RecordLine>;

  readonly people: Person[];
  /** Those whose lines say what stands behind their words. */
  readonly recorded: Set<Person>;
  /** By their keys, from the heading that they stand below. */
  readonly roleOf: Map<string, ListRole>;
  readonly read: SourceLine[];
  readonly notices: Notice[];
  /** Lines with nothing but a name, by their numbers. */
  readonly nameOnly: Map<number, Person>;

  section: Section | null;
  role: ListRole | null;
  table: Table | null;
  /** Signs of characteristics whose numbers stand below them. */
  signs: readonly string[] | null;
  group: Group | null;
  /** How far the last line came with whoever it spoke of, and how deep it stood. */
  end: State;
  indent: number;
  band: { readonly name: string; readonly type: string };
  gold: number | null;
}

const NO_SHORTS: Shorts = { few: false, at: () => [] };

/** At the first line of a text. */
export function walkThrough(text: string, general: Words): Walk {
  const lines = linesOf(text);
  const own = lines.filter(({ others }) => !others);
  const plain = own.map((line) => latticeOf(line, general, NO_SHORTS));
  const words = inLanguageOf(general, textsIn(plain));
  const plainly = factsOf(plain);
  // Whole words nearly everywhere: nobody cuts them short.
  const anyShorts = hasWhole(plain) ? null : shortsOf(words, null, true);
  const cut = anyShorts === null ? plain : own.map((line) => latticeOf(line, words, anyShorts));
  const facts = plainly.among.length > 0 ? plainly : { ...plainly, among: shortened(cut) };
  return {
    lines,
    plain,
    words,
    shorts: shortsOf(words, facts.among, plainly.among.length === 0 || shortens(cut)),
    facts,
    style: styleOf(facts),
    records: recordsIn(lines, words),
    people: [],
    recorded: new Set(),
    roleOf: new Map(),
    read: [],
    notices: [],
    nameOnly: new Map(),
    section: null,
    role: null,
    table: null,
    signs: null,
    group: null,
    end: 'start',
    indent: 0,
    band: { name: '', type: '' },
    gold: null,
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

/** A line that says something as a whole: a heading, a title, a note. */
export function takeWhole({ read }: Walk, { no, text }: Line, role: LineRole): void {
  read.push({ no, text, role, parts: [] });
}

/** A line of which nobody has anything: it is named as left aside. */
export function leaveAside(walk: Walk, line: Line, role: 'note' | 'nobody' = 'note'): void {
  takeWhole(walk, line, role);
  sayLeft(walk, line);
}

/** Says of a line that nobody has anything of it. */
export function sayLeft({ notices }: Walk, { text, no }: Line): void {
  notices.push({ code: 'LeftOut', about: text.trim(), line: no });
}
