import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { i18n } from '#i18n/instance.ts';
import { keptWords } from '#i18n/kept-words.ts';
import { hasWords, say } from '#i18n/said.ts';
import { addWords, changeLanguage, startI18n } from '#i18n/setup.ts';

beforeAll(() => startI18n('fr'));

beforeEach(() =>
  addWords([
    { language: 'fr', namespace: 'trial', words: { out: '{{name}} est sorti' } },
    { language: 'en', namespace: 'trial', words: { out: '{{name}} is out' } },
  ]),
);

const out = (name: string) => say({ code: 'trial:out', params: { name } });

test('a text is looked up once for its variables', () => {
  const look = vi.fn((code: string, { name }: { readonly name: string }) => `${code} ${name}`);
  const text = keptWords(look);
  for (const name of ['Otto', 'Klaus', 'Otto']) expect(text('out', { name })).toBe(`out ${name}`);
  expect(look.mock.calls.map(([, { name }]) => name)).toEqual(['Otto', 'Klaus']);
});

test('also that there is none', () => {
  const look = vi.fn(() => null);
  const text = keptWords(look);
  expect([text(), text()]).toEqual([null, null]);
  expect(look).toHaveBeenCalledOnce();
});

test('words that are added later are said', async () => {
  const code = { code: 'trial:late', params: {} };
  expect(hasWords(code)).toBe(false);
  await addWords([{ language: 'fr', namespace: 'trial', words: { late: 'enfin' } }]);
  expect(say(code)).toBe('enfin');
  expect(out('Otto')).toBe('Otto est sorti');
  const words = { out: '{{name}} a filé' };
  await addWords([{ language: 'fr', namespace: 'trial', words }], 'anew');
  expect(out('Otto')).toBe('Otto a filé');
  i18n.removeResourceBundle('fr', 'trial');
  expect(hasWords(code)).toBe(false);
});

test('also where they are first asked for once all has started', async () => {
  vi.resetModules();
  const { startI18n: start, addWords: add } = await import('#i18n/setup.ts');
  await start('fr');
  const { say: sayLate } = await import('#i18n/said.ts');
  const named = (late: string) => [{ language: 'fr', namespace: 'trial', words: { late } }];
  await add(named('enfin'));
  expect(sayLate({ code: 'trial:late', params: {} })).toBe('enfin');
  await add(named('plus tard'), 'anew');
  expect(sayLate({ code: 'trial:late', params: {} })).toBe('plus tard');
});

test('each language has its own', async () => {
  expect(out('Otto')).toBe('Otto est sorti');
  await changeLanguage('en');
  expect(out('Otto')).toBe('Otto is out');
  await changeLanguage('fr');
  expect(out('Otto')).toBe('Otto est sorti');
});
