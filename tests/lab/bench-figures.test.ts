import { describe, expect, test } from 'vitest';
import { median, quantile, tableOf } from '../../lab/bench/figures.mjs';

describe('what stands for many measurements', () => {
  test('the median is the one in the middle, whatever their order', () => {
    expect(median([30, 10, 20])).toBe(20);
    expect(median([7])).toBe(7);
    expect(median([])).toBeNaN();
  });

  test('of twenty taps the 95th percentile leaves out only the slowest', () => {
    const taps = Array.from({ length: 20 }, (_, index) => index + 1);
    expect(quantile(taps, 0.95)).toBe(19);
    expect(quantile(taps, 1)).toBe(20);
  });
});

test('the table says each figure of both pages, and how many times as much the app takes', () => {
  const table = tableOf([
    { what: 'tap, ms', bare: 4.04, app: 6.06 },
    { what: 'files', bare: 0, app: 12 },
  ]);
  expect(table.split('\n')).toEqual([
    '|         | bare page |  app | ratio |',
    '| ------- | --------: | ---: | ----: |',
    '| tap, ms |       4.0 |  6.1 |  1.50 |',
    '| files   |         0 |   12 |     – |',
  ]);
});
