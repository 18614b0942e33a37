import type { ListSection } from '#rules/contract/lexicon.ts';

/** What a heading, a key or a container of a list is about. */
export type Section = ListSection;

/** The words of a list parted by `;`, one by one. */
export function wordsIn(list: string): readonly string[] {
  return list
    .split(';')
    .map((word) => word.replaceAll(/\s+/g, ' ').trim())
    .filter((word) => word !== '');
}
