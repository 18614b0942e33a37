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

test('every language with a folder is supported, with English as the fallback', () => {
  expect(LANGUAGES[0]).toBe('en');
  expect(LANGUAGES.toSorted()).toEqual(LOCALES);
});

test('words are there at the first render, and the page has its lang attribute', () => {
  render(<Words />);
  expect(shown()).toEqual(['Tout sauvegarder', 'Mes bandes']);
  expect(document.documentElement.lang).toBe('fr');
});

test('changing the language updates open screens at once', async () => {
  render(<Words />);
  expect(await act(() => changeLanguage('en'))).toBe(true);
  expect(shown()).toEqual(['Back up everything', 'My warbands']);
  expect(document.documentElement.lang).toBe('en');
});

test('an unknown language changes nothing', async () => {
  render(<Words />);
  expect(await changeLanguage('tlh')).toBe(false);
  expect(shown()).toEqual(['Tout sauvegarder', 'Mes bandes']);
  expect(document.documentElement.lang).toBe('fr');
});

test('starting in an unknown language means English', async () => {
  expect(await startI18n('tlh')).toBe('en');
});

test('an unknown key throws during development', () => {
  // @ts-expect-error: there are no such words
  expect(() => i18n.t('backup.nonsense')).toThrow('No words for');
});

test('keys are checked by the compiler', () => {
  const known: ParseKeys = 'backup.write';
  // @ts-expect-error: there are no such words
  const unknown: ParseKeys = 'backup.nonsense';
  expect(known).not.toBe(unknown);
});
