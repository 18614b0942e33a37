// @ts-check
// Real hubs and a crowd of real clients: memory, time, and what becomes of a hub that dies. See docs/scale.md.
//
//     npm run lab -- hub                          1,000 phones in 500 rooms: one hub, then two with Redis,
//                                                a Redis that is away, or comes late, and a full disk
//     npm run lab -- hub --rooms 50 --only two    fewer, and one of the trials alone

import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { canUseApt, installPackages } from '../../scripts/apt.mjs';
import { complaint, isComplaint } from '../../scripts/complaint.mjs';
import { withTsModule } from '../../scripts/load-ts.mjs';

try {
  process.exitCode = await measure(read(process.argv.slice(2)));
} catch (error) {
  console.error(isComplaint(error) ? error.message : error);
  process.exitCode = 1;
}

/**
 * @param {readonly string[]} args rooms, phones in each, the only trial
 * @returns {Promise<number>} the exit code
 */
async function measure(args) {
  const [, , only] = args;
  if (['', 'two', 'away', 'late'].includes(only ?? '') && !hasRedis() && canUseApt())
    await installPackages(['redis-server']);
  return withTsModule('lab/hub/run.ts', async ({ main }) => {
    if (typeof main !== 'function') throw new Error('lab/hub/run.ts exports no "main"');
    const code = await main(args);
    return typeof code === 'number' ? code : 1;
  });
}

/** Without it, the trial of two hubs says so. */
function hasRedis() {
  return spawnSync('redis-server', ['--version']).status === 0;
}

/**
 * @param {string[]} args
 * @returns {readonly string[]}
 */
function read(args) {
  const { values } = parseArgs({
    args,
    options: {
      rooms: { type: 'string', default: '500' },
      each: { type: 'string', default: '2' },
      only: { type: 'string', default: '' },
    },
  });
  const isSize = [values.rooms, values.each].every((one) => /^[1-9]\d{0,4}$/.test(one));
  if (!isSize || !['', 'one', 'two', 'away', 'late', 'full'].includes(values.only)) {
    throw complaint('--rooms and --each are numbers; --only is one, two, away, late or full.');
  }
  return [values.rooms, values.each, values.only];
}
