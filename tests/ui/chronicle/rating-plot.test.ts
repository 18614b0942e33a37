import { expect, test } from 'vitest';
import { ratingPlot } from '#ui/chronicle/rating-plot.ts';

const AREA = { left: 10, right: 110, top: 0, bottom: 50 };

const numbers = (battles: number) =>
  ratingPlot(
    Array.from({ length: battles + 1 }, (_, at) => 100 + at),
    AREA,
  ).battles.map(({ battle }) => battle);

test('the numbers of battles begin with the first, and are at most eight', () => {
  expect(numbers(0)).toEqual([]);
  expect(numbers(4)).toEqual([1, 2, 3, 4]);
  expect(numbers(8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(numbers(9)).toEqual([2, 4, 6, 8]);
  expect(numbers(20)).toEqual([3, 6, 9, 12, 15, 18]);
});

test('a curve fills its place; a rating that never changes lies in the middle of it', () => {
  expect(ratingPlot([100, 120, 110], AREA)).toMatchObject({
    points: [
      { x: 10, y: 50 },
      { x: 60, y: 0 },
      { x: 110, y: 25 },
    ],
    rows: [
      { rating: 100, y: 50 },
      { rating: 120, y: 0 },
    ],
  });
  expect(ratingPlot([100, 100], AREA).rows).toEqual([{ rating: 100, y: 25 }]);
});
