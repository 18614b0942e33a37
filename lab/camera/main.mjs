// @ts-check
// How many pictures of a synthetic camera are read, by the app's reader and by the library alone, and at what
// cost. See docs/performance.md.
//
//     npm run lab -- camera                      seeds 1 to 5, 216 pictures each: some ten minutes
//     npm run lab -- camera --seed 7             that seed alone
//     npm run lab -- camera --each 1 --mixed 2   pictures of each family and code (4), and of `mixed` (12)
//     npm run lab -- camera --films 2            films of an unsteady hand, of each kind (10)

import { parseArgs } from 'node:util';
import { complaint, isComplaint } from '../../scripts/complaint.mjs';
import { withTsModule } from '../../scripts/load-ts.mjs';

try {
  process.exitCode = await takePictures(process.argv.slice(2));
} catch (error) {
  console.error(isComplaint(error) ? error.message : error);
  process.exitCode = 1;
}

/**
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
async function takePictures(args) {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string' },
      each: { type: 'string', default: '4' },
      mixed: { type: 'string', default: '12' },
      films: { type: 'string', default: '10' },
    },
  });
  const { each, mixed, films } = values;
  const given = [values.seed ?? '1', each, mixed, films].map(Number);
  if (!given.every((one) => Number.isInteger(one) && one >= 0)) {
    throw complaint('--seed, --each, --mixed and --films are whole numbers.');
  }
  const seeds = values.seed === undefined ? ['1', '2', '3', '4', '5'] : [values.seed];
  return withTsModule('lab/camera/run.ts', async ({ main }) => {
    if (typeof main !== 'function') throw new Error('lab/camera/run.ts exports no "main"');
    let code = 0;
    for (const seed of seeds) {
      console.log(`seed ${seed}`);
      const result = await main([seed, each, mixed, films]);
      if (result !== 0) code = 1;
    }
    return code;
  });
}
