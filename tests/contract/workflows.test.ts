import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../scripts/paths.mjs';

const FOLDER = inProject('.github/workflows');

test('every third-party action is pinned to a commit hash, with its version beside it', () => {
  const used = readdirSync(FOLDER).flatMap((name) =>
    [...readFileSync(`${FOLDER}/${name}`, 'utf8').matchAll(/\buses:\s*(.*)/g)].map(
      ([, action = '']) => action,
    ),
  );
  expect(used).not.toEqual([]);
  // A tag can be moved to other code at any time.
  expect(used.filter((action) => !/^[\w./-]+@[\da-f]{40} # v[\d.]+$/.test(action))).toEqual([]);
});
