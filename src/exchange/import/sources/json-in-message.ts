import { readJson } from '#exchange/import/files/values.ts';
import { fromData } from '#exchange/import/from-data.ts';
import type { Source } from '#exchange/import/source.ts';

/** A message for people, with the app's data in its last line. */
export const jsonInMessage: Source = {
  sniff: ({ text }) => DATA.test(text),
  read: (given) => {
    const [, data = ''] = DATA.exec(given.text) ?? [];
    return fromData(given, readJson(data), 'app-json', given.text.trim());
  },
};

const DATA = /^[ \t]*[A-Z][A-Z -]{2,30}DATA:\s*(\{.*\})\s*$/m;
