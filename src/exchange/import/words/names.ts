import { folded } from '#roster/folded.ts';
import type { LanguageWords, NameRow, NameTable } from '#rules/contract/lexicon.ts';
import { remembered } from './remembered.ts';

/**
 * Words of lists against words of the catalogue: without accents, capitals, plurals and signs, in
 * whatever language, with one slip of the finger. Never between two candidates.
 */

/** How a word was found: as it stands, or with a slip that the player should look at. */
export type HowSure = 'exact' | 'slip';

/** What a word may stand for; `ids` has several when nothing says which of them. */
export interface Match {
  readonly ids: readonly string[];
  readonly how: HowSure;
  /** The name in the table that it was found by. */
  readonly name: string;
}

/** Short name of a language that lists are read in. */
export type Language = LanguageWords['language'];

export interface Entry {
  readonly id: string;
  readonly language: Language;
  readonly name: string;
}

/** A table of names, made ready for looking up. */
export interface NameIndex {
  readonly exact: ReadonlyMap<string, readonly Entry[]>;
  readonly joined: ReadonlyMap<string, readonly Entry[]>;
  readonly stems: ReadonlyMap<string, readonly Entry[]>;
  /** Joined names by their length, for slips. */
  readonly byLength: ReadonlyMap<number, readonly string[]>;
  readonly slips: Map<string, readonly Entry[]>;
  /** What was looked up with slips for any text so far. */
  readonly slipsBefore: Map<string, readonly Entry[]>;
  /** What was looked up to the letter, by language and word. */
  readonly known: Map<Language | null, Map<string, Match | null>>;
  /** As short as a name may be for a slip in it to be told from another word. */
  readonly shortest: number;
}

/** Words that were never seen before and are looked up with slips, for one text. */
const MOST_SLIPS = 600;

/** One kind of letters and spaces: what two spellings of a name have in common. */
export const fold = remembered((text) =>
  plain(text)
    .split(' ')
    // `Big Un` ends with no article.
    .map((word, at, all) =>
      at > 0 && at === all.length - 1 && word === 'un' ? word : singular(word),
    )
    .filter((word) => word !== '')
    .map((word) => ELSEWHERE.get(word) ?? word)
    .join(' '),
);

/** What other languages call the same people: `Chef orc` is written as often as `Chef orque`. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['orque', 'orc'],
  ['orco', 'orc'],
  ['orchi', 'orc'],
  ['ork', 'orc'],
  ['gobelin', 'goblin'],
  ['vampir', 'vampire'],
  ['vampiro', 'vampire'],
  ['oger', 'ogre'],
  ['ogro', 'ogre'],
  ['zombi', 'zombie'],
]);

/** Without accents, capitals and signs, words parted by one blank. */
export const plain = remembered((text) =>
  folded(text)
    .replaceAll("'", '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}+/]+/gu, ' ')
    .replaceAll(/[+/]/g, ' ')
    .replaceAll('armour', 'armor')
    .trim(),
);

function singular(word: string): string {
  if (LINKS.has(word)) return '';
  if (word.length < 4) return word;
  if (word.endsWith('innen')) return word.slice(0, -3);
  if (word.endsWith('men')) return `${word.slice(0, -3)}man`;
  if (word.endsWith('ves')) return `${word.slice(0, -3)}f`;
  if (word.endsWith('ies')) return word.slice(0, -1);
  if (word.endsWith('y')) return `${word.slice(0, -1)}ie`;
  // `mit zwei Schwertern`.
  if (word.endsWith('ern') && word.length > 6) return word.slice(0, -1);
  if (word.endsWith('eaux')) return word.slice(0, -1);
  if (word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}

/** Little words that come and go in names. */
const LINKS: ReadonlySet<string> = new Set(
  'the of a an and de du des la le les et un une au aux der die das und ein eine mit del los las el y una con di dei degli delle il lo gli e da al u n'.split(
    ' ',
  ),
);

/** The beginning of each word that stays the same in singular and plural of five languages. */
const stem = remembered((name): string => {
  return name
    .split(' ')
    .map((word) => (word.length < 5 ? word : word.replace(/(?:en|(?<=.{5})er|es|[aeionsx])$/, '')))
    .join(' ');
});

/** Makes a table ready for looking up. */
export function indexOf(table: NameTable, shortest = 6): NameIndex {
  const entries = table.flatMap(entriesOf);
  const joined = group(entries, (name) => fold(name).replaceAll(' ', ''));
  return {
    exact: group(entries, fold),
    joined,
    stems: group(entries, (name) => stem(fold(name))),
    byLength: byLength([...joined.keys()]),
    slips: new Map(),
    slipsBefore: new Map(),
    known: new Map(),
    shortest,
  };
}

function entriesOf({ ids, names }: NameRow): readonly Entry[] {
  return Object.entries(names).flatMap(([language, own]) =>
    own.flatMap((name) =>
      [...new Set([name, spelt(name)])].flatMap((one) =>
        ids.map((id) => ({ id, language, name: one })),
      ),
    ),
  );
}

/** `Aexte`: on a keyboard without `ä`. */
function spelt(name: string): string {
  return name.replaceAll(/[äöü]/giu, (letter) => SPELT[letter] ?? letter);
}

const SPELT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
};

function group(
  entries: readonly Entry[],
  keyOf: (name: string) => string,
): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry.name);
    if (key === '') continue;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [entry]);
    else known.push(entry);
  }
  return groups;
}

function byLength(names: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const lengths = new Map<number, string[]>();
  for (const name of names) {
    const known = lengths.get(name.length);
    if (known === undefined) lengths.set(name.length, [name]);
    else known.push(name);
  }
  return lengths;
}

/**
 * What a word of a list stands for; null when nothing is like it. Where two languages mean different
 * things by a word, the language of the list decides.
 */
export function find(index: NameIndex, text: string, language: Language | null): Match | null {
  const sure = findExact(index, text, language);
  if (sure !== null) return sure;
  const key = fold(text).replaceAll(' ', '');
  const written = plain(text).replaceAll(' ', '');
  return chosen(slipsOf(index, key, written.length), language, 'slip');
}

/** Like `find`, without slips. */
export function findExact(index: NameIndex, text: string, language: Language | null): Match | null {
  const key = fold(text);
  if (key === '' || key.length > LONGEST_NAME) return null;
  return foundAs(index, key, language);
}

function foundAs(index: NameIndex, key: string, language: Language | null): Match | null {
  // By language first: a key made of both would cost more than the looking up.
  const known = index.known.get(language) ?? new Map<string, Match | null>();
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  index.known.set(language, known);
  const is =
    chosen(index.exact.get(key), language, 'exact') ??
    chosen(index.joined.get(key.replaceAll(' ', '')), language, 'exact') ??
    chosen(index.stems.get(stem(key)), language, 'exact');
  known.set(key, is);
  return is;
}

/** Answers that are kept, so that what a list repeats is looked up once. */
const MOST_KNOWN = 5000;

const LONGEST_NAME = 60;

/** Whether any name is exactly this one, and in which languages: for telling what a list is written in. */
export function languagesOf(index: NameIndex, text: string): ReadonlySet<Language> {
  return new Set((index.exact.get(fold(text)) ?? []).map(({ language }) => language));
}

/** All names of a table in one language, or in all of them, each with what it stands for. */
export function namesIn(index: NameIndex, language: Language | null): readonly Entry[] {
  return [...index.exact.values()]
    .flat()
    .filter((entry) => language === null || entry.language === language);
}

/** Whether a word is the plural of the names that it was found by. */
export function isPlural(index: NameIndex, text: string, language: Language | null): boolean {
  const joined = (one: string) => plain(one).replaceAll(' ', '');
  const key = fold(text);
  const entries = index.exact.get(key) ?? index.stems.get(stem(key)) ?? [];
  const own = entries.filter((entry) => entry.language === language);
  const names = (own.length > 0 ? own : entries).map(({ name }) => joined(name));
  return names.length > 0 && names.every((name) => name !== joined(text));
}

function chosen(
  entries: readonly Entry[] | undefined,
  language: Language | null,
  how: HowSure,
): Match | null {
  if (entries === undefined || entries.length === 0) return null;
  const own = entries.filter((entry) => entry.language === language);
  const ids = new Set((own.length > 0 ? own : entries).map(({ id }) => id));
  return { ids: [...ids], how, name: entries[0]?.name ?? '' };
}

/** Names that are one slip away: a letter too much, too few, another one, or two in the wrong order. */
function slipsOf(index: NameIndex, key: string, written: number): readonly Entry[] {
  if (written < index.shortest || key.length < 5 || key.length > LONGEST_NAME) return [];
  const known = index.slips.get(key);
  if (known !== undefined) return known;
  if (index.slips.size > MOST_SLIPS) return [];
  const entries = index.slipsBefore.get(key) ?? slippedTo(index, key, written);
  if (index.slipsBefore.size >= MOST_KNOWN) index.slipsBefore.clear();
  // Of the short ones the answer depends on how they were written.
  if (key.length > 5) index.slipsBefore.set(key, entries);
  index.slips.set(key, entries);
  return entries;
}

function slippedTo(index: NameIndex, key: string, written: number): readonly Entry[] {
  const near = [key.length - 1, key.length, key.length + 1].flatMap((length) =>
    (index.byLength.get(length) ?? []).filter((name) =>
      key.length < 6
        ? // Six letters with the plural's: nothing but letters in the wrong order or one for another.
          (name.length === key.length || (written < 6 && name.length === 6)) &&
          name[0] === key[0] &&
          isOneSlip(key, name)
        : name.length > 5 && isOneSlip(key, name),
    ),
  );
  return near.flatMap((name) => index.joined.get(name) ?? []);
}

/** Whether two different words are one slip apart. */
function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  return (
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2)
  );
}

/** The first name of what has this id; the id itself where there is none. */
export function firstName(table: NameTable, id: string): string {
  return Object.values(rowOf(table, id)?.names ?? {}).flat()[0] ?? id;
}

/** The row of an id; undefined where none has it, and for what has only names. */
export function rowOf(table: NameTable, id: string): NameRow | undefined {
  return id === '' ? undefined : table.find(({ ids }) => ids.includes(id));
}
