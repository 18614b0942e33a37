import { fold, namesIn } from './names.ts';
import type { Words } from './words.ts';

/**
 * `Guerriers` in a list of dwarfs, whose warriors are `Guerriers nains` everywhere else: the only fighter of this
 * warband a name of whom has every word of it; null for none and for several.
 */
export function idByPart(
  text: string,
  warband: string,
  { indexes, language }: Words,
): string | null {
  const said = fold(text).split(' ');
  if (said.length > 3 || !said.every((word) => word.length >= SHORTEST)) return null;
  const found = namesIn(indexes.profiles, language)
    .filter(({ id }) => id.startsWith(`${warband}/`))
    .filter(({ name }) => {
      const words = fold(name).split(' ');
      return said.every((word) => words.includes(word));
    });
  const [first, ...others] = new Set(found.map(({ id }) => id));
  return first !== undefined && others.length === 0 ? first : null;
}

/** Shorter words stand in too many names. */
const SHORTEST = 5;
