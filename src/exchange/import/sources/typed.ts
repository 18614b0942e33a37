import type { Source } from '#exchange/import/source.ts';
import { readTyped } from '#exchange/import/typed/reader.ts';
import { accepted, HAND_WRITTEN, judged } from '#exchange/import/verdict.ts';

/** A list as people type it, with tables and labels or without. */
export const typed: Source = {
  // Any text may be one.
  sniff: () => true,
  read: (given) => {
    const { text, words, options } = given;
    const found = readTyped(text, words, options.roles);
    return options.anyway === true
      ? accepted(given, found, 'list', HAND_WRITTEN)
      : judged(given, found, 'list', HAND_WRITTEN);
  },
};
