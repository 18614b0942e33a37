import { expect, test } from 'vitest';
import { withReferences } from '#exchange/import/apps/references.ts';
import { isList, readJson, type Value } from '#exchange/import/files/values.ts';

// Codes of a save that its own catalogue explains.

const UNITS = { u1: { name: 'Captain' }, u2: { name: 'Champion' }, u3: { name: 'Warrior' } };

function meant(data: unknown): unknown {
  return plainOf(withReferences(readJson(JSON.stringify(data))));
}

function plainOf({ is }: Value): unknown {
  if (isList(is)) return is.map(plainOf);
  if (typeof is !== 'object' || is === null) return is;
  return Object.fromEntries([...is].map(([key, one]) => [key, plainOf(one)]));
}

test('a code becomes the name that the catalogue gives it, wherever it stands', () => {
  expect(
    meant({ catalog: { units: UNITS }, band: { boss: 'u1', rest: [{ u: 'u3' }, 'u2'] } }),
  ).toEqual({
    catalog: { units: UNITS },
    band: { boss: 'Captain', rest: [{ u: 'Warrior' }, 'Champion'] },
  });
});

test('the catalogue itself stays as it is, codes and all', () => {
  const defs = { ...UNITS, u4: { name: 'Knight', like: 'u1' } };
  expect(meant({ defs, boss: 'u4' })).toEqual({ defs, boss: 'Knight' });
});

test('three names are a catalogue, two may be chance', () => {
  const { u1, u2 } = UNITS;
  expect(meant({ lib: UNITS, boss: 'u1' })).toMatchObject({ boss: 'Captain' });
  expect(meant({ lib: { u1, u2 }, boss: 'u1' })).toMatchObject({ boss: 'u1' });
});

test.each(['id', 'key', 'code', 'slug'])('a catalogue may be a list, by %s', (key) => {
  const lookup = ['Captain', 'Champion', 'Warrior'].map((name, at) => ({ [key]: `x${at}`, name }));
  expect(meant({ lookup, boss: 'x0' })).toMatchObject({ boss: 'Captain' });
});

test('an entry without a code or without a name is none', () => {
  const refs = [
    { id: 'a', name: 'Captain' },
    { id: 'b' },
    { name: 'Champion' },
    { id: 'c', name: '' },
  ];
  expect(meant({ refs, boss: 'a' })).toMatchObject({ boss: 'a' });
});

test('a catalogue of bare names has codes with numbers; other words are properties', () => {
  const names = { u1: 'Captain', 'w-2': 'Champion', 3: 'Warrior' };
  expect(meant({ codex: names, boss: 'w-2', next: '3' })).toMatchObject({
    boss: 'Champion',
    next: 'Warrior',
  });
  const words = { colour: 'red', size: 'big', mood: 'grim' };
  expect(meant({ codex: words, boss: 'colour' })).toMatchObject({ boss: 'colour' });
});

test('a catalogue is found five objects deep, and its names four deep in it', () => {
  const within = (depth: number, inner: object): object =>
    depth === 0 ? inner : { in: within(depth - 1, inner) };
  const found = (depth: number, deeper: number) =>
    meant({ ...within(depth, { types: within(deeper, UNITS) }), boss: 'u1' });
  expect(found(4, 3)).toMatchObject({ boss: 'Captain' });
  expect(found(5, 0)).toMatchObject({ boss: 'u1' });
  expect(found(0, 4)).toMatchObject({ boss: 'u1' });
});

test('numbers, nothing and empty objects stay', () => {
  const rest = { n: 1, none: null, yes: true, empty: {}, list: [] };
  expect(meant({ lib: UNITS, ...rest })).toMatchObject(rest);
});
