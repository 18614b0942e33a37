import { expect, test } from 'vitest';
import { once, oncePer } from '#rules/kit/once-per.ts';

test('what follows from an object is worked out once for each', () => {
  const asked: object[] = [];
  const sizeOf = oncePer((of: readonly number[]) => {
    asked.push(of);
    return of.length === 0 ? undefined : of.length;
  });
  const none: readonly number[] = [];
  const two = [1, 2];
  expect([sizeOf(none), sizeOf(two), sizeOf(none), sizeOf(two), sizeOf([3])]).toEqual([
    undefined,
    2,
    undefined,
    2,
    1,
  ]);
  expect(asked).toEqual([none, two, [3]]);
});

test('a value that is put off is worked out when it is asked for first, even null', () => {
  let asked = 0;
  const answer = once(() => {
    asked += 1;
    return null;
  });
  expect(asked).toBe(0);
  expect([answer(), answer()]).toEqual([null, null]);
  expect(asked).toBe(1);
});
