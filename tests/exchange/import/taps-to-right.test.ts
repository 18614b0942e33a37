import { describe, expect, test } from 'vitest';
import { KIT } from '../../../scripts/import-file.ts';
import { tapsToRight } from './taps-to-right.ts';
import { typedListsIn } from './typed-lists.ts';

const ULRICH = {
  name: 'Ulrich',
  type: 'capitaine',
  profile: 'reikland/captain',
  equipment: [{ name: 'épée' }],
};
const OTTO = { name: 'Otto', type: 'recrue', profile: 'reikland/youngblood', equipment: [] };

function listOf(...lines: readonly string[]): string {
  return ['Les Loups de Reikland', 'Mercenaires reiklanders', ...lines].join('\n');
}

describe('the number of taps to correct a list', () => {
  test('is zero when it was read correctly', () => {
    const text = listOf('Ulrich, capitaine : épée', 'Otto, recrue');
    expect(tapsToRight(text, { fighters: [ULRICH, OTTO] }, KIT)).toMatchObject({
      taps: 0,
      left: 0,
    });
  });

  test('is two for a profile, and four more for one item too many and one missing', () => {
    const text = listOf('Ulrich, capitaine : hache', 'Otto, champoin');
    const { taps, left, mends } = tapsToRight(text, { fighters: [ULRICH, OTTO] }, KIT);
    expect([taps, left]).toEqual([6, 0]);
    expect(mends.map((one) => one.do)).toEqual(['thing', 'thing', 'profile']);
  });
});

test('is small for lists that players typed', () => {
  const lists = typedListsIn('rosters').flatMap(({ file, bytes, truth }) =>
    truth === null ? [] : [{ file, ...tapsToRight(new TextDecoder().decode(bytes), truth, KIT) }],
  );
  expect(lists.filter(({ left }) => left > 0)).toEqual([]);
  const taps = lists.map((one) => one.taps).toSorted((a, b) => a - b);
  expect(taps[taps.length >> 1]).toBeLessThanOrEqual(3);
  expect(taps.at(-1)).toBeLessThanOrEqual(15);
});
