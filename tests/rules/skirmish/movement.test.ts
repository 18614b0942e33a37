import { describe, expect, test } from 'vitest';
import { fall, jumpTests } from '#rules/skirmish/movement/movement.ts';

describe('jumping down', () => {
  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 3],
  ])('%i″ takes %i Initiative tests', (height, tests) => {
    expect(jumpTests(height)).toBe(tests);
  });
});

test('a fall of 4″ causes one to three hits of Strength 4, without save or critical', () => {
  expect([1, 4, 6].map((d6) => fall(4, d6).hits)).toEqual([1, 2, 3]);
  expect(fall(4, 1)).toMatchObject({ strength: 4, saveAllowed: false, criticalPossible: false });
});
