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
