import { describe, expect, test } from 'vitest';
import { LOCALES, namespacesOf, phrasesOf } from '../support/locale-files.ts';

/** Phrases that would make a reader take a rule of the book for a house rule, by language. */
const CALLED_HOUSE_RULE: Readonly<Record<string, RegExp>> = {
  fr: /\([^)]*règle maison[^)]*\)|« maison »|^maison$/u,
  en: /\([^)]*house rule[^)]*\)|“house”|^house$/u,
};

describe.each(LOCALES.filter((one) => one in CALLED_HOUSE_RULE))(
  'the rules summary in %s',
  (language) => {
    const phrases = namespacesOf(language)
      .filter((namespace) => namespace.endsWith('-rules'))
      .flatMap((namespace) => phrasesOf(language, namespace));

    test('says that a rule of the book can be changed, but never calls it a house rule', () => {
      const pattern = CALLED_HOUSE_RULE[language];
      expect(phrases.length).toBeGreaterThan(100);
      const wrong = phrases.filter(({ text }) => pattern?.test(text) === true);
      expect(wrong.map(({ key }) => key)).toEqual([]);
    });
  },
);
