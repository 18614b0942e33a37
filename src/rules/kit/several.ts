// A text trait holds one word, or several after each other: whom a fighter hates, as his profile and his grudges say.

const BETWEEN = ', ';

/** The single words of a text trait. */
export function wordsOf(text: string): readonly string[] {
  return text.split(BETWEEN).filter((word) => word !== '');
}

/** Several words as the text of one trait, each once. */
export function joinedWords(words: readonly string[]): string {
  return [...new Set(words)].join(BETWEEN);
}
