import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { THREE_D6_DROP_HIGHEST, TWO_D6 } from '#rules/dice/dice.ts';
import { ZERO } from '#rules/dice/fraction.ts';
import { leadershipChance } from '#rules/skirmish/leadership.ts';
import { characteristicChance, characteristicPassed } from '#rules/skirmish/movement/movement.ts';

test('fails automatically without anyone to test on', () => {
  expect(leadershipChance(null, TWO_D6)).toEqual(ZERO);
  expect(leadershipChance(null, THREE_D6_DROP_HIGHEST)).toEqual(ZERO);
});

describe('a test of another characteristic', () => {
  test.each([
    [3, 3, true],
    [3, 4, false],
    [6, 6, false],
    [9, 5, true],
    [0, 1, false],
  ])('value %i with a %i: %s', (value, roll, passed) => {
    expect(characteristicPassed(value, roll)).toBe(passed);
  });

  test('has as its chance the share of the six faces that pass', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), (value) => {
        const passed = [1, 2, 3, 4, 5, 6].filter((roll) => characteristicPassed(value, roll));
        const chance = characteristicChance(value);
        expect(Number(chance.num) * 6).toBe(Number(chance.den) * passed.length);
      }),
    );
  });
});
