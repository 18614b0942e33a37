import { expect, test } from 'vitest';
import { i18n } from '#i18n/instance.ts';
import { OWN_NAMESPACES } from '#i18n/own-namespaces.ts';
import { hasOwnWords, loadGameWords, startI18n } from '#i18n/setup.ts';
import { namespacesOf } from '../support/locale-files.ts';

test('all that the app itself says is there before the first screen, and what a game says comes whole', async () => {
  expect(hasOwnWords()).toBe(false);
  await startI18n('fr', 'own');
  const there = () => namespacesOf('fr').filter((name) => i18n.hasResourceBundle('fr', name));
  expect(there()).toEqual([...OWN_NAMESPACES].toSorted());
  expect(hasOwnWords()).toBe(true);

  await loadGameWords('mordheim');
  const ofTheGame = namespacesOf('fr').filter((name) => name.startsWith('mordheim'));
  expect(there()).toEqual([...OWN_NAMESPACES, ...ofTheGame].toSorted());
});
