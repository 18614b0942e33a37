import type { FoundFighter, FoundWarband } from '#exchange/import/found.ts';
import { plain } from '#exchange/import/words/names.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';

/**
 * Replaces an app's type codes in the data at the end of a message by the types that the message spells out:
 * `Champion „Sallor“ [55 gc]`.
 */
export function withTypesFromMessage(
  found: FoundWarband,
  text: string,
  words: Words,
): FoundWarband {
  const lines = text.split('\n');
  return { ...found, fighters: found.fighters.map((one) => withTypeFromLines(one, lines, words)) };
}

function withTypeFromLines(
  fighter: FoundFighter,
  lines: readonly string[],
  words: Words,
): FoundFighter {
  if (isWord(words, 'profiles', fighter.type) || fighter.name === '') return fighter;
  for (const line of lines) {
    const [, type = '', name = ''] =
      /^\W*(\p{L}[^„"“”«»]{2,40}?)\s*[„"“«]([^"”“»]+)["”“»]/u.exec(line) ?? [];
    if (plain(name) === plain(fighter.name) && isWord(words, 'profiles', type))
      return { ...fighter, type };
  }
  return fighter;
}
