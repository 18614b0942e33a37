import { describe, expect, test } from 'vitest';
import { LOCALES, namespacesOf, phrasesOf } from '../support/locale-files.ts';

// Players have one word for a thing (docs/glossary.md). These are second words for things that have one.

interface SecondWord {
  readonly word: RegExp;
  readonly better: string;
  /** A phrase as it would be written with the second word. */
  readonly sample: string;
}

const SECOND_WORDS: Readonly<Record<string, readonly SecondWord[]>> = {
  fr: [
    { word: /\bparticularités?\b/iu, better: 'règle', sample: 'Changer les particularités' },
    { word: /\bchef à \{\{/iu, better: 'à … ps du chef', sample: 'Chef à {{range}} ps' },
    { word: /contre \{\{characteristic/u, better: 'sur', sample: 'contre {{characteristic}} 8' },
    { word: /^trésors?\b(?! caché)/iu, better: 'butin, caisse', sample: 'Trésors et marqueurs' },
    {
      word: /\bréserve\s?: \{\{/iu,
      better: 'caisse',
      sample: 'En réserve\u00A0: {{gold}} co',
    },
    {
      word: /progressions? (?:est due|dues?|à lancer)/iu,
      better: 'à tirer',
      sample: '2 progressions à lancer',
    },
    { word: /\bfondation\b/iu, better: 'or de départ', sample: 'Reste de la fondation' },
    { word: /\bfuyard chargé$/iu, better: 'charger un fuyard', sample: 'Fuyard chargé' },
    { word: /\bchez \{\{/iu, better: 'en face', sample: 'Après la bataille, chez {{sides}}' },
    { word: /^retirés\s?:/iu, better: 'la cause seule', sample: 'Retirés\u00A0: {{cause}}' },
  ],
  en: [
    {
      word: /(?<!\{\{|com(?:es?|ing) )\bround(?!s? trip)s?\b/iu,
      better: 'turn',
      sample: 'Round limit',
    },
    {
      word: /\bleader (?:in|within) \{\{/iu,
      better: 'within … of the leader',
      sample: 'Leader within {{range}}″',
    },
    { word: /against \{\{characteristic/u, better: 'on', sample: 'against {{characteristic}} 8' },
    { word: /\{\{\w+\}\} against \{\{/u, better: 'vs', sample: '{{one}} against {{other}}' },
    {
      word: /\bthreshold \{\{|^(?:Rout )?Test at\b(?! table)/u,
      better: 'tests at',
      sample: 'threshold {{needed}}',
    },
    { word: /\bone of theirs\b/iu, better: 'someone from', sample: 'One of theirs' },
    { word: /\bfree-form\b/iu, better: 'custom', sample: 'A free-form one' },
    {
      word: /\blook(?:s|ing)? on\b.*\.?$/iu,
      better: 'spectator, watch',
      sample: 'It only looks on',
    },
    { word: /^In store: /u, better: 'treasury', sample: 'In store: {{before}}' },
  ],
};

describe.each(LOCALES)('%s has one word for', (language) => {
  const phrases = namespacesOf(language)
    .flatMap((namespace) =>
      phrasesOf(language, namespace).map(({ key, text }) => ({ key: `${namespace}:${key}`, text })),
    )
    // What is searched for may be any word.
    .filter(({ key }) => !key.endsWith('.search'));

  test.each(SECOND_WORDS[language] ?? [])('$better', ({ word, sample }) => {
    expect(phrases.filter(({ text }) => word.test(text))).toEqual([]);
    expect(sample).toMatch(word);
  });
});
