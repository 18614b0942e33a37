import { act, render, screen } from '@testing-library/react';
import type { ParseKeys } from 'i18next';
import { beforeEach, expect, test } from 'vitest';
import { i18n } from '#i18n/instance.ts';
import { useSay } from '#i18n/said.ts';
import { changeLanguage, LANGUAGES, startI18n } from '#i18n/setup.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { LOCALES } from '../support/locale-files.ts';

beforeEach(() => startI18n('fr'));

function Words() {
  const { t } = useTranslation('ui');
  const say = useSay();
  return (
    <>
      <p>{t('backup.write')}</p>
      <p>{say({ code: 'roster:list.title', params: {} })}</p>
    </>
  );
}

function shown(): readonly string[] {
  return screen.getAllByRole('paragraph').map((paragraph) => paragraph.textContent);
}

test('every language that has a folder is spoken, English as the last resort', () => {
  expect(LANGUAGES[0]).toBe('en');
  expect(LANGUAGES.toSorted()).toEqual(LOCALES);
});

test('words are there at the first render, and the page says its language', () => {
  render(<Words />);
  expect(shown()).toEqual(['Tout sauvegarder', 'Mes bandes']);
  expect(document.documentElement.lang).toBe('fr');
});

test('another language is spoken at once on what is open', async () => {
  render(<Words />);
  expect(await act(() => changeLanguage('en'))).toBe(true);
  expect(shown()).toEqual(['Back up everything', 'My warbands']);
  expect(document.documentElement.lang).toBe('en');
});

test('a language that does not exist changes nothing', async () => {
  render(<Words />);
  expect(await changeLanguage('tlh')).toBe(false);
  expect(shown()).toEqual(['Tout sauvegarder', 'Mes bandes']);
  expect(document.documentElement.lang).toBe('fr');
});

test('starting in a language that does not exist means starting in English', async () => {
  expect(await startI18n('tlh')).toBe('en');
});

test('a key that the compiler could not see is a mistake while developing', () => {
  // @ts-expect-error: there are no such words
  expect(() => i18n.t('backup.nonsense')).toThrow('No words for');
});

test('the compiler knows the keys', () => {
  const known: ParseKeys = 'backup.write';
  // @ts-expect-error: there are no such words
  const unknown: ParseKeys = 'backup.nonsense';
  expect(known).not.toBe(unknown);
});
