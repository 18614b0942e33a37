import type { ListSection } from '#rules/contract/lexicon.ts';

/** What a heading or key of a list introduces. */
export type Section = ListSection;

/** Splits a list of words separated by `;`. */
export function splitWordList(list: string): readonly string[] {
  return list
    .split(';')
    .map((word) => word.replaceAll(/\s+/g, ' ').trim())
    .filter((word) => word !== '');
}
