import { findExact } from './names.ts';
import { lookUp, type Words } from './words.ts';

/** The kinds of words that are traits of a fighter. */
export type MeaningKind = (typeof KINDS)[number];

const KINDS = ['skills', 'injuries', 'rules'] as const;

/**
 * The trait that a word means; '' for none, and where nothing decides between several.
 * @param kind what the list calls it
 * @param fits whether the fighter may have a trait: it decides between traits of the same name
 */
export function meaningOf(
  words: Words,
  kind: MeaningKind,
  text: string,
  fits: (traitId: string) => boolean,
): string {
  const kinds = [kind, ...KINDS.filter((other) => other !== kind)];
  const exact = kinds.flatMap(
    (one) => findExact(words.indexes[one], text, words.language)?.ids ?? [],
  );
  const meant = new Set(exact.filter((id) => id !== ''));
  // A name that the app has nothing for is no slip of another one.
  if (meant.size === 0) return exact.length > 0 ? '' : only(lookUp(words, kind, text)?.ids ?? []);
  return meant.size === 1 ? only([...meant]) : only([...meant].filter(fits));
}

function only(ids: readonly string[]): string {
  const [id = '', ...others] = ids;
  return others.length === 0 ? id : '';
}
