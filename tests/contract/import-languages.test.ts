import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findProfile } from '#roster/profiles.ts';
import type { LanguageWords } from '#rules/contract/lexicon.ts';
import { LANGUAGES } from '#rules/kit/languages.ts';
import { lexicon } from '#rules/systems/mordheim/lexicon.ts';
import { roster } from '#rules/systems/mordheim/roster.ts';
import { inProject } from '../../scripts/paths.mjs';

// The vocabulary of imports, one file per language: each covers the same as the others (locales/README.md).

test('every vocabulary file is loaded', () => {
  const files = readdirSync(inProject('locales', 'import')).map((name) =>
    name.replace('.json', ''),
  );
  expect(LANGUAGES.map(({ language }) => language).toSorted()).toEqual(files.toSorted());
});

const [FIRST, ...OTHERS] = LANGUAGES;

test.each(OTHERS.map((one) => [one.language, one] as const))(
  'the %s vocabulary covers what the other languages cover',
  (_, words) => {
    expect(groupsOf(words)).toEqual(groupsOf(FIRST));
  },
);

describe.each(LANGUAGES.map((one) => [one.language, one] as const))('in %s', (_, words) => {
  test('no group is empty or lists a word twice', () => {
    const wrong = listsIn(words).filter(
      ([name, list]) =>
        (list.length === 0 && !MAY_BE_EMPTY.test(name)) || new Set(list).size < list.length,
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  test('no word has stray spaces', () => {
    const wrong = listsIn(words).flatMap(([, list]) =>
      list.filter((word) => word === '' || word !== word.trim() || /\s\s/.test(word)),
    );
    expect(wrong).toEqual([]);
  });
});

test('words stand only for profiles, warbands, skills, injuries and rules that exist', () => {
  const traits = new Set(roster.traits.map(({ id }) => id));
  const known = {
    warbands: (id: string) => roster.catalogue.some((one) => one.id === id),
    profiles: (id: string) => findProfile(roster, id) !== null,
    skills: (id: string) => traits.has(id),
    injuries: (id: string) => traits.has(id),
    rules: (id: string) => traits.has(id),
  } as const;
  const unknown = (['warbands', 'profiles', 'skills', 'injuries', 'rules'] as const).flatMap(
    (kind) =>
      lexicon[kind]
        .flatMap((row) => row.ids)
        .filter((id) => id !== '' && !known[kind](id))
        .map((id) => `${kind}: ${id}`),
  );
  expect(unknown).toEqual([]);
  expect(lexicon.gear.filter(({ trait }) => !traits.has(trait))).toEqual([]);
});

test('every warband has a name', () => {
  const named = new Set(lexicon.warbands.flatMap(({ ids }) => ids));
  expect(roster.catalogue.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
});

test.each(LANGUAGES.map((one) => [one.language, one] as const))(
  'in %s items have the same ids as in English, and each characteristic of the game has a word',
  (_, words) => {
    const strange = NAMED.flatMap((kind) =>
      Object.keys(words[kind]).filter(
        (id) =>
          !lexicon[kind].some(
            ({ ids, names }) => names['en']?.length !== 0 && ids.includes(firstId(id)),
          ),
      ),
    );
    expect(strange).toEqual([]);
    const rows = [...words.characteristics, words.longCharacteristics];
    expect(rows.map((row) => row.length)).toEqual(rows.map(() => lexicon.characteristics.length));
  },
);

const NAMED = ['warbands', 'profiles', 'items', 'skills', 'injuries', 'rules'] as const;

/** Not every language has a word for every item, and not every one abbreviates. */
const BY_ID = new RegExp(`^\\.(?:${NAMED.join('|')}|capitals)\\b`, 'u');

/** Languages for which no list with such a member is known yet. */
const MAY_BE_EMPTY = /^\.strangers\./u;

/** `reikland middenheim/captain` belongs to Reikland first. */
function firstId(key: string): string {
  const [groups = '', id] = key.split('/');
  return key === '-' ? '' : id === undefined ? key : `${groups.split(' ')[0] ?? ''}/${id}`;
}

/** The sorted paths of all lists, except those whose keys are ids. */
function groupsOf(words: LanguageWords | undefined): readonly string[] {
  return listsIn(words)
    .map(([name]) => name)
    .filter((name) => !BY_ID.test(name))
    .toSorted();
}

function listsIn(value: unknown, name = ''): readonly (readonly [string, readonly string[]])[] {
  if (Array.isArray(value)) return [[name, value.map(String)]];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (entries.some(([, inner]) => typeof inner === 'number'))
    return [[name, entries.map(([word]) => word)]];
  return entries.flatMap(([key, inner]) => listsIn(inner, `${name}.${key}`));
}
