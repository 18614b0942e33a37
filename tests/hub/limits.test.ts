import { expect, test } from 'vitest';
import { bucket } from '../../hub/bucket.mjs';
import { limitsFrom } from '../../hub/limits.mjs';

test('limits can be set by their names, and only to numbers', () => {
  const usual = limitsFrom();
  expect(
    limitsFrom({ HUB_ROOM_BYTES: '7', PATH: '/bin', HUB_ADDRESS: 'https://hub.example/' }),
  ).toEqual({ ...usual, ROOM_BYTES: 7 });
  for (const wrong of ['', 'many', '0', '-1', undefined]) {
    expect(limitsFrom({ HUB_ROOM_BYTES: wrong, HUB_toString: '3' })).toEqual(usual);
  }
});

test('a bucket accepts up to its size at once, and then as much as has drained', () => {
  let now = 0;
  const { take, isEmpty } = bucket(10, 2, () => now);
  expect(isEmpty()).toBe(true);
  expect([take(6), take(4), take()]).toEqual([true, true, false]);
  now = 1000;
  expect([take(3), take(2), take()]).toEqual([false, true, false]);
  now = 5999;
  expect(isEmpty()).toBe(false);
  now = 6000;
  expect(isEmpty()).toBe(true);
});
