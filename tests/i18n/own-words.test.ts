import { expect, test } from 'vitest';
import { i18n } from '#i18n/instance.ts';
import { OWN_NAMESPACES, SCREEN_NAMESPACES, TABLE_NAMESPACES } from '#i18n/own-namespaces.ts';
import { hasOwnWords, loadGameWords, loadScreenWords, startI18n } from '#i18n/setup.ts';
import { namespacesOf, phrasesOf } from '../support/locale-files.ts';

test('the app’s words outside battles load before the first screen; the others with a game or a screen', async () => {
  expect(hasOwnWords()).toBe(false);
  await startI18n('fr', 'own');
  const there = () => namespacesOf('fr').filter(isLoaded);
  const late: readonly string[] = [...TABLE_NAMESPACES, ...SCREEN_NAMESPACES];
  expect(there()).toEqual(OWN_NAMESPACES.filter((name) => !late.includes(name)).toSorted());
  expect(hasOwnWords()).toBe(true);

  await loadGameWords('mordheim');
  for (const screen of SCREEN_NAMESPACES) await loadScreenWords(screen);
  // The names of its sample warbands are loaded only temporarily.
  const ofTheGame = namespacesOf('fr').filter((name) => /^mordheim(?!-samples)/.test(name));
  expect(there()).toEqual([...OWN_NAMESPACES, ...ofTheGame].toSorted());
});

/** Whether the words of a file are there; packs bring more of the same game. */
function isLoaded(name: string): boolean {
  const [first] = phrasesOf('fr', name);
  return first !== undefined && i18n.getResource('fr', name, first.key) !== undefined;
}
