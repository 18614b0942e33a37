import { describe, expect, test } from 'vitest';
import { parseEntries } from '#persistence/parse.ts';
import golden from '../fixtures/logs/version-2.json';

// What comes off the disk or out of a file goes through here, row by row.

const WOUNDS = { type: 'WoundsSet', data: { fighterId: 'f-Otto', to: 1 } };

function readable(change: object): boolean {
  const [first] = golden.entries;
  return parseEntries([{ ...first, ...WOUNDS, ...change }]).unreadable === 0;
}

describe('a row of a log', () => {
  test('is read as it was written', () => {
    expect(readable({})).toBe(true);
    expect(parseEntries(golden.entries)).toMatchObject({ unreadable: 0 });
  });

  test.each(['', '!!!', '-', '\uFFFF', 'zzzzzzzzzzzzzzzzzzzz', '2d5pm5nkpmo-0000'])(
    'whose moment is “%s” is not: no calendar could show it',
    (hlc) => {
      expect(readable({ hlc })).toBe(false);
    },
  );

  test('written by a clock in the year 6000 is', () => {
    expect(readable({ hlc: '1906mo4g00-0000' })).toBe(true);
  });

  test.each([
    ['infinity', Number.POSITIVE_INFINITY],
    ['no number', Number.NaN],
    ['half a wound', 1.5],
    ['more than anybody plays with', 1e300],
  ])('that brings in %s is not', (_what, to) => {
    expect(readable({ data: { fighterId: 'f-Otto', to } })).toBe(false);
  });
});
