import { describe, expect, test } from 'vitest';
import { LOCALES, type Phrase, phrasesOf, variablesOf } from '../support/locale-files.ts';
import { ALL_SYSTEMS } from '../support/systems.ts';

// The words of each system’s lists and house rules, in every language.

/** Files in which a system may override sentences. */
const REPLACED = ['roster', 'setup'] as const;

const CASES = LOCALES.flatMap((language) =>
  ALL_SYSTEMS.map((system) => [language, system.id, system] as const),
);

describe.each(CASES)('in %s, %s', (language, id, system) => {
  const phrases = phrasesOf(language, id);

  test.each(REPLACED)(
    'overrides only existing sentences of %s, with the same variables',
    (file) => {
      const originals = phrasesOf(language, file).map(signatureOf);
      const own = phrases.filter(({ key }) => key.startsWith(`${file}.`));
      const strange = own.map((phrase) =>
        signatureOf({ ...phrase, key: phrase.key.slice(file.length + 1) }),
      );
      expect(strange.filter((one) => !originals.includes(one))).toEqual([]);
    },
  );

  test('has a full sentence for every house rule', () => {
    const hints = system.houseRules.map(
      (rule) => phrases.find(({ key }) => key === `houseRule.${rule.id}.hint`)?.text ?? rule.id,
    );
    expect(hints.filter((hint) => !/^\p{Lu}.+[.?]$/u.test(hint))).toEqual([]);
  });
});

function signatureOf({ key, text }: Phrase): string {
  return `${key}: ${variablesOf(text).join()}`;
}
