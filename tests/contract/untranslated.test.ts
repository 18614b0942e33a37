import { describe, expect, test } from 'vitest';
import { LOCALES, namespacesOf, type Phrase, phrasesOf } from '../support/locale-files.ts';
import { listFaults, type Spoken, strayWords, UNTRANSLATED } from '../support/untranslated.ts';

// A new language is a copied folder (locales/README.md): what is left in the words it was copied from
// is known file by file, and what counts as translated is.

const SPOKEN: Spoken = new Map(LOCALES.map((language) => [language, filesOf(language)]));

test('locales/untranslated.json names the files that still say what another language says', () => {
  expect(listFaults(SPOKEN, UNTRANSLATED)).toEqual([]);
});

test('no sentence of a translated file reads like another language', () => {
  expect(strayWords(SPOKEN, UNTRANSLATED)).toEqual([]);
});

describe('a copied folder', () => {
  const COPY = 'copy';
  const words = filesOf('fr');
  const withWords = [...words].filter(([, phrases]) => phrases.length > 0).map(([file]) => file);
  const original: Spoken = new Map([['fr', words]]);
  const copied: Spoken = new Map([...original, [COPY, words]]);

  test('is found, file by file, until its files are listed', () => {
    const found = listFaults(copied, {});
    expect(found).toHaveLength(withWords.length);
    for (const file of withWords) {
      expect(found.filter((one) => one.startsWith(`fr/${file} and copy/${file} `))).toHaveLength(1);
    }
    expect(listFaults(copied, { [COPY]: withWords })).toEqual([]);
    expect(strayWords(copied, { [COPY]: withWords })).toEqual([]);
  });

  test('is found for a single sentence, and for the short words of a file', () => {
    const sentence = longest(words.get('ui') ?? []);
    const oneLeft = changed((file, phrase) => file === 'ui' && phrase.key === sentence.key);
    expect(listFaults(oneLeft, {})).toEqual([
      `fr/ui and copy/ui say the same (1 of ${words.get('ui')?.length}, as ${sentence.key}): translate one, or list it.`,
    ]);
    const shortLeft = changed((file, { text }) => file === 'ui' && !/\s/.test(text));
    expect(listFaults(shortLeft, {})).toEqual([]);
  });

  test('shrinks the list: a translated file may not stay on it, nor one that is not there', () => {
    expect(
      listFaults(
        changed(() => false),
        { [COPY]: ['ui'], tlh: ['ui'] },
      ),
    ).toEqual([
      'copy/ui is translated, or is no file: take it off the list.',
      'tlh/ui is translated, or is no file: take it off the list.',
    ]);
  });

  /** The copy with everything said otherwise but what is left. */
  function changed(isLeft: (file: string, phrase: Phrase) => boolean): Spoken {
    const files = [...words].map(([file, phrases]): [string, readonly Phrase[]] => [
      file,
      phrases.map((one) => (isLeft(file, one) ? one : { ...one, text: backwards(one.text) })),
    ]);
    return new Map([...original, [COPY, new Map(files)]]);
  }
});

test('a sentence that slipped in from another language is found', () => {
  const [one, other] = ['en', 'fr'];
  const { key, text } = longest(filesOf(other).get('ui') ?? []);
  // Said a little otherwise, so that only its words tell.
  const slipped = filesOf(one);
  const phrases = slipped.get('ui') ?? [];
  const said = phrases.map((phrase) =>
    phrase.key === key ? { ...phrase, text: `${text} ×` } : phrase,
  );
  const spoken: Spoken = new Map([
    [one, new Map([...slipped, ['ui', said]])],
    [other, filesOf(other)],
  ]);
  expect(listFaults(spoken, {})).toEqual([]);
  expect(strayWords(spoken, {})).toEqual([`${one}/ui ${key}: ${text} ×, as in ${other}`]);
});

function filesOf(language: string): ReadonlyMap<string, readonly Phrase[]> {
  return new Map(namespacesOf(language).map((file) => [file, phrasesOf(language, file)]));
}

function longest(phrases: readonly Phrase[]): Phrase {
  return phrases.reduce((best, one) => (one.text.length > best.text.length ? one : best));
}

/** Another language for all that anybody can tell. */
function backwards(text: string): string {
  return text.split('').toReversed().join('');
}
