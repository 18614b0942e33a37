import { describe, expect, test } from 'vitest';
import { LOCALES, namespacesOf, type Phrase, phrasesOf } from '../support/locale-files.ts';
import { listFaults, type Spoken, strayWords, UNTRANSLATED } from '../support/untranslated.ts';

// A new language starts as a copied folder (locales/README.md). Untranslated files are listed one by one, and
// a translated one must contain no text of another language.

const SPOKEN: Spoken = new Map(LOCALES.map((language) => [language, filesOf(language)]));

test('locales/untranslated.json lists only files with text in another language', () => {
  expect(listFaults(SPOKEN, UNTRANSLATED)).toEqual([]);
});

test('no sentence of a translated file is in another language', () => {
  expect(strayWords(SPOKEN, UNTRANSLATED)).toEqual([]);
});

describe('a copied folder', () => {
  const COPY = 'copy';
  const words = filesOf('fr');
  const withWords = [...words].filter(([, phrases]) => phrases.length > 0).map(([file]) => file);
  const original: Spoken = new Map([['fr', words]]);
  const copied: Spoken = new Map([...original, [COPY, words]]);

  test('is reported file by file until its files are listed', () => {
    const found = listFaults(copied, {});
    expect(found).toHaveLength(withWords.length);
    for (const file of withWords) {
      expect(found.filter((one) => one.startsWith(`fr/${file} and copy/${file} `))).toHaveLength(1);
    }
    expect(listFaults(copied, { [COPY]: withWords })).toEqual([]);
    expect(strayWords(copied, { [COPY]: withWords })).toEqual([]);
  });

  test('is reported for a single sentence, and for the short words of a file', () => {
    const sentence = longest(words.get('ui') ?? []);
    const oneLeft = changed((file, phrase) => file === 'ui' && phrase.key === sentence.key);
    expect(listFaults(oneLeft, {})).toEqual([
      `fr/ui and copy/ui say the same (1 of ${words.get('ui')?.length}, as ${sentence.key}): translate one, or list it.`,
    ]);
    const shortLeft = changed((file, { text }) => file === 'ui' && !/\s/.test(text));
    expect(listFaults(shortLeft, {})).toEqual([]);
  });

  test('must be taken off the list once translated or removed', () => {
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

  /** The copy with every text changed except those listed. */
  function changed(isLeft: (file: string, phrase: Phrase) => boolean): Spoken {
    const files = [...words].map(([file, phrases]): [string, readonly Phrase[]] => [
      file,
      phrases.map((one) => (isLeft(file, one) ? one : { ...one, text: backwards(one.text) })),
    ]);
    return new Map([...original, [COPY, new Map(files)]]);
  }
});

test('reports a sentence left in another language', () => {
  const [one, other] = ['en', 'fr'];
  const { key, text } = longest(filesOf(other).get('ui') ?? []);
  // Slightly changed, so that only its words can be recognised.
  const slipped = filesOf(one);
  const phrases = slipped.get('ui') ?? [];
  const changed = phrases.map((phrase) =>
    phrase.key === key ? { ...phrase, text: `${text} ×` } : phrase,
  );
  const spoken: Spoken = new Map([
    [one, new Map([...slipped, ['ui', changed]])],
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

/** Counts as another language, as nothing can tell otherwise. */
function backwards(text: string): string {
  return text.split('').toReversed().join('');
}
