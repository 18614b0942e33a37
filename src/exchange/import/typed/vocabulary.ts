import { saidFor, wordsFor } from '#exchange/import/words/phrases.ts';
import type { LanguageWords, ListLink } from '#rules/contract/lexicon.ts';
import { LANGUAGES } from '#rules/kit/languages.ts';

// Connecting words and markers of all languages.

export type Link = 'with' | 'and' | 'article' | 'called' | 'is' | 'each' | 'same';

/** Link kinds by the lexicon's word lists; if a word is in several, the last one counts. */
const LINKS: readonly (readonly [ListLink, Link])[] = [
  ['for', 'article'],
  ['article', 'article'],
  ['called', 'called'],
  ['is', 'is'],
  ['and', 'and'],
  ['with', 'with'],
  ['has', 'with'],
  ['each', 'each'],
  ['same', 'same'],
];

const LINK_OF: ReadonlyMap<string, Link> = new Map(
  LINKS.flatMap(([kind, link]) =>
    LANGUAGES.flatMap(({ links }) => links[kind].map((word) => [word, link] as const)),
  ),
);

/** The kind of a connecting word; null for any other word. */
export function linkOf(word: string): Link | null {
  return LINK_OF.get(word.toLowerCase()) ?? null;
}

const NUMBER_OF: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap(({ numbers }) => Object.entries(numbers)),
);

/** The value of a number word; null for any other word. */
export function numberOf(word: string): number | null {
  return NUMBER_OF.get(word.toLowerCase()) ?? null;
}

const ARTICLES = saidIn(({ links }) => links.article);
const XP = saidIn(({ experience }) => experience);
const MONEY = saidIn(({ money }) => money);
const FALLEN = saidIn(({ fallen }) => fallen);
const EVERYONE = saidIn(({ everyone }) => everyone);
const STUFF = saidIn(({ stuff }) => stuff);
const OTHER = saidIn(({ links }) => links.other);
const NOT = saidIn(({ not }) => not);
const COMMON = saidIn(({ common }) => common);
const ABOUT = saidIn(({ about }) => about);
const PRONOUNS = saidIn(({ pronouns }) => pronouns);
const POINTS = saidIn(({ points }) => points);
const PIECES = saidIn(({ pieces }) => pieces);
const GROUPS = saidIn(({ groups }) => groups);

/** `a`, even if it means something else in another language. */
export const isArticle = oneOf(ARTICLES);
/** `xp`, `EP`, but not `ép`, which abbreviates a sword. */
export const isXp = oneOf(XP);
export const isMoney = oneOf(MONEY);
export const saysFallen = oneOf(FALLEN);
/** `everyone has a dagger`. */
export const saysEveryone = oneOf(EVERYONE);
/** `stuff`, after `same`. */
export const saysStuff = oneOf(STUFF);
export const saysOther = oneOf(OTHER);
/** `no rat ogre`. */
export const saysNot = oneOf(NOT);
/** `left`, `Kasse`: the treasury. */
export const saysPurse = oneOf(saidIn(({ purse }) => purse));
export const saysShards = oneOf(saidIn(({ shards }) => shards));
/** Common words, which are not names. */
export const isCommon = oneOf(COMMON);
/** `She has a sword.` */
export const isPronoun = oneOf(PRONOUNS);
/** `12 points d’expérience`. */
export const isPoint = oneOf(POINTS);
/** `4 Stück`. */
export const isPiece = oneOf(PIECES);
/** `Gruppe von 3`. */
export const isGroup = oneOf(GROUPS);
/** `Name:`, `Banda:` above a list. */
export const isAboutAll = oneOf(ABOUT);

function saidIn(of: (words: LanguageWords) => readonly string[]): ReadonlySet<string> {
  return new Set(wordsFor(of));
}

function oneOf(words: ReadonlySet<string>): (word: string) => boolean {
  // `it's`, `l'xp`: either part may be the word.
  return (word) => {
    const small = word.toLowerCase();
    return (
      words.has(small) ||
      (/['’]/u.test(small) && small.split(/['’]/u).some((part) => words.has(part)))
    );
  };
}

/** A phrase at the beginning that the fighter misses the next battle. */
export const MISSES = new RegExp(`^${saidFor(({ missesNext }) => missesNext)}`, 'iu');
