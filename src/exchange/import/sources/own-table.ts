import type { Source } from '#exchange/import/source.ts';
import { isSheet, readSheet } from '#exchange/import/tables/sheet-reader.ts';
import { accepted, BY_KEYS, ownReading } from '#exchange/import/verdict.ts';

/** A table that the app has written, edited since or not. */
export const ownTable: Source = {
  sniff: ({ text }) => isSheet(text.trim()),
  read: (given) => {
    const { text, tools, words } = given;
    const sheet = readSheet(text.trim(), tools, words);
    if (sheet === null) return null;
    return 'own' in sheet
      ? ownReading({ format: 'sheet', warbands: sheet.own }, tools)
      : accepted(given, sheet.found, 'sheet', BY_KEYS);
  },
};
