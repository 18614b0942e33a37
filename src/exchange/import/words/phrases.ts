// Builds regular expressions from the words of language files.

/** A pattern that matches any of these, the longest first. */
export function anyOf(patterns: readonly string[]): string {
  return `(?:${[...new Set(patterns)].toSorted((a, b) => b.length - a.length).join('|')})`;
}

/** A pattern that matches a word literally, with either apostrophe. */
export function literal(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll('’', "[’']");
}

/** A pattern for a phrase in which `(the)` is optional, `game/match` are alternatives, and `*` is any word. */
export function phrase(words: string): string {
  const [first = '', ...others] = words.split(' ');
  return others.reduce((before, word) => {
    const [, maybe] = /^\((.+)\)$/u.exec(word) ?? [];
    return maybe === undefined
      ? String.raw`${before}\s+${oneOf(word)}`
      : String.raw`${before}(?:\s+${oneOf(maybe)})?`;
  }, oneOf(first));
}

function oneOf(word: string): string {
  return word === '*' ? String.raw`\p{L}+` : anyOf(word.split('/').map(literal));
}
