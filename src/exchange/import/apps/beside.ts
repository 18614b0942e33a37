import type { FoundFighter, FoundWarband } from '#exchange/import/found.ts';
import { plain } from '#exchange/import/words/names.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';

/**
 * A warband out of the data at the end of a message, whose types are an app's own codes, with those that the
 * message has in words: `Champion „Sallor“ [55 gc]`.
 */
export function withWordsBeside(found: FoundWarband, text: string, words: Words): FoundWarband {
  const lines = text.split('\n');
  return { ...found, fighters: found.fighters.map((one) => named(one, lines, words)) };
}

function named(fighter: FoundFighter, lines: readonly string[], words: Words): FoundFighter {
  if (isWord(words, 'profiles', fighter.type) || fighter.name === '') return fighter;
  for (const line of lines) {
    const [, type = '', name = ''] =
      /^\W*(\p{L}[^„"“”«»]{2,40}?)\s*[„"“«]([^"”“»]+)["”“»]/u.exec(line) ?? [];
    if (plain(name) === plain(fighter.name) && isWord(words, 'profiles', type))
      return { ...fighter, type };
  }
  return fighter;
}
