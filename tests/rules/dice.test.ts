import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chanceAtMost,
  chanceAtMost2d6,
  chanceAtMost2d6WithReroll,
  chanceAtMost3d6DropHighest,
  chanceOnD6,
  type DiceSpec,
  d3,
  keptTotal,
  withReroll,
} from '#rules/dice/dice.ts';
import {
  complement,
  fraction,
  fractionText,
  ONE,
  plus,
  toNumber,
  ZERO,
} from '#rules/dice/fraction.ts';

const someDice: fc.Arbitrary<DiceSpec> = fc.record({
  count: fc.integer({ min: 1, max: 5 }),
  sides: fc.integer({ min: 1, max: 8 }),
  keep: fc.constantFrom('all', 'drop-highest'),
});

describe('two dice against a Leadership', () => {
  test.each([
    [1, '0'],
    [2, '1/36'],
    [3, '1/12'],
    [4, '1/6'],
    [5, '5/18'],
    [6, '5/12'],
    [7, '7/12'],
    [8, '13/18'],
    [9, '5/6'],
    [10, '11/12'],
    [11, '35/36'],
    [12, '1'],
  ])('Leadership %i passes %s of the time', (leadership, chance) => {
    expect(fractionText(chanceAtMost2d6(leadership))).toBe(chance);
  });

  test.each([
    [5, '155/324'],
    [7, '119/144'],
    [12, '1'],
  ])('Leadership %i with one more try passes %s of the time', (leadership, chance) => {
    expect(fractionText(chanceAtMost2d6WithReroll(leadership))).toBe(chance);
  });
});

describe('three dice without the highest', () => {
  test('the lowest total, two 1s with anything, comes up 16 times in 216', () => {
    expect(fractionText(chanceAtMost3d6DropHighest(2))).toBe('2/27');
  });

  test('Leadership 8 passes more often than with two dice, and 12 always', () => {
    expect(fractionText(chanceAtMost3d6DropHighest(8))).toBe('193/216');
    expect(chanceAtMost3d6DropHighest(12)).toEqual(ONE);
  });

  test.each(Array.from({ length: 10 }, (_, index) => index + 2))(
    'at %i they equal a count of all 216 throws',
    (value) => {
      const faces = [1, 2, 3, 4, 5, 6];
      const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])));
      const passing = throws.filter((dice) => keptTotal(dice, 'drop-highest') <= value).length;
      expect(chanceAtMost3d6DropHighest(value)).toEqual(fraction(passing, 216));
    },
  );
});

describe('any dice', () => {
  test('are never negative, and never above their highest faces', () => {
    fc.assert(
      fc.property(someDice, (dice) => {
        expect(chanceAtMost(dice, -1)).toEqual(ZERO);
        expect(chanceAtMost(dice, dice.count * dice.sides)).toEqual(ONE);
      }),
    );
  });

  test('a higher value is never harder to roll under', () => {
    fc.assert(
      fc.property(someDice, fc.integer({ min: 0, max: 40 }), (dice, value) => {
        const more = chanceAtMost(dice, value + 1);
        const less = chanceAtMost(dice, value);
        expect(more.num * less.den >= less.num * more.den).toBe(true);
      }),
    );
  });

  test('dice without faces are refused', () => {
    expect(() => chanceAtMost({ count: 2, sides: 0, keep: 'all' }, 7)).toThrow(RangeError);
    expect(() => chanceAtMost({ count: 1.5, sides: 6, keep: 'all' }, 7)).toThrow(RangeError);
  });
});

describe('one die', () => {
  test.each([
    [-1, '1'],
    [1, '1'],
    [2, '5/6'],
    [4, '1/2'],
    [6, '1/6'],
    [7, '0'],
    [null, '0'],
  ])('needing %s succeeds %s of the time', (need, chance) => {
    expect(fractionText(chanceOnD6(need))).toBe(chance);
  });

  test('the chances of success and failure add up to 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 9 }), (need) => {
        expect(plus(chanceOnD6(need), complement(chanceOnD6(need)))).toEqual(ONE);
      }),
    );
  });

  test('a reroll never lowers the chance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), (need) => {
        const once = chanceOnD6(need);
        const twice = withReroll(once);
        expect(twice.num * once.den >= once.num * twice.den).toBe(true);
      }),
    );
  });

  test('a D3 is half a D6, rounded up', () => {
    expect([1, 2, 3, 4, 5, 6].map(d3)).toEqual([1, 1, 2, 2, 3, 3]);
  });
});

describe('an exact chance in a bar', () => {
  test('is its share of the bar, for any number of dice', () => {
    const dice = 2n * 6n ** 900n;
    expect(toNumber(fraction(6n ** 900n + 1n, dice))).toBeCloseTo(0.5, 12);
    expect(toNumber(fraction(5, 2))).toBe(2.5);
  });
});
