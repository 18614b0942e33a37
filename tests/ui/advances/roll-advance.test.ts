import { expect, it } from 'vitest';
import type { AdvanceReading } from '#roster/advances/read.ts';
import { rollSum } from '#ui/advances/roll-advance.ts';

/** A table on which a 2 or 3 has no effect for this fighter. */
const READING: AdvanceReading = {
  result: null,
  question: {
    ask: 'sum',
    options: [
      { on: [[2, 3]], gives: { kind: 'promotion', to: 'hero' }, again: true },
      { on: [[4, 12]], gives: { kind: 'skill' }, again: false },
    ],
  },
};

it.each([
  ['counts at once', [3, 4], ['7']],
  ['is rolled again while it has no effect', [1, 1, 2, 1, 6, 6], ['2', '3', '12']],
])('a sum %s', (_, faces, sums) => {
  const dice = [...faces];
  expect(rollSum(READING, () => dice.shift() ?? 0)).toEqual(sums);
  expect(dice).toEqual([]);
});
