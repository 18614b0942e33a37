// @ts-check
// Trials that take too long for `npm test`, which runs a small fixed part of each (docs/testing.md).
//
//     npm run lab                          all of them, one after the other: some hours
//     npm run lab -- soak                  one of them
//     npm run lab -- soak --share 0.1      what follows its name goes to the trial

// Nothing may be imported from node_modules before `setUp` has run.
import { run, runTool } from '../scripts/child.mjs';
import { isComplaint } from '../scripts/complaint.mjs';
import { setUp } from '../scripts/setup.mjs';

/**
 * @typedef {object} Trial
 * @property {string} name
 * @property {string} about
 * @property {(args: readonly string[]) => Promise<number>} run returns an exit code
 */

/** @type {readonly Trial[]} */
const TRIALS = [
  { name: 'journeys', about: 'long journeys (Playwright)', run: runJourneys },
  { name: 'sweeps', about: 'wide sweeps (Vitest)', run: runSweeps },
  { name: 'soak', about: 'random battles and a thousand faults', run: script('lab/soak/main.mjs') },
  { name: 'sync', about: 'phones that share a battle', run: script('lab/sync/main.mjs') },
  {
    name: 'net',
    about: 'two phones on bad networks (Linux, root)',
    run: script('lab/net/main.mjs'),
  },
  { name: 'hub', about: 'hubs and a crowd of phones', run: script('lab/hub/main.mjs') },
  { name: 'orca', about: 'what a screen reader says', run: script('lab/orca/main.mjs') },
  { name: 'camera', about: 'codes that a camera reads', run: script('lab/camera/main.mjs') },
  { name: 'mutants', about: 'small mistakes in the sources', run: script('lab/mutants/main.mjs') },
  { name: 'bench', about: 'beside a bare page', run: script('lab/bench/main.mjs') },
];

const [name, ...args] = process.argv.slice(2);
const chosen = TRIALS.filter((trial) => name === undefined || trial.name === name);
if (chosen.length === 0) {
  const names = TRIALS.map((trial) => `  ${trial.name.padEnd(10)}${trial.about}`).join('\n');
  console.error(`There is no trial "${name}". There are:\n${names}`);
  process.exitCode = 2;
}
try {
  if (chosen.length > 0) await setUp();
  for (const trial of chosen) {
    console.log(`\n── ${trial.name}: ${trial.about}`);
    const code = await trial.run(args);
    if (code !== 0) process.exitCode = code;
  }
} catch (error) {
  console.error(isComplaint(error) ? error.message : error);
  process.exitCode = 1;
}

/**
 * @param {string} file
 * @returns {Trial['run']}
 */
function script(file) {
  return async (given) => (await run(process.execPath, [file, ...given])).code;
}

/** @type {Trial['run']} */
async function runJourneys(given) {
  const { buildIfNeeded } = await import('../scripts/build.mjs');
  const { obtainEngine } = await import('../scripts/engines.mjs');
  if (!(await buildIfNeeded())) return 1;
  const engine = await obtainEngine('chromium');
  if (engine === undefined) return 1;
  const env = { HDC_JOURNEYS: 'lab/e2e', HDC_BROWSER: engine.program };
  return (await runTool('playwright', ['test', '--forbid-only', ...given], { env })).code;
}

/** @type {Trial['run']} */
async function runSweeps(given) {
  return (await runTool('vitest', ['run', '--config', 'lab/vitest.config.ts', ...given])).code;
}
