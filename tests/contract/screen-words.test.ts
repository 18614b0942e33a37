import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SYSTEM_FILES } from '#app/system-files.ts';
import { OWN_NAMESPACES, SCREEN_NAMESPACES } from '#i18n/own-namespaces.ts';
import { OWN_PACK, packsOf, samplesPack, TABLE_PACK } from '#i18n/word-files.ts';
import { inProject } from '../../scripts/paths.mjs';
import { LOCALES, namespacesOf } from '../support/locale-files.ts';

// No screen may come before its words. The app's own are all there before the first screen, and a
// game's come with its rules: so every file of words has to be one or the other, and every word that
// the program asks for has to stand in one of the app's own, or in those of the game at hand.

const GAMES = Object.keys(SYSTEM_FILES);

/** What a game's words can stand in: `<id>` always, and parts of it where there is anything to say. */
const OF_A_GAME = GAMES.flatMap((id) =>
  ['', '-catalogue', '-rules', '-samples', '-traits'].map((of) => id + of),
);

/** What speaks to players, without its comments; rules and battles say codes, which the screens translate. */
const SOURCES = readdirSync(inProject('src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(?:app|ui)\b.*\.tsx?$/.test(name))
  .map((name) => ({
    name,
    code: readFileSync(inProject('src', name), 'utf8').replace(
      /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm,
      '',
    ),
  }));

test('every file of words is the app’s own, belongs to a game, or is for when no words can be had', () => {
  const known = [...OWN_NAMESPACES, 'last-resort', ...OF_A_GAME];
  expect(namespacesOf('fr').filter((name) => !known.includes(name))).toEqual([]);
  const needed = [...OWN_NAMESPACES, 'last-resort', ...GAMES];
  expect(needed.filter((name) => !namespacesOf('fr').includes(name))).toEqual([]);
});

test.each(LOCALES)(
  'in %s they come as one piece for the app, one for its battles, one for a screen that speaks for itself, and for each game one and the names of its samples',
  (language) => {
    const sampled = GAMES.filter((id) => (SYSTEM_FILES[id]?.samples ?? null) !== null);
    const packs = [
      OWN_PACK,
      TABLE_PACK,
      ...SCREEN_NAMESPACES,
      ...GAMES,
      ...sampled.map(samplesPack),
    ];
    expect(packsOf(language).toSorted()).toEqual(packs.toSorted());
  },
);

describe('a word asked for', () => {
  test('by the name of its file stands in one of the app’s own', () => {
    const asked = SOURCES.flatMap(({ name, code }) =>
      filesNamedIn(code).map((namespace) => ({ name, namespace })),
    );
    expect(asked.length).toBeGreaterThan(100);
    const unknown = asked.filter(
      ({ namespace }) => !OWN_NAMESPACES.some((own) => own === namespace),
    );
    expect(unknown).toEqual([]);
  });

  test('by the id of a game stands in one of the files that come with it', () => {
    const parts = SOURCES.flatMap(({ name, code }) =>
      [...code.matchAll(/\$\{[\w.]*(?:[sS]ystemId|system\.id|\bid|value)\}(-[a-z]+)?:/g)].map(
        ([, part = '']) => ({ name, part }),
      ),
    );
    expect(parts.length).toBeGreaterThan(8);
    expect(
      parts.filter(({ part }) => !['', '-catalogue', '-rules', '-traits'].includes(part)),
    ).toEqual([]);
  });
});

/** `useTranslation('table')`, `useTranslation(['table', 'battle'])`, `t('battle:undo.button')`, `'ui:…'`. */
function filesNamedIn(code: string): readonly string[] {
  const hooks = [...code.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  );
  const keys = [...code.matchAll(/['"`]([a-z][a-z-]*):[a-z$][\w${}.-]*['"`]/g)].map(
    ([, name = '']) => name,
  );
  return [...hooks, ...keys];
}
