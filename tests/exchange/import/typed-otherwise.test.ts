import { describe, expect, test } from 'vitest';
import { importFile } from '../../../scripts/import-file.ts';
import { HAND_LISTS } from './hand-lists.ts';
import { bytesOf } from './made-roster.ts';
import { MORE_LISTS } from './more-lists.ts';
import { OTHER_TONGUES } from './other-tongues.ts';
import { PLAIN_LISTS } from './plain-lists.ts';
import { WHOLE_LISTS } from './whole-lists.ts';

// One list, typed by other hands and sent by other ways: the same people.

const LISTS = [...HAND_LISTS, ...MORE_LISTS, ...OTHER_TONGUES, ...PLAIN_LISTS, ...WHOLE_LISTS];
// What programs print is theirs to the letter.
const TYPED = LISTS.filter(({ about }) => !/print|builder|tag|markdown/.test(about));

/** Everybody with his things; capitals aside. */
function peopleIn(text: string): readonly string[] {
  return importFile(bytesOf(text)).fighters.map(({ count, name, profileId, equipment }) => {
    const things = equipment.map((one) => `${one.itemId ?? one.name.toLowerCase()} ${one.count}`);
    return `${count} ${name.toLowerCase()} = ${profileId} [${things.toSorted().join(', ')}]`;
  });
}

function eachLine(text: string, change: (line: string) => string): string {
  return text.split('\n').map(change).join('\n');
}

const SENT: readonly (readonly [string, (text: string) => string])[] = [
  ['with the line ends of another system', (text) => text.replaceAll('\n', '\r\n')],
  ['quoted, as mails and forums do', (text) => eachLine(text, (line) => `> ${line}`)],
  ['quoted twice', (text) => eachLine(text, (line) => `>> ${line}`)],
  ['indented as a whole', (text) => eachLine(text, (line) => `    ${line}`)],
  ['with letters of two signs', (text) => text.normalize('NFD')],
  ['with blanks at the ends of lines', (text) => eachLine(text, (line) => `${line}  `)],
];

describe('a list that came another way', () => {
  test.each(SENT)('%s', (_, change) => {
    for (const { about, text } of LISTS) {
      expect([about, peopleIn(change(text))]).toEqual([about, peopleIn(text)]);
    }
  });
});

test('a list copied from a page, with an empty line below each', () => {
  for (const { about, text } of TYPED) {
    expect([about, peopleIn(text.replaceAll('\n', '\n\n'))]).toEqual([about, peopleIn(text)]);
  }
});

describe('what a list builder prints, posted with a greeting', () => {
  test.each(
    LISTS.filter(({ about }) => /printed by a list builder/.test(about)).map((one) => [
      one.about,
      one.text,
    ]),
  )('%s', (_, text) => {
    const posted = `Hi all, this is what I want to play on Saturday, what do you think?\n\n${text}`;
    expect(peopleIn(posted)).toEqual(peopleIn(text));
  });
});

describe('a list typed otherwise', () => {
  test.each([
    ['without a capital', (text: string) => text.toLowerCase()],
    ['in nothing but capitals', (text: string) => text.toUpperCase()],
  ])('%s', (_, change) => {
    const all = TYPED.flatMap(({ text }) => {
      const read = new Set(peopleIn(change(text)));
      return peopleIn(text).map((one) => read.has(one));
    });
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter((same) => same).length / all.length).toBeGreaterThan(0.9);
  });

  test('keeps the words of its player as they are', () => {
    const summary = importFile(
      bytesOf(`the gutter boys
skaven

skrix, assassin adept: weeping blades, sling
old wheeze, sorcerer: club
gnash - black skaven - 2 swords
3 verminkin w/ spears`),
    );
    expect([summary.warband, ...summary.fighters].map((one) => one?.name)).toEqual([
      'the gutter boys',
      'skrix',
      'old wheeze',
      'gnash',
      'verminkin',
    ]);
    expect(summary.fighters[0]?.equipment.map(({ name }) => name)).toEqual([
      'weeping blades',
      'sling',
    ]);
  });

  test('dashes where others have colons, below everybody', () => {
    const list = `Reikland
Captain Otto
Equipment - sword, pistol
XP - 24
Champion Karl
Equipment - axe
XP - 11
Skills - Mighty Blow`;
    expect(peopleIn(list)).toEqual(peopleIn(list.replaceAll(' - ', ': ')));
    expect(importFile(bytesOf(list)).fighters.map(({ xp, skills }) => [xp, skills])).toEqual([
      [24, []],
      [11, ['Mighty Blow']],
    ]);
  });
});
