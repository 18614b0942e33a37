import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#rules/kit/languages.ts';
import { inProject } from '../../scripts/paths.mjs';

// The words of lists, a file a language: each says what all the others say (locales/README.md).

test('every language that has a file is read', () => {
  const files = readdirSync(inProject('locales', 'import')).map((name) =>
    name.replace('.json', ''),
  );
  expect(LANGUAGES.map(({ language }) => language).toSorted()).toEqual(files.toSorted());
});

const [FIRST, ...OTHERS] = LANGUAGES;

test.each(OTHERS.map((one) => [one.language, one] as const))(
  'in %s there are words for all that there are words for in another language',
  (_, words) => {
    expect(groupsOf(words)).toEqual(groupsOf(FIRST));
  },
);

describe.each(LANGUAGES.map((one) => [one.language, one] as const))('in %s', (_, words) => {
  test('no group is empty, and no word stands twice in one', () => {
    const wrong = listsIn(words).filter(
      ([, list]) => list.length === 0 || new Set(list).size < list.length,
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  test('no word has a blank too many', () => {
    const wrong = listsIn(words).flatMap(([, list]) =>
      list.filter((word) => word === '' || word !== word.trim() || /\s\s/.test(word)),
    );
    expect(wrong).toEqual([]);
  });
});

/** The paths of all lists, sorted: of numbers only that there are some. */
function groupsOf(words: unknown): readonly string[] {
  return listsIn(words)
    .map(([name]) => name)
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
