import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHlc, nextHlc, readHlc } from '#battle/hlc.ts';

/** What a clock may say, a broken one too. */
const anyClock = fc.oneof(
  fc.double(),
  fc.integer({ min: 0, max: 4_102_444_800_000 }),
  fc.constantFrom(Number.NaN, 1e300, -1e300, 8.64e15, 8.64e15 + 1, 253_402_300_800_000),
);

describe('the moments of a log', () => {
  test('can be read again and shown by a calendar, whatever the clock says', () => {
    fc.assert(
      fc.property(fc.array(anyClock, { minLength: 1, maxLength: 30 }), (clock) => {
        let last: string | null = null;
        for (const now of clock) {
          const next = nextHlc(last, now);
          expect(isHlc(next)).toBe(true);
          expect(new Date(readHlc(next).time).getTime()).not.toBeNaN();
          if (last !== null) expect(readHlc(next).time).toBeGreaterThanOrEqual(readHlc(last).time);
          expect(next).not.toBe(last);
          last = next;
        }
      }),
    );
  });

  test.each([
    '',
    '-',
    '!!!',
    '\uFFFF',
    'zzzzzzzzzzzzzzzzzzzz',
    '0mws7qguo',
    '0MWS7QGUO-0000',
    '000000NaN-0000',
  ])('are not “%s”', (text) => {
    expect(isHlc(text)).toBe(false);
  });
});
