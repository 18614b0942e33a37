// @ts-check
// Several phones in one battle, with broken links and killed phones: afterwards all must have the same
// battle. See docs/reliability.md.
//
//     npm run lab -- sync                        1,000 evenings
//     npm run lab -- sync --runs 100 --seed 7    a hundred, the same ones each time
//     npm run lab -- sync --seed 7 --run 42      that one alone
//     npm run lab -- sync --carrier codes        handed over by codes instead of linked
//     npm run lab -- sync --carrier hub          by a hub, which dies now and then as well

import { parseArgs } from 'node:util';
import { complaint, isComplaint } from '../../scripts/complaint.mjs';
import { withTsModule } from '../../scripts/load-ts.mjs';

const CARRIERS = ['table', 'codes', 'hub'];

try {
  process.exitCode = await play(read(process.argv.slice(2)));
} catch (error) {
  console.error(isComplaint(error) ? error.message : error);
  process.exitCode = 1;
}

/**
 * @param {readonly (number | string)[]} args the seed, the number of evenings, the only one (0 for all), the carrier
 * @returns {Promise<number>} the exit code
 */
function play(args) {
  return withTsModule('lab/sync/run.ts', async ({ main }) => {
    if (typeof main !== 'function') throw new Error('lab/sync/run.ts exports no "main"');
    const code = await main(args.map(String));
    return typeof code === 'number' ? code : 1;
  });
}

/**
 * @param {string[]} args
 * @returns {readonly (number | string)[]}
 */
function read(args) {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      runs: { type: 'string', default: '1000' },
      run: { type: 'string', default: '0' },
      carrier: { type: 'string', default: 'table' },
    },
  });
  const numbers = [values.seed, values.runs, values.run].map(Number);
  if (!numbers.every((one) => Number.isInteger(one) && one >= 0)) {
    throw complaint('--seed, --runs and --run are whole numbers.');
  }
  if (!CARRIERS.includes(values.carrier))
    throw complaint(`--carrier is one of ${CARRIERS.join(', ')}.`);
  return [...numbers, values.carrier];
}
