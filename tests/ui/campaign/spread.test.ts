import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { spread } from '#ui/campaign/spread.ts';

const GAP = 3;
const LENGTH = 40;

test('emblems that would touch are moved apart, in their order and within the drawing', () => {
  const places = fc.array(fc.double({ min: 1.5, max: LENGTH, noNaN: true }), { maxLength: 12 });
  fc.assert(
    fc.property(places, (all) => {
      const moved = spread(all, GAP, LENGTH);
      const inOrder = all
        .map((place, at) => ({ place, at }))
        .toSorted((one, other) => one.place - other.place || one.at - other.at)
        .map(({ at }) => moved[at] ?? 0);
      for (const [at, place] of inOrder.entries()) {
        expect(place).toBeLessThanOrEqual(LENGTH);
        if (at > 0) expect(place - (inOrder[at - 1] ?? 0)).toBeGreaterThanOrEqual(GAP - 1e-9);
      }
    }),
  );
});

test('what is apart stays', () => {
  expect(spread([20, 5, 11], GAP, LENGTH)).toEqual([20, 5, 11]);
});
