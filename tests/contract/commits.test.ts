import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/paths.mjs';

/** More is cut off where commits are listed. */
const MOST = 72;

/** Those before stay as they are. */
const SINCE = '2026-11-28T19:30:00Z';

/**
 * Subjects of the commits that are here: in a shallow clone those few, without Git or its folder none.
 * Merges are named by whoever merges.
 */
function subjects(): readonly string[] {
  // A checkout may belong to another user than the one who runs the checks.
  const trusted = ['-c', 'safe.directory=*', '-C', projectRoot];
  const command = [...trusted, 'log', '--no-merges', `--since=${SINCE}`, '--format=%s'];
  const { status, stdout } = spawnSync('git', command, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}

const found = subjects();

test.skipIf(found.length === 0)('subjects of commits fit in a line', () => {
  expect(found.filter((subject) => subject.length > MOST)).toEqual([]);
});
