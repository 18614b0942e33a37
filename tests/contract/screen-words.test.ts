import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SYSTEM_FILES } from '#app/system-files.ts';
import { OWN_NAMESPACES, SCREEN_NAMESPACES } from '#i18n/own-namespaces.ts';
import { OWN_PACK, packsOf, samplesPack, TABLE_PACK } from '#i18n/word-files.ts';
import { inProject } from '../../scripts/paths.mjs';
import { LOCALES, namespacesOf } from '../support/locale-files.ts';
import { filesNamedIn, withoutComments } from '../support/words-in-code.ts';

// No screen may render before its words are loaded. The app’s own words load before the first screen, a
// game’s with its rules: so each file of words is one or the other, and every key in the code is in one of
// the app’s own files or in those of the game at hand.

const GAMES = Object.keys(SYSTEM_FILES);

/** The files of a game’s words: `<id>` always, the others where they are needed. */
const OF_A_GAME = GAMES.flatMap((id) => ['', '-rules', '-samples', '-traits'].map((of) => id + of));

/**
 * Code that uses sentences, without its comments; rules and battles only give codes, which screens translate.
 */
const SOURCES = readdirSync(inProject('src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(?:app|ui)\b.*\.tsx?$/.test(name))
  .map((name) => ({
    name,
    code: withoutComments(readFileSync(inProject('src', name), 'utf8')),
  }));

test('every file of words belongs to the app, to a game, to the page itself, or to the fallback for when no words can be loaded', () => {
  const known = [...OWN_NAMESPACES, 'last-resort', 'page', ...OF_A_GAME];
  expect(namespacesOf('fr').filter((name) => !known.includes(name))).toEqual([]);
  const needed = [...OWN_NAMESPACES, 'last-resort', 'page', ...GAMES];
  expect(needed.filter((name) => !namespacesOf('fr').includes(name))).toEqual([]);
});

test.each(LOCALES)(
  'in %s the app’s words form one chunk, its battles’ another, the standalone screen’s another, and each game has one and one for its samples’ names',
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

describe('a key used in the code', () => {
  test('that names its file is in one of the app’s own', () => {
    const asked = SOURCES.flatMap(({ name, code }) =>
      filesNamedIn(code).map((namespace) => ({ name, namespace })),
    );
    expect(asked.length).toBeGreaterThan(100);
    const unknown = asked.filter(
      ({ namespace }) => !OWN_NAMESPACES.some((own) => own === namespace),
    );
    expect(unknown).toEqual([]);
  });

  test('that starts with a game’s id is in one of that game’s files', () => {
    const parts = SOURCES.flatMap(({ name, code }) =>
      [...code.matchAll(/\$\{[\w.]*(?:[sS]ystemId|system\.id|\bid|value)\}(-[a-z]+)?:/g)].map(
        ([, part = '']) => ({ name, part }),
      ),
    );
    expect(parts.length).toBeGreaterThan(8);
    expect(parts.filter(({ part }) => !['', '-packs', '-rules', '-traits'].includes(part))).toEqual(
      [],
    );
  });
});
