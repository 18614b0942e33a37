import { fold, type Language, type NameIndex, namesIn } from './names.ts';
import type { Words } from './words.ts';

/**
 * `Guerriers` in a dwarf list means `Guerriers nains`: the only profile of the warband with a name that contains
 * every word; null for none and for several.
 */
export function idByPartialName(
  text: string,
  warband: string,
  { indexes, language }: Words,
): string | null {
  const said = fold(text).split(' ');
  if (said.length > 3 || !said.every((word) => word.length >= MIN_WORD)) return null;
  const found = namesOf(indexes.profiles, language, warband).filter(({ words }) =>
    said.every((word) => words.includes(word)),
  );
  const [first, ...others] = new Set(found.map(({ id }) => id));
  return first !== undefined && others.length === 0 ? first : null;
}

/** Shorter words occur in too many names. */
const MIN_WORD = 5;

interface Name {
  readonly id: string;
  readonly words: readonly string[];
}

/** Cached by warband and language. */
const NAMES = new WeakMap<NameIndex, Map<string, readonly Name[]>>();

function namesOf(index: NameIndex, language: Language | null, warband: string): readonly Name[] {
  const known = NAMES.get(index) ?? new Map<string, readonly Name[]>();
  NAMES.set(index, known);
  const key = `${language ?? ''} ${warband}`;
  const names =
    known.get(key) ??
    namesIn(index, language)
      .filter(({ id }) => id.startsWith(`${warband}/`))
      .map(({ id, name }) => ({ id, words: fold(name).split(' ') }));
  known.set(key, names);
  return names;
}
