import { expect, test } from 'vitest';
import { unreadIn } from '#exchange/import/apps/unread.ts';
import { readJson } from '#exchange/import/files/values.ts';

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
