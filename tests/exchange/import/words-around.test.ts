import { describe, expect, test } from 'vitest';
import { itemsIn } from '#exchange/import/words/items.ts';
import { sectionOf } from '#exchange/import/words/sections.ts';
import { lookUp, wordsOf } from '#exchange/import/words/words.ts';
import type { LanguageWords } from '#rules/contract/lexicon.ts';
import { LANGUAGES } from '#rules/kit/languages.ts';
import { KIT } from '../../../scripts/import-file.ts';

// What each language writes around a thing is read in each: nothing of it is known to the importer but by the
// language's file.

const WORDS = wordsOf(KIT.lexicon);

/** The ids of the things in a line. */
function thingsIn(text: string, { language }: LanguageWords): readonly string[] {
  const words = { ...WORDS, language };
  return itemsIn(text, null, words).map((item) => {
    const [id = ''] = lookUp(words, 'items', item.text)?.ids ?? [];
    return item.count === 1 ? id : `${item.count} ${id}`;
  });
}

/** Everything that a phrase stands for: `off/main (hand)`, without `*`. */
function saidBy(phrases: readonly string[]): readonly string[] {
  return phrases.flatMap((phrase) =>
    phrase
      .replaceAll('*', '')
      .split(' ')
      .reduce<readonly string[]>(
        (before, word) => {
          const bare = word.replace(/^\((.+)\)$/u, '$1');
          const longer = before.flatMap((start) =>
            bare.split('/').map((one) => `${start} ${one}`.trim()),
          );
          return bare === word ? longer : [...before, ...longer];
        },
        [''],
      ),
  );
}

describe.each(LANGUAGES.map((one) => [one.language, one] as const))('in %s', (_, language) => {
  const { phrases, links, items, free, longCharacteristics, not, sections, money } = language;
  const [sword = ''] = items['sword'] ?? [];
  const [, coin = ''] = money;
  const [a = ''] = phrases.indefinite;
  const all: readonly (readonly [string, readonly string[]])[] = [
    ['whose it is', [...links.with, ...links.has].map((one) => `${one} ${a} ${sword}`)],
    ['that all have it', links.each.map((one) => `${one} ${a} ${sword}`)],
    ['only', saidBy(phrases.only).map((one) => `${one} ${sword}`)],
    ['what it is free of', free.map((one) => `${sword} ${one}`)],
    ['what it costs', saidBy(phrases.atPrice).map((one) => `${sword} ${one} 10 ${coin}`)],
    ['for each', phrases.apiece.map((one) => `${sword} 10 ${coin} ${one}`)],
    ['that there is one more', saidBy(phrases.second).map((one) => `${one} ${sword}`)],
    ['as well', saidBy(phrases.asWell).map((one) => `${sword} ${one}`)],
    ['in which hand', saidBy(phrases.whichHand).map((one) => `${sword} (${one})`)],
    ['what it counts as', saidBy(phrases.countsAs).map((one) => `Xyrx (${one} ${sword})`)],
    ['what a warband is worth', phrases.rating.map((one) => `${sword} (15 ${one})`)],
    ['a sum', saidBy(phrases.totals).map((one) => `${sword} - ${one} 100`)],
  ];

  test.each(all)('a thing is read beside the words for %s', (_name, lines) => {
    expect(lines.filter((line) => thingsIn(line, language).join() !== 'sword')).toEqual([]);
  });

  test('two of somebody’s own are two', () => {
    const lines = phrases.our.map((one) => `${one} 2 ${sword}`);
    expect(lines.filter((line) => thingsIn(line, language).join() !== '2 sword')).toEqual([]);
  });

  test('a characteristic and the lack of weapons are no things', () => {
    const long = longCharacteristics.flat().filter(({ length }) => length > 3);
    const none = not.flatMap((no) => sections.gear.slice(0, 3).map((gear) => `${no} ${gear}`));
    expect([...long, ...none].filter((line) => thingsIn(line, language).length > 0)).toEqual([]);
  });

  test('a heading is known whatever stands around it', () => {
    const [hero = ''] = sections.hero;
    const [stash = ''] = sections.stash;
    const lines = [
      ...phrases.definite.map((the) => [`${the} ${hero}`, 'hero']),
      ...phrases.our.map((our) => [`${our} ${hero}`, 'hero']),
      ...phrases.models.map((models) => [`${hero} 5 ${models}`, 'hero']),
      ...phrases.behindHeading.map((list) => [`${hero} ${list} xyrx`, 'hero']),
      ...phrases.places.map((inside) => [`${stash} ${inside} xyrx`, 'stash']),
    ];
    expect(lines.filter(([line = '', section]) => sectionOf(line) !== section)).toEqual([]);
  });
});
