import { expect, test } from 'vitest';
import { readApp } from '#exchange/import/apps/reader.ts';
import { unreadIn } from '#exchange/import/apps/unread.ts';
import { readJson } from '#exchange/import/files/values.ts';
import { wordsOf } from '#exchange/import/words/words.ts';
import { lexicon } from '#rules/systems/mordheim/lexicon.ts';

// What an app's data holds besides its warband, so that players see what was left out.

const unread = (data: object) => unreadIn(readJson(JSON.stringify(data)));

test.each([
  ['a text', { motto: 'We hold the bridge' }, 'motto: We hold the bridge'],
  ['no ids, dates and addresses', { a: 'rat_piper', b: '2026-11-05', c: 'https://x.org/A B' }, ''],
  ['the same text once', { motto: ['We hold', 'We hold'] }, 'motto: We hold'],
])('%s is listed by its key', (_, data, said) => {
  expect(unread(data)).toBe(said);
});

test('the pages of an app’s rulebook are nobody’s words, be they a list or an object; a remark on rules is', () => {
  expect(unread({ rules: ['Fear is caused by many'] })).toBe('');
  expect(unread({ rules: { fear: 'Fear is caused by many' } })).toBe('');
  expect(unread({ rules: 'We play without magic' })).toBe('rules: We play without magic');
});

const NINE = { M: 4, WS: 4, BS: 4, S: 3, T: 3, W: 1, I: 4, A: 1, Ld: 8 };

test('numbers are said beside what was read, ids and times are not', () => {
  const fields = readJson(
    JSON.stringify({
      name: 'Low Tide',
      faction: 'Reikland',
      victories: 4,
      exportedAt: 1_760_000_000,
      settings: { volume: 80 },
      members: [
        { id: 7, name: 'Lotte', type: 'Captain', xp: 21, record: { kills: 3 }, ...NINE },
        {
          id: 8,
          name: 'Dirk',
          type: 'Champion',
          kills: 0,
          equipment: [{ name: 'Axe', cost: 5, note: 'his father’s axe' }],
        },
      ],
    }),
  );
  const [found] = readApp(fields, wordsOf(lexicon));
  expect(found?.notices.map(({ code, about }) => `${code} ${about}`)).toEqual([
    'LeftOut victories: 4 · record: 3 · note: his father’s axe',
  ]);
});

test.each([
  [
    'a flag that is set, with whose it is',
    { stunned: true, hasHorse: true, prone: false },
    'stunned: Lotte · hasHorse: Lotte',
  ],
  ['a flag in a part of its own', { now: { poisoned: true, blind: false } }, 'now.poisoned: Lotte'],
  [
    'a word in small letters',
    { mood: 'grim', tags: ['tall', 'none', ''] },
    'mood: grim · tags: tall',
  ],
  [
    'nothing about the app',
    {
      id: 'lotte',
      isPublic: true,
      expanded: true,
      theme: 'dark',
      color: 'red',
      slug: 'lotte',
      avatar: 'wolf',
    },
    '',
  ],
])('beside a fighter, %s', (_, more, said) => {
  const fields = readJson(
    JSON.stringify({
      name: 'Low Tide',
      faction: 'Reikland',
      members: [
        { name: 'Lotte', type: 'Captain', xp: 21, ...more },
        { name: 'Dirk', type: 'Champion', xp: 8, stunned: false, mood: '' },
      ],
    }),
  );
  const [found] = readApp(fields, wordsOf(lexicon));
  expect((found?.notices ?? []).map(({ about }) => about)).toEqual(said === '' ? [] : [said]);
});

test('what is left is short: a line for each key, and few of many fighters', () => {
  const members = Array.from({ length: 15 }, (_, at) => ({
    name: `Long Name Of Fighter ${at}`,
    type: 'Warrior',
    xp: 0,
    stunned: true,
    ...Object.fromEntries(Array.from({ length: 9 }, (__, no) => [`flag${'abcdefghi'[no]}`, true])),
  }));
  const [found] = readApp(
    readJson(JSON.stringify({ name: 'Low Tide', faction: 'Reikland', members })),
    wordsOf(lexicon),
  );
  expect(found?.notices[0]?.about.length).toBeLessThanOrEqual(400);
  expect(found?.notices[0]?.about.match(/stunned/gu)).toHaveLength(1);
});

test('a history without the gold there is now is said to have none', () => {
  const noticesOf = (more: object) =>
    readApp(
      readJson(
        JSON.stringify({
          name: 'Low Tide',
          faction: 'Reikland',
          members: [{ name: 'Lotte', type: 'Captain', xp: 20 }],
          campaign_log: [{ gold: -30 }],
          ...more,
        }),
      ),
      wordsOf(lexicon),
    )[0]?.notices.map(({ code, about }) => `${code} ${about}`);
  expect(noticesOf({})).toContain('PurseUnknown campaign_log');
  expect(noticesOf({ gold: 12 })).not.toContain('PurseUnknown campaign_log');
});
