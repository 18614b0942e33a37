// @ts-check
// Records which mutations each test reaches. Runs within the tests, before each test file.

import { afterEach, beforeEach } from 'vitest';

/** @type {Set<number>} */
const outside = new Set();
let current = outside;

Reflect.set(globalThis, '__reached', (/** @type {number} */ number) => current.add(number));

beforeEach(() => {
  current = new Set();
});

afterEach(({ task }) => {
  Reflect.set(task.meta, 'reached', [...current]);
  // Code that runs before the first test of a file or between two could fail any of its tests.
  Reflect.set(task.file.meta, 'reached', [...outside]);
  current = outside;
});
