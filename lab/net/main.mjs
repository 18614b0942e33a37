// @ts-check
// Two browsers in two network namespaces, linked by the app's own pairing, on networks that lose, delay, cut and
// move. Needs Linux, root, and Debian's packages iproute2 and socat. See docs/sync.md.
//
//     npm run lab -- net                     all rows: some 40 minutes
//     npm run lab -- net --only cut-45,wire  some of them

import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { canUseApt, installPackages } from '../../scripts/apt.mjs';
import { obtainBrowser } from '../../scripts/browser.mjs';
import { buildIfNeeded } from '../../scripts/build.mjs';
import { complaint, isComplaint } from '../../scripts/complaint.mjs';
import { withTsModule } from '../../scripts/load-ts.mjs';

/** The programs of those packages. */
const NEEDED = { ip: 'iproute2', socat: 'socat' };

try {
  process.exitCode = await measure(process.argv.slice(2));
} catch (error) {
  console.error(isComplaint(error) ? error.message : error);
  process.exitCode = 1;
}

/**
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
async function measure(args) {
  const { values } = parseArgs({ args, options: { only: { type: 'string', default: '' } } });
  if (process.getuid?.() !== 0) throw complaint('Network namespaces need root.');
  const missing = Object.entries(NEEDED).flatMap(([program, name]) =>
    spawnSync(program, ['-V']).status === 0 ? [] : [name],
  );
  if (missing.length > 0 && !(canUseApt() && (await installPackages(missing)))) {
    throw complaint(`These are needed: ${missing.join(', ')}.`);
  }
  if (!(await buildIfNeeded())) return 1;
  const program = await obtainBrowser();
  return withTsModule('lab/net/run.ts', async ({ main }) => {
    if (typeof main !== 'function') throw new Error('lab/net/run.ts exports no "main"');
    const code = await main([program, values.only]);
    return typeof code === 'number' ? code : 1;
  });
}
