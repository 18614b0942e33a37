import { readMarkup } from '#exchange/import/files/markup.ts';
import { rosterOfXml } from '#exchange/import/files/tree.ts';
import { valueOf } from '#exchange/import/files/xml-values.ts';
import { fromData } from '#exchange/import/from-data.ts';
import { fromTree } from '#exchange/import/from-tree.ts';
import type { Source } from '#exchange/import/source.ts';

/** XML of a list builder or an app. */
export const xml: Source = {
  sniff: ({ text }) => text.trimStart().startsWith('<'),
  read: (given) => {
    const root = readMarkup(given.text, false);
    const roster = rosterOfXml(root);
    return roster === null
      ? fromData(given, valueOf(root), 'app-xml')
      : fromTree(given, roster, 'xml');
  },
};
