// The one text that must be there when no words could be loaded, so it travels with the program.
/* oxlint-disable no-restricted-imports */

import { detectLanguage } from '#i18n/detect.ts';
import english from '../../../locales/en/last-resort.json?raw';
import french from '../../../locales/fr/last-resort.json?raw';

const WORDS: ReadonlyMap<string, string> = new Map([
  ['en', english],
  ['fr', french],
]);

/** What the error screen says, and in which language, when no words could be loaded. */
export interface LastResort {
  readonly language: string;
  readonly word: (key: 'title' | 'text' | 'restart') => string;
}

/** @param preferred the phone's languages, best first, as in `navigator.languages` */
export function lastResort(preferred: readonly string[]): LastResort {
  const language = detectLanguage(null, preferred, [...WORDS.keys()]);
  const words: unknown = JSON.parse(WORDS.get(language) ?? '{}');
  const known = new Map<string, unknown>(Object.entries(words ?? {}));
  return {
    language,
    word: (key) => {
      const found = known.get(key);
      return typeof found === 'string' ? found : '';
    },
  };
}
