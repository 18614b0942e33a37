import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assembly, partsOf } from '#sync/frames.ts';
import { runs } from '../support/share.ts';

const MOST = 100_000;
const PART = 16_000;
const MORE = 1;

function message(length: number, seed = 7): Uint8Array {
  return Uint8Array.from({ length }, (_, at) => (at * 31 + seed) % 256);
}

/** `toEqual` compares element by element, which is slow for so many. */
function isSame(
  came: ReturnType<ReturnType<typeof assembly>['add']> | undefined,
  sent: Uint8Array,
) {
  return came instanceof Uint8Array && Buffer.compare(came, sent) === 0;
}

describe('a message split into frames', () => {
  test('is reassembled, whatever its length, one message after the other', () => {
    const lengths = fc.array(
      fc.oneof(fc.nat(MOST), fc.constantFrom(0, 1, PART - 1, PART, PART + 1, 2 * PART, MOST)),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(lengths, (all) => {
        const parts = assembly(MOST);
        for (const [at, length] of all.entries()) {
          const sent = message(length, at);
          const came = partsOf(sent).map((part) => parts.add(part));
          expect(came.slice(0, -1).every((one) => one === null)).toBe(true);
          expect(isSame(came.at(-1), sent)).toBe(true);
        }
      }),
      runs(100),
    );
  });

  test('uses frames that every browser can send', () => {
    const parts = partsOf(message(MOST));
    expect(parts).toHaveLength(Math.ceil(MOST / PART));
    expect(Math.max(...parts.map(({ length }) => length))).toBe(PART + 1);
  });

  test('is refused as soon as it gets too long, and so is everything after it', () => {
    const parts = assembly(MOST);
    const came = partsOf(message(MOST + 1)).map((part) => parts.add(part));
    expect(came).toEqual([null, null, null, null, null, null, 'too-long']);
    expect(parts.add(Uint8Array.of(0, 1))).toBe('too-long');
  });

  test.each([
    ['nothing', 1],
    ['one byte', 2],
  ])('in parts of %s without end is refused before it fills the memory', (_, length) => {
    const parts = assembly(MOST);
    const part = new Uint8Array(length).fill(MORE);
    const came = Array.from({ length: 20 }, () => parts.add(part));
    expect(came.indexOf('too-long')).toBe(Math.ceil(MOST / PART));
  });
});
