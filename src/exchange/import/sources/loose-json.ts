import { looksLoose, readLooseJson } from '#exchange/import/files/loose-json.ts';
import { fromData } from '#exchange/import/from-data.ts';
import type { Source } from '#exchange/import/source.ts';

/** An object as programs write it, without quotes around its keys. */
export const looseJson: Source = {
  sniff: ({ text }) => looksLoose(text),
  read: (given) => {
    const root = readLooseJson(given.text);
    return root === null ? null : fromData(given, root, 'app-json');
  },
};
