// @ts-check
// Notes which mutations each test would come by. Runs within the tests, before each file of them.

import { afterAll, afterEach, beforeEach } from 'vitest';

/** @type {Set<number>} */
const outside = new Set();
let current = outside;

Reflect.set(globalThis, '__reached', (/** @type {number} */ number) => current.add(number));

beforeEach(() => {
  current = new Set();
});

afterEach(({ task }) => {
  Reflect.set(task.meta, 'reached', [...current]);
  current = outside;
});

// What a file does before its first test or between two of them could fail any of its tests.
afterAll(({}, file) => {
  Reflect.set(file.meta, 'reached', [...outside]);
});
