// @ts-check

import { complaint, isComplaint } from './complaint.mjs';
import { noTests } from './test-reports.mjs';

/** @typedef {import('./checks.mjs').Check} Check */
/** @typedef {import('./test-reports.mjs').Counts} Counts */
/** @typedef {import('./test-reports.mjs').Failure} Failure */

/**
 * One line of the table at the end.
 * @typedef {object} Line
 * @property {string} name
 * @property {string} about
 * @property {'passed' | 'failed' | 'not run' | 'MISSING'} result
 * @property {number} seconds
 * @property {Counts} counts
 * @property {string} [engine] the browser that it ran in, with its version
 * @property {string} [missing] why it could not run on this machine, if that is not a failure
 * @property {readonly Failure[]} [failures] the tests that failed
 * @property {readonly Failure[]} [unsteady] those that failed once and passed every repetition on their own
 */

/**
 * Runs checks one after the other, all of them even when one fails, and prints a table and, as the
 * last line, how many tests passed and failed. Neighbours of one `lane` run in parallel.
 * @param {readonly Check[]} checks
 * @returns {Promise<boolean>} whether all went well
 */
export async function runChecks(checks) {
  const start = performance.now();
  /** @type {Line[]} */
  const lines = [];
  for (const neighbours of sideBySide(checks)) {
    const before = [...lines];
    lines.push(...(await Promise.all(neighbours.map((check) => lineOf(check, before)))));
  }
  console.log(`\n${table(lines)}\nin all: ${minutes(performance.now() - start)}\n`);
  for (const line of lines) for (const words of complaints(line)) console.log(`${words}\n`);
  for (const { missing } of lines) if (missing !== undefined) console.log(`!!! ${missing}\n`);
  console.log(totals(lines));
  return lines.every(isWell);
}

/**
 * The checks of these names, or all of them, in their own order.
 * @param {readonly Check[]} checks
 * @param {readonly string[]} names
 * @returns {readonly Check[]}
 * @throws a complaint for a name that is no check
 */
export function chooseChecks(checks, names) {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    const known = checks.map((check) => check.name).join(', ');
    throw complaint(`There is no check "${unknown.join('", "')}". There are: ${known}.`);
  }
  return names.length === 0 ? checks : checks.filter((check) => names.includes(check.name));
}

/**
 * The line that ends it all. A failed check without failed tests of its own (format, say) counts as
 * one failure, so that "0 failed" always means that everything is well.
 * @param {readonly Line[]} lines
 */
export function totals(lines) {
  const passed = lines.reduce((sum, line) => sum + line.counts.passed, 0);
  const failed = lines.reduce(
    (sum, line) => sum + Math.max(line.counts.failed, isWell(line) ? 0 : 1),
    0,
  );
  return `${passed} passed, ${failed} failed`;
}

/**
 * @param {Check} check
 * @param {readonly Line[]} before results of the checks before it
 * @returns {Promise<Line>}
 */
async function lineOf(check, before) {
  const broken = before.some((line) => line.name === check.needs && line.result !== 'passed');
  return broken ? notRun(check) : runCheck(check);
}

/**
 * @param {readonly Check[]} checks
 * @returns {Check[][]} neighbours of one lane grouped, every other check alone
 */
function sideBySide(checks) {
  /** @type {Check[][]} */
  const groups = [];
  for (const check of checks) {
    const before = groups.at(-1);
    if (check.lane !== undefined && before?.[0]?.lane === check.lane) before.push(check);
    else groups.push([check]);
  }
  return groups;
}

/**
 * @param {Check} check
 * @returns {Promise<Line>}
 */
async function runCheck({ name, about, run }) {
  console.log(`\n── ${name}: ${about}`);
  const start = performance.now();
  const { ok, ...found } = await run().catch((/** @type {unknown} */ error) => {
    console.error(isComplaint(error) ? error.message : error);
    /** @type {import('./checks.mjs').Finding} */
    const broken = { ok: false, counts: noTests };
    return broken;
  });
  const seconds = (performance.now() - start) / 1000;
  const absent = found.missing === undefined ? 'passed' : 'MISSING';
  return { name, about, result: ok ? absent : 'failed', seconds, ...found };
}

/**
 * What could not run here is no failure, unless the check itself says so: it is said loudly instead.
 * @param {Line} line
 */
function isWell({ result }) {
  return result === 'passed' || result === 'MISSING';
}

/**
 * @param {Check} check
 * @returns {Line}
 */
function notRun({ name, about }) {
  return { name, about, result: 'not run', seconds: 0, counts: noTests };
}

/**
 * What to look at, by name: whoever sees only the end of the output learns what failed and why.
 * @param {Line} line
 */
function complaints({ name, failures = [], unsteady = [] }) {
  return [
    ...failures.map((failure) => describeFailure('failed', name, failure)),
    ...unsteady.map((failure) => describeFailure('!!! unsteady', name, failure)),
  ];
}

/**
 * @param {string} word
 * @param {string} check
 * @param {Failure} failure
 */
function describeFailure(word, check, { title, error, place }) {
  return `${word}: ${check} › ${place} › ${title}\n  ${error}`;
}

/** @param {number} ms */
function minutes(ms) {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** @param {readonly Line[]} lines */
function table(lines) {
  const rows = lines.map(({ name, about, result, seconds, counts, engine }) => [
    name,
    result,
    `${seconds.toFixed(1)} s`,
    about + (engine === undefined ? '' : ` (${engine})`) + describe(counts),
  ]);
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map(([name = '', result = '', time = '', about = '']) =>
      [
        name.padEnd(widths[0] ?? 0),
        result.padEnd(widths[1] ?? 0),
        time.padStart(widths[2] ?? 0),
        about,
      ].join('  '),
    )
    .join('\n');
}

/** @param {Counts} counts */
function describe({ passed, failed, skipped }) {
  if (passed + failed + skipped === 0) return '';
  return `: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
