// @ts-check
// The journeys through the built app, in one engine.

import { runTool } from './child.mjs';
import { freshReport, readReport } from './report-files.mjs';
import { countsOfPlaywright, failuresOfPlaywright } from './test-reports.mjs';

/** @typedef {import('./test-reports.mjs').Counts} Counts */
/** @typedef {import('./test-reports.mjs').Failure} Failure */

/** How often a journey that failed has to hold, with the machine to itself, to be called unsteady. */
const REPEATS = 3;
/** More than a few failures are no accident of the hour. */
const MOST_REPEATED = 4;

/**
 * Runs all journeys of an engine, some at a time. A few that fail are repeated, one at a time: who fails
 * again has failed. Who holds each time met a busy machine, or a race that one has to look for: it
 * counts as passed, and is named at the end.
 * @param {import('./engines.mjs').EngineName} engine
 * @param {string} program the browser's file
 * @returns {Promise<{
 *   code: number, counts: Counts, failures: readonly Failure[], unsteady: readonly Failure[],
 * }>}
 */
export async function runJourneys(engine, program) {
  const first = await playwright(engine, program, []);
  const { counts, failures } = first;
  // Where the counts say otherwise, something broke that is no journey.
  const few = failures.length === counts.failed && failures.length <= MOST_REPEATED;
  if (failures.length === 0 || !few) return { ...first, unsteady: [] };

  const places = [...new Set(failures.map(({ place }) => place))];
  console.log(`\nOnce more, ${REPEATS} times each and one at a time: ${places.join(', ')}`);
  const again = await playwright(engine, program, [
    ...places,
    '--workers=1',
    '--trace=retain-on-failure',
    `--repeat-each=${REPEATS}`,
  ]);
  return settle(first, again);
}

/**
 * What a run and the repetition of its failures come to.
 * @param {Run} first
 * @param {Run} again
 */
export function settle(first, again) {
  const stillFails = (/** @type {Failure} */ { place }) =>
    again.failures.some((failure) => failure.place === place);
  // A repetition that ran nothing, or broke, proves nothing.
  const proves = again.counts.passed > 0 && (again.code === 0 || again.failures.length > 0);
  const failures = proves ? first.failures.filter(stillFails) : first.failures;
  const unsteady = first.failures.filter((failure) => !failures.includes(failure));
  const { passed, failed, skipped } = first.counts;
  const counts = {
    passed: passed + unsteady.length,
    failed: failed - unsteady.length,
    skipped,
  };
  return { code: failures.length === 0 ? 0 : first.code, counts, failures, unsteady };
}

/**
 * @typedef {{ code: number, counts: Counts, failures: readonly Failure[] }} Run
 */

/**
 * @param {import('./engines.mjs').EngineName} engine
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<Run>}
 */
async function playwright(engine, program, args) {
  const file = await freshReport(`playwright-${engine}.json`);
  const { code } = await runTool(
    'playwright',
    ['test', ...args, '--forbid-only', '--reporter=list,json'],
    { env: { HDC_ENGINE: engine, HDC_BROWSER: program, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  const report = await readReport(file);
  return { code, counts: countsOfPlaywright(report), failures: failuresOfPlaywright(report) };
}
