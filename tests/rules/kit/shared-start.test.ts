import { expect, test } from 'vitest';
import { sharedStart } from '#rules/kit/shared-start.ts';

test.each([
  [[], [], 0],
  [['a'], [], 0],
  [['a', 'b'], ['a', 'b'], 2],
  [['a', 'b'], ['a', 'b', 'c'], 2],
  [['a', 'b', 'c'], ['a', 'x', 'c'], 1],
  [['b', 'a'], ['a', 'b'], 0],
])('%j and %j share %i', (one, other, shared) => {
  expect(sharedStart(one, other)).toBe(shared);
  expect(sharedStart(other, one)).toBe(shared);
});
