import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../scripts/paths.mjs';

const FOLDER = inProject('.github/workflows');

test('whoever’s work the forge runs stands there by the hash of a commit, with its version beside', () => {
  const used = readdirSync(FOLDER).flatMap((name) =>
    [...readFileSync(`${FOLDER}/${name}`, 'utf8').matchAll(/\buses:\s*(.*)/g)].map(
      ([, action = '']) => action,
    ),
  );
  expect(used).not.toEqual([]);
  // A tag may be moved to other work at any time.
  expect(used.filter((action) => !/^[\w./-]+@[\da-f]{40} # v[\d.]+$/.test(action))).toEqual([]);
});
