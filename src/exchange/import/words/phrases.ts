import type { LanguageWords } from '#rules/contract/lexicon.ts';
import { LANGUAGES } from '#rules/kit/languages.ts';

// Builds regular expressions from the words of language files, each once, for all languages at a time: what a list
// is written in is not known yet, and many a list mixes two.

/** Every language's words for the same. */
export function wordsFor(of: (words: LanguageWords) => readonly string[]): readonly string[] {
  return [...new Set(LANGUAGES.flatMap(of))];
}

/**
 * A pattern of what any language says for the same.
 * @param as what makes a pattern of a word or phrase
 */
export function saidFor(
  of: (words: LanguageWords) => readonly string[],
  as: (words: string) => string = phrase,
): string {
  return anyOf(wordsFor(of).map(as));
}

/** A pattern that matches any of these, the longest first. */
export function anyOf(patterns: readonly string[]): string {
  return `(?:${[...new Set(patterns)].toSorted((a, b) => b.length - a.length).join('|')})`;
}

/** A pattern that matches a word literally, with either apostrophe. */
export function literal(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll('’', "[’']");
}

/**
 * A pattern for a phrase in which `(the)` is optional, `game/match` are alternatives, `*` is any word, and `hand*`
 * any that begins so.
 */
function phrase(words: string): string {
  const [first = '', ...others] = words.split(' ');
  return others.reduce((before, word) => {
    const [, maybe] = /^\((.+)\)$/u.exec(word) ?? [];
    return maybe === undefined
      ? String.raw`${before}\s+${oneOf(word)}`
      : String.raw`${before}(?:\s+${oneOf(maybe)})?`;
  }, oneOf(first));
}

function oneOf(word: string): string {
  return word === '*' ? String.raw`\p{L}+` : anyOf(word.split('/').map(begun));
}

function begun(word: string): string {
  return word.endsWith('*') ? String.raw`${literal(word.slice(0, -1))}\p{L}*` : literal(word);
}
