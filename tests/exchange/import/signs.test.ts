import { describe, expect, test } from 'vitest';
import { readApp } from '#exchange/import/apps/reader.ts';
import { readJson } from '#exchange/import/files/values.ts';
import { EMPTY_WARBAND } from '#exchange/import/found.ts';
import { SIGNS, type Sign } from '#exchange/import/judge/signs.ts';
import { judge } from '#exchange/import/judge.ts';
import { resolve } from '#exchange/import/resolve.ts';
import { readTyped } from '#exchange/import/typed/reader.ts';
import { HAND_WRITTEN } from '#exchange/import/verdict.ts';
import { wordsOf } from '#exchange/import/words/words.ts';
import { KIT } from '../../../scripts/import-file.ts';

// By what a list is known as one of this game, of another, or as none: a table in which each line says what
// would be judged otherwise without it.

function judged(text: string, signs: readonly Sign[] = SIGNS) {
  const words = wordsOf(KIT.lexicon);
  const written = !text.startsWith('{');
  const [found = EMPTY_WARBAND] = written ? readTyped(text, words) : readApp(readJson(text), words);
  return judge(resolve(found, words, KIT.system, HAND_WRITTEN), text, written, words, signs);
}

describe.each(SIGNS.map((sign) => [sign.name, sign] as const))('%s', (_, sign) => {
  test('decides of its example', () => {
    expect(judged(sign.example)).toMatchObject({ is: sign.says, by: { name: sign.name } });
  });

  test('makes the difference there', () => {
    const without = SIGNS.filter((one) => one !== sign);
    expect(judged(sign.example, without).is).not.toBe(sign.says);
  });
});

test('signs of one weight say the same, so that their order means nothing', () => {
  const weights = new Map(SIGNS.map(({ weight, says }) => [weight, says]));
  expect(SIGNS.filter(({ weight, says }) => weights.get(weight) !== says)).toEqual([]);
  const shuffled = SIGNS.toReversed();
  const otherwise = SIGNS.filter(({ example, says }) => judged(example, shuffled).is !== says);
  expect(otherwise.map(({ name }) => name)).toEqual([]);
});

test('no two signs have one name', () => {
  expect(new Set(SIGNS.map(({ name }) => name)).size).toBe(SIGNS.length);
});

/** An app’s members of these types, with what they carry. */
function membersOf(types: readonly string[], items: readonly string[] = []): string {
  const members = types.map((type, at) => ({ name: `Nobody ${at}`, type, xp: at, items }));
  return JSON.stringify({ members });
}

test.each([
  ['two types, and all are known', membersOf(['Champion', 'Captain']), 'ours'],
  ['two types, a third of all', membersOf(['Champion', 'Captain', 'a', 'b', 'c', 'd']), 'ours'],
  ['less than a third', membersOf(['Champion', 'Captain', 'a', 'b', 'c', 'd', 'e']), 'nothing'],
  ['one type with nothing', membersOf(['Champion', 'Champion']), 'nothing'],
  ['one type with a sword', membersOf(['Champion', 'Champion'], ['sword']), 'ours'],
  ['one of four with a sword', membersOf(['Champion', 'a', 'b', 'c'], ['sword']), 'nothing'],
])('%s', (_, text, is) => {
  expect(judged(text).is).toBe(is);
});

/** An app’s list of types, in which one member has more. */
function typesWith(more: object): string {
  const stats = { M: 4, WS: 3, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7 };
  const members = ['Captain', 'Champion', 'Warrior'].map((type) => ({ type, stats }));
  return JSON.stringify({
    type: 'Reikland',
    members: [...members, { type: 'Marksman', stats, ...more }],
  });
}

test.each([
  ['types alone', {}, 'nothing'],
  ['a name', { name: 'Otto' }, 'ours'],
  ['a group', { count: 3 }, 'ours'],
  ['a sword', { items: ['sword'] }, 'ours'],
  ['a skill', { skills: ['Dodge'] }, 'ours'],
])('a catalogue has types alone, a warband more: %s', (_, more, is) => {
  expect(judged(typesWith(more)).is).toBe(is);
});

test('groups too large are another game’s, unless the list has a rating', () => {
  const list = 'Captain: sword\n20 Warriors: spears\n2 Marksmen: bows';
  expect(judged(list).is).toBe('foreign');
  expect(judged(list.replace('20', '15')).is).toBe('ours');
  expect(judged(`${list}\nWarband rating: 90`).is).toBe('ours');
});
