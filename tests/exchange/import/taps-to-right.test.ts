import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { KIT } from '../../../scripts/import-file.ts';
import { isTruth, tapsToRight } from './taps-to-right.ts';

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

describe('the taps that a list needs to be right', () => {
  test('are none where it was read as it was meant', () => {
    const text = listOf('Ulrich, capitaine : épée', 'Otto, recrue');
    expect(tapsToRight(text, { fighters: [ULRICH, OTTO] }, KIT)).toMatchObject({
      taps: 0,
      left: 0,
    });
  });

  test('are two for a profile, and four more for somebody with a thing too many and one too few', () => {
    const text = listOf('Ulrich, capitaine : hache', 'Otto, champoin');
    const { taps, left, mends } = tapsToRight(text, { fighters: [ULRICH, OTTO] }, KIT);
    expect([taps, left]).toEqual([6, 0]);
    expect(mends.map((one) => one.do)).toEqual(['thing', 'thing', 'profile']);
  });
});

const FOLDER = path.join(import.meta.dirname, 'rosters');

describe.skipIf(!existsSync(FOLDER))('the lists that players typed', () => {
  test('come right by the sheet’s own answers', () => {
    const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
    const lists = names.flatMap((name) => {
      const truthFile = path.join(FOLDER, `${name}.expect.json`);
      if (!existsSync(truthFile)) return [];
      const truth: unknown = JSON.parse(readFileSync(truthFile, 'utf8'));
      if (!isTruth(truth)) return [];
      const text = readFileSync(path.join(FOLDER, name), 'utf8');
      return [{ name, ...tapsToRight(text, truth, KIT) }];
    });
    const taps = lists.map((one) => one.taps).toSorted((a, b) => a - b);
    const table = lists.map(({ name, taps: some, left }) => `${name}: ${some}, left ${left}`);
    process.stdout.write(
      `${table.join('\n')}\nmedian ${taps[taps.length >> 1]}, worst ${taps.at(-1)}\n`,
    );
    expect(lists.length).toBeGreaterThan(0);
  });
});
