// @ts-check
// The checks behind `npm test`, in the order in which they run: the quick ones first.

import { build, buildIfNeeded } from './build.mjs';
import { run, runTool } from './child.mjs';
import { isStrict, obtainEngine, sayMissing } from './engines.mjs';
import { runJourneys } from './journeys.mjs';
import { freshReport, readReport } from './report-files.mjs';
import { checkSizes } from './size-limit.mjs';
import { countsOfVectors, countsOfVitest, failuresOfVitest, noTests } from './test-reports.mjs';

/** @typedef {import('./test-reports.mjs').Counts} Counts */
/** @typedef {import('./test-reports.mjs').Failure} Failure */

/**
 * What one check found. `counts` is about real tests; most checks have none. `engine` is the browser
 * that it ran in, with its version; `missing` says why it could not run here. `failures` are the tests
 * that failed; `unsteady` those that did so once, and held whenever they were repeated alone.
 * @typedef {{
 *   ok: boolean, counts: Counts, engine?: string, missing?: string,
 *   failures?: readonly Failure[], unsteady?: readonly Failure[],
 * }} Finding
 */

/**
 * @typedef {object} Check
 * @property {string} name what `npm test -- NAME` calls it
 * @property {string} about
 * @property {string} [needs] a check that has to pass before this one can run
 * @property {string} [lane] runs in parallel with its neighbours of the same lane
 * @property {() => Promise<Finding>} run
 */

/** Each of these leaves one of two cores idle, so they run in parallel. */
const IN_PARALLEL = { needs: 'build', lane: 'browsers' };

/** @type {readonly Check[]} */
export const CHECKS = [
  { name: 'format', about: 'formatting (Biome)', run: checkFormat },
  { name: 'lint', about: 'lint and types, zero warnings (oxlint)', run: checkLint },
  {
    name: 'types',
    about: 'types of the pure layers and of the service worker (tsc)',
    run: checkTypes,
  },
  {
    name: 'callers',
    about: 'no export, file or dependency without a use (Knip)',
    run: checkCallers,
  },
  { name: 'unit', about: 'unit, contract and component tests (Vitest)', run: runUnitTests },
  { name: 'vectors', about: 'rule vectors', run: () => runVectors([]) },
  { name: 'build', about: 'production build (Vite)', run: checkBuild },
  { name: 'size', about: 'size limit', needs: 'build', run: checkSize },
  { name: 'e2e', about: 'journeys in Chromium', needs: 'build', run: () => journeys('chromium') },
  { ...IN_PARALLEL, name: 'firefox', about: 'journeys in Firefox', run: () => journeys('firefox') },
  { ...IN_PARALLEL, name: 'webkit', about: 'journeys in WebKit', run: () => journeys('webkit') },
  { ...IN_PARALLEL, name: 'soak', about: 'ten faults, each of another family', run: runSoak },
];

/** Projects with fewer globals than the main one, which oxlint type-checks. */
const PROJECTS = ['tsconfig.pure.json', 'tsconfig.sw.json'];

/**
 * Runs the rule vectors of a file, or of the project's own copy of the examples.
 * @param {readonly string[]} args file names
 * @returns {Promise<Finding>}
 */
export async function runVectors(args) {
  const command = ['scripts/load-ts.mjs', 'tests/vectors/run.ts', ...args];
  const { code, output } = await run(process.execPath, command, { output: 'both' });
  return finding(code, countsOfVectors(output));
}

async function checkFormat() {
  return finding((await runTool('biome', ['ci', '--error-on-warnings'])).code);
}

async function checkLint() {
  const args = [
    '--type-aware',
    '--type-check',
    '--deny-warnings',
    '--report-unused-disable-directives',
  ];
  return finding((await runTool('oxlint', args)).code);
}

async function checkTypes() {
  let worst = 0;
  for (const project of PROJECTS) {
    const { code } = await runTool('tsc', ['-p', project]);
    worst = Math.max(worst, code);
  }
  return finding(worst);
}

async function checkCallers() {
  // Single-threaded, so in parallel. What each covers: knip.config.ts.
  const runs = await Promise.all([
    runTool('knip', ['--production', '--include', 'exports,files']),
    runTool('knip', ['--include', 'exports,files,dependencies,unlisted']),
  ]);
  return finding(Math.max(...runs.map(({ code }) => code)));
}

async function runUnitTests() {
  const report = await freshReport('vitest.json');
  const { code } = await runTool('vitest', [
    'run',
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const found = await readReport(report);
  return { ...finding(code, countsOfVitest(found)), failures: failuresOfVitest(found) };
}

async function checkBuild() {
  return { ok: await build(), counts: noTests };
}

async function checkSize() {
  return { ok: await checkSizes(), counts: noTests };
}

/**
 * @param {import('./engines.mjs').EngineName} name
 * @returns {Promise<Finding>}
 */
async function journeys(name) {
  if (!(await buildIfNeeded())) return finding(1);
  const engine = await obtainEngine(name);
  if (engine === undefined) {
    return { ok: !isStrict(process.env), counts: noTests, missing: sayMissing(name) };
  }
  console.log(`Engine: ${engine.version} (${engine.program})`);
  const { code, counts, ...complaints } = await runJourneys(name, engine.program);
  return { ...finding(code, counts), ...complaints, engine: engine.version };
}

/** The same faults each time; `npm run lab -- soak` runs all of them, and others for other seeds. */
async function runSoak() {
  const args = ['lab/soak/main.mjs', '--seed', '1', '--share', '0.01'];
  const { code, output } = await run(process.execPath, args, { output: 'both' });
  return finding(code, countsOfVectors(output));
}

/**
 * @param {number} code exit code of the program that checked
 * @param {Counts} [counts]
 * @returns {Finding}
 */
function finding(code, counts = noTests) {
  return { ok: code === 0 && counts.failed === 0, counts };
}
