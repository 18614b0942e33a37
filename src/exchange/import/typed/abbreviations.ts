import { fold, type Language, type NameIndex, namesIn } from '#exchange/import/words/names.ts';
import type { Words } from '#exchange/import/words/words.ts';
import { isNamedCharacter, isUsual } from '#rules/kit/anybodys.ts';
import type { Chunk } from './chunk.ts';
import type { Line } from './lines.ts';
import type { Token } from './tokens.ts';
import { isCommon, linkOf } from './vocabulary.ts';

/** Finds abbreviations: `capi`, `pist duel`, `bcl`. */
export interface Abbreviations {
  /** The list abbreviates everything, so that even a whole word may be an abbreviation of another. */
  readonly few: boolean;
  readonly at: (line: Line, tokens: readonly Token[], at: number) => readonly Chunk[];
  /** The only fighters of the warband whose name ends with this word. */
  readonly ending: (word: string) => readonly string[];
  /** Whether a profile may be of the warband. */
  readonly hires: (id: string) => boolean;
}

export const NO_ABBREVIATIONS: Abbreviations = {
  few: false,
  at: () => [],
  ending: () => [],
  hires: () => true,
};

interface Name {
  readonly id: string;
  readonly words: readonly string[];
}

/**
 * Abbreviations of fighter types and items in the list's language.
 * @param among candidate warbands; null for any
 * @param few the list abbreviates everything: two letters are enough
 */
export function abbreviationsOf(
  words: Words,
  among: readonly string[] | null,
  few = false,
): Abbreviations {
  const { profiles, items } = words.indexes;
  // With everything abbreviated, too few whole words are left to detect the language.
  const language = few ? null : words.language;
  const isOwn = ({ id }: Pick<Name, 'id'>) =>
    among?.some((one) => id.startsWith(`${one}/`)) === true;
  const hires = (id: string) => id !== '' && (among === null || isUsual(id) || isOwn({ id }));
  // Whoever is called Max is no Maximilian.
  const fighters = namesOf(profiles, language).filter(
    ({ id }) => hires(id) && !isNamedCharacter(id),
  );
  const people = byLetter(fighters);
  const things = byLetter(namesOf(items, language));
  const known = new Map<string, readonly string[]>();
  const idsFor = (said: readonly string[], kind: 'type' | 'thing') => {
    const key = `${kind} ${said.join(' ')}`;
    const names = (kind === 'type' ? people : things).get((said[0] ?? '').slice(0, 1)) ?? [];
    const ids = known.get(key) ?? idsMeant(said, names);
    known.set(key, ids);
    return ids;
  };
  return {
    few,
    hires,
    ending: (word) => idsByEnd([fold(word)], fighters.filter(isOwn)),
    at: (line, tokens, at) => {
      const chunks: Chunk[] = [];
      for (let length = 3; length > 0; length -= 1) {
        const some = tokens.slice(at, at + length);
        if (
          some.length < length ||
          some.some(({ is, text }) => is !== 'word' && text !== '-' && text !== '.')
        )
          continue;
        const said = some.flatMap(({ is, text }) =>
          is === 'word' ? text.split('-').map((one) => fold(one)) : [],
        );
        if (said.length < length && length > 1 && some.at(-1)?.is !== 'word') continue;
        if (
          said.some((word) => word === '') ||
          some.some(({ text }) => linkOf(text) !== null || isCommon(text))
        )
          continue;
        if (
          said.join('').length < (few && length === 1 ? 2 : 3) ||
          said.every((word) => word.length > 9)
        )
          continue;
        const dotted = tokens[at + length]?.text === '.' && tokens[at + length]?.spaced === false;
        for (const kind of ['type', 'thing'] as const) {
          // Any word is a prefix of something: accept items only in such lists, or with a full stop.
          if (kind === 'thing' && !few && !dotted) continue;
          const ids = idsFor(said, kind);
          if (ids.length === 0 || (among !== null && kindsIn(ids) > 3)) continue;
          const text = line.text.slice(some[0]?.from ?? 0, some.at(-1)?.to ?? 0);
          chunks.push({
            from: at,
            to: at + length,
            is: kind,
            text,
            ids,
            how: 'short',
            value: null,
          });
        }
      }
      return chunks;
    },
  };
}

/** Number of different profiles, whatever the warband: `reikland/captain` and `middenheim/captain` are one. */
function kindsIn(ids: readonly string[]): number {
  return new Set(ids.map((id) => id.split('/').at(-1))).size;
}

function namesOf(index: NameIndex, language: Language | null): readonly Name[] {
  const before = NAMES.get(index.exact) ?? new Map<Language | null, readonly Name[]>();
  NAMES.set(index.exact, before);
  const known = before.get(language);
  if (known !== undefined) return known;
  const names = namesIn(index, language).map(({ id, name }) => ({
    id,
    words: fold(name).split(' '),
  }));
  before.set(language, names);
  return names;
}

/** Cached by index and language. */
const NAMES = new WeakMap<NameIndex['exact'], Map<Language | null, readonly Name[]>>();

/** Names by the first letter of any of their words. */
function byLetter(names: readonly Name[]): ReadonlyMap<string, readonly Name[]> {
  const all = new Map<string, Name[]>();
  for (const name of names)
    for (const letter of new Set(name.words.map((word) => word.slice(0, 1))))
      (all.get(letter) ?? all.set(letter, []).get(letter))?.push(name);
  return all;
}

/** Ids that an abbreviation may stand for: as prefixes of the name's words, else as contractions. */
function idsMeant(said: readonly string[], names: readonly Name[]): readonly string[] {
  for (const fits of [isPrefix, isContraction, isWithoutVowels]) {
    const all = names.filter(({ words }) => matchesInOrder(said, words, fits));
    // `arb` is an `arbalète` before an `arbalète à répétition`.
    const size = ({ words }: Name) =>
      words.length * 10 +
      (said.length === 1 && (said[0] ?? '').length < 3 ? (words[0] ?? '').length : 0);
    const least = Math.min(...all.map(size));
    const ids = new Set(all.filter((name) => size(name) === least).map(({ id }) => id));
    if (ids.size > 0) return [...ids];
  }
  return [];
}

/** `Wolf` for the only fighters of a warband whose name ends so, as `Todeswölfe`. */
function idsByEnd(said: readonly string[], own: readonly Name[]): readonly string[] {
  const [end = '', ...others] = said;
  if (others.length > 0 || end.length < MIN_END) return [];
  const ids = new Set(
    own.flatMap(({ id, words }) => {
      const last = words.at(-1) ?? '';
      return last.endsWith(end) ? [id] : [];
    }),
  );
  return ids.size === 1 ? [...ids] : [];
}

/** Shorter ends are in too many names. */
const MIN_END = 4;

function matchesInOrder(
  said: readonly string[],
  words: readonly string[],
  fits: (short: string, word: string) => boolean,
): boolean {
  if (said.length > words.length) return false;
  let at = 0;
  for (const short of said) {
    while (at < words.length && !fits(short, words[at] ?? '')) at += 1;
    if (at === words.length) return false;
    // The first abbreviation must match the first word.
    if (short === said[0] && said.length > 1 && at > 0) return false;
    at += 1;
  }
  return true;
}

function isPrefix(short: string, word: string): boolean {
  return word.startsWith(short) && (short.length > 1 || word.length > 4);
}

/** `Gobln`, `Captn`: all letters but some of the vowels. */
function isWithoutVowels(short: string, word: string): boolean {
  if (short.length < MIN_END || short.length >= word.length) return false;
  let at = 0;
  for (const letter of word) {
    if (letter === short[at]) at += 1;
    else if (at === 0 || !/[aeiou]/u.test(letter)) return false;
  }
  return at === short.length;
}

/** `bcl` for `bouclier`: letters in order, without vowels after the first. */
function isContraction(short: string, word: string): boolean {
  if (
    short.length < 3 ||
    short.length > 5 ||
    short[0] !== word[0] ||
    /[aeiou]/u.test(short.slice(1))
  )
    return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}
