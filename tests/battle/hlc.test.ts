import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canBeFollowed, isFarAhead, isHlc, nextHlc, readHlc } from '#battle/hlc.ts';

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

  test('of one millisecond are counted, and take the next one only when there are too many', () => {
    const now = Date.UTC(2026, 10, 21);
    const first = nextHlc(null, now);
    expect(readHlc(nextHlc(first, now))).toEqual({ time: now, counter: 1 });
    const last = first.replace(/-.*$/, '-zzzz');
    expect(readHlc(nextHlc(last, now))).toEqual({ time: now + 1, counter: 0 });
  });

  test('go on after whatever may come in from elsewhere: read again, and later in the order of texts', () => {
    const digits = (count: number) =>
      fc.stringMatching(new RegExp(`^[0-9a-z]{${count}}$`), { size: 'small' });
    const moment = fc.oneof(
      fc.tuple(digits(9), digits(4)).map(([time, counter]) => `${time}-${counter}`),
      fc.constantFrom('zzzzzzzzz-zzzz', 'zzzzzzzzz-0000', 'xw36000000-zzzz', '000000000-zzzz'),
    );
    fc.assert(
      fc.property(moment, anyClock, (value, clock) => {
        fc.pre(isHlc(value) && canBeFollowed(value));
        const next = nextHlc(value, clock);
        expect(isHlc(next)).toBe(true);
        expect(next > value).toBe(true);
      }),
      { examples: [['y00000000-zzzz', 0]] },
    );
    expect(canBeFollowed('zzzzzzzzz-0000')).toBe(false);
  });

  test('far ahead of this phone’s clock are known as such, of whatever form', () => {
    const now = Date.UTC(2026, 10, 21);
    const inYears = (years: number) => nextHlc(null, Date.UTC(2026 + years, 10, 22));
    expect(isFarAhead(inYears(0), now)).toBe(false);
    expect(isFarAhead(inYears(-30), now)).toBe(false);
    expect(isFarAhead(inYears(1), now)).toBe(true);
    expect(isFarAhead('zzzzzzzzzz-zzzz', now)).toBe(true);
    expect(isFarAhead('nonsense', now)).toBe(false);
  });

  test.each([
    '',
    '-',
    // One digit more would come before them all in the order of texts.
    'zzzzzzzzzz-zzzz',
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
