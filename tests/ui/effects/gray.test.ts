import { expect, test } from 'vitest';
import { type Gray, grayOf, resized, sharpened } from '#ui/effects/gray.ts';

function gray(...rows: readonly (readonly number[])[]): Gray {
  return { side: rows.length, data: Uint8ClampedArray.from(rows.flat()) };
}

function rowsOf({ side, data }: Gray): readonly (readonly number[])[] {
  return Array.from({ length: side }, (_, y) =>
    Array.from(data.subarray(y * side, (y + 1) * side)),
  );
}

test('green counts as the brightness, and only the square is taken', () => {
  const pixels = [
    [9, 9, 9],
    [100, 20, 0],
    [0, 100, 0],
    [9, 9, 9],
    [9, 9, 9],
    [0, 30, 100],
    [255, 255, 255],
    [9, 9, 9],
  ];
  const data = Uint8ClampedArray.from(pixels.flatMap((pixel) => [...pixel, 255]));
  const picture = grayOf({ width: 4, height: 2, data }, { left: 1, top: 0, side: 2 });
  expect(rowsOf(picture)).toEqual([
    [20, 100],
    [30, 255],
  ]);
});

test('a picture of another size has the colours between its own', () => {
  const picture = gray([0, 200], [100, 100]);
  expect(resized(picture, 2)).toBe(picture);
  expect(rowsOf(resized(picture, 4))).toEqual([
    [0, 50, 150, 200],
    [25, 62, 137, 175],
    [75, 87, 112, 125],
    [100, 100, 100, 100],
  ]);
  expect(rowsOf(resized(resized(picture, 4), 2))).toEqual([
    [34, 165],
    [90, 109],
  ]);
});

test('an edge is steeper when it is sharpened, and an even picture stays as it is', () => {
  const even = gray(...Array.from({ length: 5 }, () => [7, 7, 7, 7, 7]));
  expect(rowsOf(sharpened(even, 2, 4))).toEqual(rowsOf(even));
  const edge = gray(...Array.from({ length: 5 }, () => [60, 60, 120, 180, 180]));
  // Of the average of three columns: 60 80 120 160 180.
  expect(rowsOf(sharpened(edge, 1, 2))[2]).toEqual([60, 20, 120, 220, 180]);
  expect(rowsOf(sharpened(edge, 1, 6))[0]).toEqual([60, 0, 120, 255, 180]);
});
