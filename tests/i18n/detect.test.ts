import { expect, test } from 'vitest';
import { detectLanguage } from '#i18n/detect.ts';

const APP = ['en', 'fr'];

test.each([
  ['what the player chose comes first', 'en', ['fr-FR'], 'en'],
  ['else the phone’s language', null, ['en-GB', 'fr'], 'en'],
  ['a region is no other language', null, ['fr-CA', 'en'], 'fr'],
  ['the first of the phone’s languages that there is', null, ['de-AT', 'en-US', 'fr'], 'en'],
  ['French where it is asked for after others', null, ['de-AT', 'fr', 'en'], 'fr'],
  ['English when there is none of them', null, ['es', 'de', 'it', 'pl', 'zh-CN'], 'en'],
  ['English when the phone says nothing', null, [], 'en'],
  ['a language that is gone is passed over', 'eo', ['en'], 'en'],
  ['capitals don’t matter', null, ['EN-us'], 'en'],
])('%s', (_, chosen, phone, spoken) => {
  expect(detectLanguage(chosen, phone, APP)).toBe(spoken);
});
