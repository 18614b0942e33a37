import { afterEach, describe, expect, test, vi } from 'vitest';
import { die, freshId } from '#app/random.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose random source returns exactly these numbers, in order. */
function drawing(...drawn: readonly number[]): void {
  let next = 0;
  vi.stubGlobal('crypto', {
    getRandomValues: (into: Uint8Array | Uint32Array) => {
      for (const index of into.keys()) {
        into[index] = drawn[next] ?? 0;
        next += 1;
      }
      return into;
    },
  });
}

describe('a die', () => {
  test('can show every face, counting from 1', () => {
    drawing(0, 1, 2, 3, 4, 5, 6);
    expect(Array.from({ length: 7 }, () => die(6))).toEqual([1, 2, 3, 4, 5, 6, 1]);
  });

  test('is rolled again where the number drawn would favour the low faces', () => {
    // 2³² is not a multiple of six: its last four values would give 1 to 4 one chance too many.
    drawing(2 ** 32 - 4, 5);
    expect(die(6)).toBe(6);
    drawing(2 ** 32 - 5);
    expect(die(6)).toBe(6);
  });
});

describe('a new id', () => {
  test('is unique', () => {
    expect(freshId()).not.toBe(freshId());
  });

  test('is made from random bytes where the page has no https', () => {
    drawing(...Array.from({ length: 16 }, (_, index) => index * 17));
    expect(freshId()).toBe('00112233445566778899aabbccddeeff');
  });
});
