import { describe, expect, test } from 'vitest';
import { LOCALES, namespacesOf, phrasesOf } from '../support/locale-files.ts';

/** What a reader would take for a rule that only some tables play, set behind a rule of the book; of languages that somebody has thought of. */
const CALLED_HOUSE_RULE: Readonly<Record<string, RegExp>> = {
  fr: /\([^)]*règle maison[^)]*\)|« maison »|^maison$/u,
  en: /\([^)]*house rule[^)]*\)|“house”|^house$/u,
};

describe.each(LOCALES.filter((one) => one in CALLED_HOUSE_RULE))(
  'the rules in short in %s',
  (language) => {
    const phrases = namespacesOf(language)
      .filter((namespace) => namespace.endsWith('-rules'))
      .flatMap((namespace) => phrasesOf(language, namespace));

    test('say of a rule of the book that it can be set, never that it is a house rule', () => {
      const pattern = CALLED_HOUSE_RULE[language];
      expect(phrases.length).toBeGreaterThan(100);
      const wrong = phrases.filter(({ text }) => pattern?.test(text) === true);
      expect(wrong.map(({ key }) => key)).toEqual([]);
    });
  },
);
