// Words of a language file as parts of a pattern.

/** Any of these patterns, the longest that fits. */
export function anyOf(patterns: readonly string[]): string {
  return `(?:${[...new Set(patterns)].toSorted((a, b) => b.length - a.length).join('|')})`;
}

/** A word as it is written, whatever apostrophe the list has. */
export function literal(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll('’', "[’']");
}

/** A sentence in which `(the)` may be missing, of `game/match` one stands, and any word for `*`. */
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
