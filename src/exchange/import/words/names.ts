import { folded } from '#roster/folded.ts';
import type { LanguageWords, NameRow, NameTable } from '#rules/contract/lexicon.ts';
import { LANGUAGES } from '#rules/kit/languages.ts';
import { memoized } from './memoized.ts';
import { anyOf, literal, saidFor, wordsFor } from './phrases.ts';

// Looks up words of lists in the catalogue, ignoring accents, case, plurals and punctuation, in any language,
// and with at most one slip (a typing error). It never chooses between candidates.

/** How a word matched: exactly, or with a slip that the player should check. */
export type MatchKind = 'exact' | 'slip';

/** What a word may stand for; several `ids` if nothing decides between them. */
export interface Match {
  readonly ids: readonly string[];
  readonly how: MatchKind;
  /** The matching name in the table. */
  readonly name: string;
}

/** Code of a language that lists are read in. */
export type Language = LanguageWords['language'];

export interface Entry {
  readonly id: string;
  readonly language: Language;
  readonly name: string;
}

/** A table of names, indexed for lookup. */
export interface NameIndex {
  readonly exact: ReadonlyMap<string, readonly Entry[]>;
  readonly joined: ReadonlyMap<string, readonly Entry[]>;
  readonly stems: ReadonlyMap<string, readonly Entry[]>;
  /** Names without spaces by length, for slips. */
  readonly byLength: ReadonlyMap<number, readonly string[]>;
  readonly slips: Map<string, readonly Entry[]>;
  /** Cache of lookups with slips across texts. */
  readonly slipsBefore: Map<string, readonly Entry[]>;
  /** Cache of exact lookups by language and word. */
  readonly known: Map<Language | null, Map<string, Match | null>>;
  /** Length below which a slip cannot be distinguished from another word. */
  readonly shortest: number;
}

/** Uncached lookups with slips per text. */
const MAX_SLIP_LOOKUPS = 600;

/** Key shared by all spellings of a name: folded, singular, without articles. */
export const fold = memoized((text) =>
  plain(text)
    .split(' ')
    .map((word, at, all) =>
      at > 0 && at === all.length - 1 && CLOSING_WORDS.has(word) ? word : singular(word),
    )
    .filter((word) => word !== '')
    .map((word) => SPELLING_VARIANTS.get(word) ?? word)
    .join(' '),
);

/** Spellings of races from other languages: `Chef orc` is as common as `Chef orque`. */
const SPELLING_VARIANTS: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap(({ spellings }) => Object.entries(spellings)),
);

/** A text without accents, case and punctuation, words separated by one space. */
export const plain = memoized((text) =>
  folded(text)
    .replaceAll("'", '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}+/]+/gu, ' ')
    .replaceAll(/[+/]/g, ' ')
    .replaceAll(RESPELT, (part) => RESPELLINGS.get(part) ?? part)
    .trim(),
);

const RESPELLINGS: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap(({ respelt }) => Object.entries(respelt)),
);

const RESPELT = new RegExp(anyOf([...RESPELLINGS.keys()].map(literal)), 'g');

function singular(word: string): string {
  if (IGNORED_WORDS.has(word)) return '';
  if (word.length < 4) return word;
  const plural = PLURALS.find(({ ending, least }) => word.length >= least && word.endsWith(ending));
  return plural === undefined ? word : `${word.slice(0, -plural.ending.length)}${plural.singular}`;
}

/** The longest ending first. */
const PLURALS = LANGUAGES.flatMap(({ plurals }) => Object.entries(plurals))
  .map(([key, to]) => ({ ending: key.replaceAll('-', ''), least: key.length, singular: to }))
  .toSorted((a, b) => b.ending.length - a.ending.length);

/** Articles and prepositions that names have or lack. */
const IGNORED_WORDS: ReadonlySet<string> = new Set(wordsFor(({ little }) => little));

/** Those that end a name all the same: the `Un` of `Big Un` is not an article. */
const CLOSING_WORDS: ReadonlySet<string> = new Set(
  wordsFor(({ profiles }) => Object.values(profiles).flat())
    .filter((name) => name.includes(' '))
    .map((name) => plain(name).split(' ').at(-1) ?? '')
    .filter((word) => IGNORED_WORDS.has(word)),
);

/** Words without their endings. */
const stem = memoized((name): string => {
  return name
    .split(' ')
    .map((word) => (word.length < 5 ? word : word.replace(ENDINGS, '')))
    .join(' ');
});

const ENDINGS = new RegExp(
  `${saidFor(
    ({ endings }) => endings,
    (key) =>
      key.replace(/^(-*)(.+)$/u, (_, before: string, ending: string) =>
        before === '' ? ending : `(?<=.{${before.length}})${ending}`,
      ),
  )}$`,
);

/** Indexes a table for lookup. */
export function buildIndex(table: NameTable, shortest = 6): NameIndex {
  const entries = table.flatMap(entriesOf);
  const joined = groupByKey(entries, (name) => fold(name).replaceAll(' ', ''));
  return {
    exact: groupByKey(entries, fold),
    joined,
    stems: groupByKey(entries, (name) => stem(fold(name))),
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
      [...new Set([name, withoutUmlauts(name)])].flatMap((one) =>
        ids.map((id) => ({ id, language, name: one })),
      ),
    ),
  );
}

/** `Aexte`: typed on a keyboard without `ä`. */
function withoutUmlauts(name: string): string {
  return name.replaceAll(/[äöü]/giu, (letter) => UMLAUT_SPELLINGS[letter] ?? letter);
}

const UMLAUT_SPELLINGS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
};

function groupByKey(
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
 * What a word of a list stands for; null for nothing. If a word means different things in two languages, the
 * language of the list decides.
 */
export function findName(index: NameIndex, text: string, language: Language | null): Match | null {
  const sure = findExact(index, text, language);
  if (sure !== null) return sure;
  const key = fold(text).replaceAll(' ', '');
  const written = plain(text).replaceAll(' ', '');
  return matchAmong(slipsOf(index, key, written.length), language, 'slip');
}

/** Like `findName`, without slips. */
export function findExact(index: NameIndex, text: string, language: Language | null): Match | null {
  const key = fold(text);
  if (key === '' || key.length > MAX_NAME) return null;
  return lookUpExact(index, key, language);
}

function lookUpExact(index: NameIndex, key: string, language: Language | null): Match | null {
  // By language first: building a combined key would cost more than the lookup.
  const known = index.known.get(language) ?? new Map<string, Match | null>();
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MAX_CACHED) known.clear();
  index.known.set(language, known);
  const is =
    matchAmong(index.exact.get(key), language, 'exact') ??
    matchAmong(index.joined.get(key.replaceAll(' ', '')), language, 'exact') ??
    matchAmong(index.stems.get(stem(key)), language, 'exact');
  known.set(key, is);
  return is;
}

/** Cached answers. */
const MAX_CACHED = 5000;

const MAX_NAME = 60;

/** The languages that have exactly this name, for detecting the language of a list. */
export function languagesOf(index: NameIndex, text: string): ReadonlySet<Language> {
  return new Set((index.exact.get(fold(text)) ?? []).map(({ language }) => language));
}

/** All names of a table in one language, or in all of them. */
export function namesIn(index: NameIndex, language: Language | null): readonly Entry[] {
  return [...index.exact.values()]
    .flat()
    .filter((entry) => language === null || entry.language === language);
}

/** Whether a word is the plural of the names that it matches. */
export function isPlural(index: NameIndex, text: string, language: Language | null): boolean {
  const joined = (one: string) => plain(one).replaceAll(' ', '');
  const key = fold(text);
  const entries = index.exact.get(key) ?? index.stems.get(stem(key)) ?? [];
  const own = entries.filter((entry) => entry.language === language);
  const names = (own.length > 0 ? own : entries).map(({ name }) => joined(name));
  return names.length > 0 && names.every((name) => name !== joined(text));
}

function matchAmong(
  entries: readonly Entry[] | undefined,
  language: Language | null,
  how: MatchKind,
): Match | null {
  if (entries === undefined || entries.length === 0) return null;
  const own = entries.filter((entry) => entry.language === language);
  const ids = new Set((own.length > 0 ? own : entries).map(({ id }) => id));
  return { ids: [...ids], how, name: entries[0]?.name ?? '' };
}

/** A name as the table spells it, in the singular if it has one: `Champion` for `CHAMPIONS`; null for an unknown one. */
export function ownSpelling(
  index: NameIndex,
  text: string,
  ids: readonly string[],
  language: Language | null,
): string | null {
  const own = (index.exact.get(fold(text)) ?? []).filter(({ id }) => ids.includes(id));
  const spoken = own.filter((entry) => entry.language === language);
  const names = (spoken.length > 0 ? spoken : own).map(({ name }) => name);
  return names.find((name) => plain(name) === plain(text)) ?? names[0] ?? null;
}

/** Names one slip away: a letter added, missing or replaced, or two swapped (Damerau–Levenshtein distance 1). */
function slipsOf(index: NameIndex, key: string, written: number): readonly Entry[] {
  if (written < index.shortest || key.length < 5 || key.length > MAX_NAME) return [];
  const known = index.slips.get(key);
  if (known !== undefined) return known;
  if (index.slips.size > MAX_SLIP_LOOKUPS) return [];
  const entries = index.slipsBefore.get(key) ?? namesOneSlipAway(index, key, written);
  if (index.slipsBefore.size >= MAX_CACHED) index.slipsBefore.clear();
  // For short words the answer also depends on the length as written.
  if (key.length > 5) index.slipsBefore.set(key, entries);
  index.slips.set(key, entries);
  return entries;
}

function namesOneSlipAway(index: NameIndex, key: string, written: number): readonly Entry[] {
  const near = [key.length - 1, key.length, key.length + 1].flatMap((length) =>
    (index.byLength.get(length) ?? []).filter((name) =>
      key.length < 6
        ? // Six letters including a plural ending: only swapped or replaced letters.
          (name.length === key.length || (written < 6 && name.length === 6)) &&
          name[0] === key[0] &&
          isOneSlipApart(key, name)
        : name.length > 5 && isOneSlipApart(key, name),
    ),
  );
  return near.flatMap((name) => index.joined.get(name) ?? []);
}

function isOneSlipApart(one: string, other: string): boolean {
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

/** Whether a type is in the plural, whether or not the table has the word like that: `War Dogs`, `Chiens de guerre`. */
export function saysSeveral(type: string): boolean {
  const words = plain(type).split(' ');
  const end = words.findIndex(isOf);
  return words.slice(0, end < 0 ? words.length : end).some((word) => fold(word) !== word);
}

/** `de`, `of`. */
export const isOf = (word: string): boolean => OF.has(word.toLowerCase());

const OF: ReadonlySet<string> = new Set(
  wordsFor(({ phrases }) => [...phrases.of, ...phrases.ofThe]),
);

/** The first name of an id; the id itself if it has none. */
export function firstName(table: NameTable, id: string): string {
  return Object.values(rowOf(table, id)?.names ?? {}).flat()[0] ?? id;
}

/** The row with an id; undefined for none, and for ''. */
export function rowOf(table: NameTable, id: string): NameRow | undefined {
  return id === '' ? undefined : table.find(({ ids }) => ids.includes(id));
}
