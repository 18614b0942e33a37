// @ts-check
// The soak: random battles through the real screen, with everything going wrong that can. After each
// fault the battle has to be what was tapped. See docs/reliability.md.
//
//     npm run lab -- soak                                1,000 faults
//     npm run lab -- soak --share 0.1 --seed 7        a tenth of them, the same ones each time
//     npm run lab -- soak --only kill-at-once,reload  these kinds only
//     npm run lab -- soak --seed 7 --fault 137        that one alone; 126-150: those, on one phone
//     HDC_DIST=folder npm run lab -- soak                another build of the app

import { parseArgs } from 'node:util';
import { obtainBrowser } from '../../scripts/browser.mjs';
import { buildIfNeeded } from '../../scripts/build.mjs';
import { complaint, isComplaint } from '../../scripts/complaint.mjs';
import { isMain } from '../../scripts/is-main.mjs';
import { withTsModule } from '../../scripts/load-ts.mjs';

/**
 * @typedef {object} Options
 * @property {number} seed
 * @property {number} share of the 1,000 faults
 * @property {number} [workers] phones side by side
 * @property {string} [only] kinds, joined by commas
 * @property {string} [fault] a number, or the first and the last with a dash between
 */

/**
 * Builds what has to be built, and soaks it.
 * @param {Options} options
 * @returns {Promise<number>} the exit code
 */
export async function soak({ seed, share, workers = 2, only = '', fault = '' }) {
  if (process.env['HDC_DIST'] === undefined && !(await buildIfNeeded())) return 1;
  const program = await obtainBrowser();
  return withTsModule('lab/soak/run.ts', async ({ main }) => {
    if (typeof main !== 'function') throw new Error('lab/soak/run.ts exports no "main"');
    const code = await main([program, seed, share, workers, only, fault].map(String));
    return typeof code === 'number' ? code : 1;
  });
}

if (isMain(import.meta.url)) {
  try {
    process.exitCode = await soak(read(process.argv.slice(2)));
  } catch (error) {
    console.error(isComplaint(error) ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * @param {string[]} args
 * @returns {Options}
 */
function read(args) {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string' },
      share: { type: 'string', default: '1' },
      workers: { type: 'string', default: '2' },
      only: { type: 'string', default: '' },
      fault: { type: 'string', default: '' },
    },
  });
  const share = Number(values.share);
  if (!(share > 0 && share <= 1)) throw complaint('--share is a number above 0, at most 1.');
  const seed = values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed);
  if (!Number.isInteger(seed)) throw complaint('--seed is a whole number.');
  if (!/^(\d+(-\d+)?)?$/.test(values.fault)) throw complaint('--fault is 137, or 126-150.');
  return { seed, share, workers: Number(values.workers), only: values.only, fault: values.fault };
}
