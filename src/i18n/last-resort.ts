// The text for when no words could be loaded, so it is part of the program.

import { detectLanguage } from './detect.ts';

const FILES = import.meta.glob<string>('../../locales/*/last-resort.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** By the language, the name of the folder. */
const WORDS: ReadonlyMap<string, string> = new Map(
  // In words that any browser knows: this speaks when others fail.
  Object.entries(FILES).map(([file, text]) => [file.split('/').slice(-2)[0] ?? '', text]),
);

/** The error screen's text and its language when no words could be loaded. */
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
