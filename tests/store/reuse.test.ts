import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sameContent } from '#roster/same-content.ts';
import { reuseFields, reuseIfEqual, reuseItems } from '#store/reuse.ts';

const fraction = (numerator: bigint) => ({ numerator, denominator: 36n });

describe('a value with the same content as before', () => {
  test('stays the same object', () => {
    const before = {
      key: 'a',
      chance: fraction(10n),
      facts: [{ code: 'x', params: { count: 2 } }],
    };
    expect(reuseIfEqual(before, structuredClone(before))).toBe(before);
    const now = { ...before, chance: fraction(11n) };
    expect(reuseIfEqual(before, now)).toBe(now);
  });

  test('equals any copy of it, and nothing that differs anywhere', () => {
    fc.assert(
      fc.property(
        fc.object({ withBigInt: true }),
        fc.object({ withBigInt: true }),
        (one, other) => {
          expect(sameContent(one, structuredClone(one))).toBe(true);
          expect(sameContent(one, other)).toBe(sameContent(other, one));
          expect(sameContent({ ...one, more: 1 }, one)).toBe(false);
          expect(sameContent([one], [one, one])).toBe(false);
        },
      ),
    );
  });

  test('is neither a list instead of an object, nor null, nor another type', () => {
    expect(sameContent([], {})).toBe(false);
    expect(sameContent(null, {})).toBe(false);
    expect(sameContent({ a: undefined }, { b: undefined })).toBe(false);
    expect(sameContent('1', 1)).toBe(false);
  });
});

describe('a list', () => {
  const item = (key: string, value: number) => ({ key, value });
  const kept = (before: readonly ReturnType<typeof item>[], now: typeof before) =>
    reuseItems(before, now, ({ key }) => key);

  test('with the same content stays the same object', () => {
    const before = [item('a', 1), item('b', 2)];
    expect(kept(before, structuredClone(before))).toBe(before);
    expect(kept([], [])).toEqual([]);
  });

  test('keeps its unchanged items, wherever they are', () => {
    const before = [item('a', 1), item('b', 2), item('c', 3)];
    const now = kept(before, [item('c', 3), item('b', 9), item('d', 4)]);
    expect(now).toEqual([item('c', 3), item('b', 9), item('d', 4)]);
    expect(now[0]).toBe(before[2]);
    expect(now[1]).not.toBe(before[1]);
  });

  test('that lost or gained its last item is another object', () => {
    const long = [item('a', 1), item('b', 2)];
    const short = [item('a', 1)];
    expect(kept(long, short)).toEqual(short);
    expect(kept(short, long)).toEqual(long);
    expect(kept(long, short)[0]).toBe(long[0]);
    expect(kept(long, [])).toEqual([]);
  });

  test('in another order is another object', () => {
    const before = [item('a', 1), item('b', 2)];
    const now = kept(before, [item('b', 2), item('a', 1)]);
    expect(now).not.toBe(before);
    expect(now.map(({ key }) => key)).toEqual(['b', 'a']);
  });
});

describe('a record', () => {
  test('keeps its unchanged fields, and itself when all are unchanged', () => {
    const before = { 's-a': { missing: 1 }, 's-b': { missing: 2 } };
    expect(reuseFields(before, structuredClone(before))).toBe(before);
    const now = reuseFields(before, { 's-a': { missing: 1 }, 's-b': { missing: 3 } });
    expect(now['s-a']).toBe(before['s-a']);
    expect(now['s-b']).toEqual({ missing: 3 });
  });

  test('with a field more or less is another object', () => {
    const one: Readonly<Record<string, readonly string[]>> = { 'f-a': ['Rat'] };
    const two = { 'f-a': ['Rat'], 'f-b': ['Otto'] };
    expect(reuseFields(one, two)).toEqual(two);
    expect(reuseFields(two, one)).toEqual(one);
    expect(reuseFields<string, readonly string[]>(two, one)['f-a']).toBe(two['f-a']);
  });
});
