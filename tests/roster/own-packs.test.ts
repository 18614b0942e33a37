import { expect, test } from 'vitest';
import { MAX_OWN_PACKS, mergedPack, packNews, rawPacksIn } from '#roster/own-packs.ts';
import { isPackKey, packKey } from '#roster/pack-key.ts';

const KEY = packKey('mordheim', 'river-pirates');

function row(id: string, changedAt: number, source = 'club') {
  return { systemId: 'mordheim', pack: { id, source }, changedAt };
}

const RIVER = row('river-pirates', 2);

test('lie in a row each, those of a game apart, the one changed last first', () => {
  const rows = {
    theme: 'dark',
    [KEY]: RIVER,
    [packKey('mordheim', 'lake-pirates')]: row('lake-pirates', 3),
    [packKey('mordheim', 'gone')]: null,
    [packKey('mordheim-2', 'others')]: { ...row('others', 9), systemId: 'mordheim-2' },
  };
  expect(rawPacksIn(rows, 'mordheim').map(({ id, pack }) => [id, pack])).toEqual([
    ['lake-pirates', { id: 'lake-pirates', source: 'club' }],
    ['river-pirates', RIVER.pack],
  ]);
  expect(rawPacksIn(rows, 'mordheim-2').map(({ id }) => id)).toEqual(['others']);
  expect(Object.keys(rows).filter(isPackKey)).toHaveLength(4);
});

test.each([
  ['nothing that is a row', 7],
  ['no pack', { systemId: 'mordheim', changedAt: 1 }],
  ['no time', { ...RIVER, changedAt: Number.NaN }],
  ['a pack of another id', row('lake-pirates', 1)],
  ['a game that it does not lie with', { ...RIVER, systemId: 'colonial' }],
])('are named, but not read, where a row holds %s', (_what, damaged) => {
  expect(rawPacksIn({ [KEY]: damaged }, 'mordheim')).toMatchObject([
    { key: KEY, id: 'river-pirates', pack: null },
  ]);
});

test('are no more than anybody plays', () => {
  const many = Array.from({ length: MAX_OWN_PACKS + 5 }, (_, at) => row(`p-${at}`, at));
  const rows = Object.fromEntries(many.map((one) => [packKey('mordheim', one.pack.id), one]));
  expect(rawPacksIn(rows, 'mordheim')).toHaveLength(MAX_OWN_PACKS);
  expect(rawPacksIn(rows, 'mordheim')[0]?.id).toBe(`p-${MAX_OWN_PACKS + 4}`);
});

test('of two versions the one changed last stays, and a deleted one is there again', () => {
  const later = row('river-pirates', 5, 'later');
  expect(mergedPack(RIVER, later)).toBe(later);
  expect(mergedPack(later, RIVER)).toBe(later);
  expect(mergedPack(null, RIVER)).toBe(RIVER);
  expect(mergedPack(undefined, RIVER)).toBe(RIVER);
  expect(mergedPack(RIVER, null)).toBe(RIVER);
  expect(mergedPack('damaged', RIVER)).toBe('damaged');
});

test('are news where they were not here, or were otherwise', () => {
  const named = { ...RIVER, pack: { ...RIVER.pack, names: { fr: ' Pirates\ndu fleuve ' } } };
  expect(packNews({}, { [KEY]: RIVER })).toEqual({ packs: ['river-pirates'], differingPacks: [] });
  expect(packNews({ [KEY]: RIVER }, { [KEY]: { ...RIVER, changedAt: 9 } })).toEqual({
    packs: [],
    differingPacks: [],
  });
  expect(packNews({ [KEY]: RIVER }, { [KEY]: named })).toEqual({
    packs: [],
    differingPacks: ['Pirates du fleuve'],
  });
});
