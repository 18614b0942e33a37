import { readJson } from '#exchange/import/files/values.ts';
import { fromData } from '#exchange/import/from-data.ts';
import type { Source } from '#exchange/import/source.ts';

/** JSON of a list builder or an app. */
export const json: Source = {
  sniff: ({ text }) => {
    const body = text.trim();
    return JSON_START.test(body) && !BBCODE.test(body);
  },
  read: (given) => fromData(given, readJson(given.text.trim()), 'app-json'),
};

const JSON_START = /^(?:\{\s*(?:"|\}|$)|\[\s*(?:[{["\]]|$))/;

const BBCODE = /^\[\/?[a-z*]+[=\]]/i;
