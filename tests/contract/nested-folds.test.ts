import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../scripts/paths.mjs';

// A fold may lie in another one: what the outer one looks like while it is open must not reach the inner one.

/** An open element, and anything inside it at whatever depth. */
const REACHES_INWARDS = /\[open\]\s+[^\s>{,][^{,]*/g;

test('what is open styles its own parts only', () => {
  const files = readdirSync(inProject('src'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.css'),
  );
  expect(files.length).toBeGreaterThan(50);
  const reaching = files.flatMap((file) =>
    [...readFileSync(inProject('src', file), 'utf8').matchAll(REACHES_INWARDS)].map(
      ([found]) => `${file}: ${found.trim()}`,
    ),
  );
  expect(reaching).toEqual([]);
});
