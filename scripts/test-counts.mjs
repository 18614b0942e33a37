// @ts-check
// How many tests ran, from what the test tools report.

/**
 * @typedef {{ readonly passed: number; readonly failed: number; readonly skipped: number }} Counts
 */

/** @type {Counts} */
export const noTests = { passed: 0, failed: 0, skipped: 0 };

/**
 * From Vitest's JSON report. A file that could not even be loaded counts as one failed test.
 * @param {unknown} report
 * @returns {Counts}
 */
export function countsOfVitest(report) {
  const unloaded = list(field(report, 'testResults')).filter(
    (file) =>
      field(file, 'status') === 'failed' && list(field(file, 'assertionResults')).length === 0,
  );
  return {
    passed: number(report, 'numPassedTests'),
    failed: number(report, 'numFailedTests') + unloaded.length,
    skipped: number(report, 'numPendingTests') + number(report, 'numTodoTests'),
  };
}

/**
 * From Playwright's JSON report. Flaky tests count as failed: there are no retries.
 * @param {unknown} report
 * @returns {Counts}
 */
export function countsOfPlaywright(report) {
  const stats = field(report, 'stats');
  return {
    passed: number(stats, 'expected'),
    failed: number(stats, 'unexpected') + number(stats, 'flaky'),
    skipped: number(stats, 'skipped'),
  };
}

/**
 * From the last "N passed, N failed" that the vectors runner printed.
 * @param {string} output
 * @returns {Counts}
 */
export function countsOfVectors(output) {
  const last = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
  return last === undefined
    ? noTests
    : { passed: Number(last[1]), failed: Number(last[2]), skipped: 0 };
}

/**
 * @param {unknown} value
 * @param {string} name
 * @returns {unknown}
 */
function field(value, name) {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/**
 * @param {unknown} value
 * @param {string} name
 * @returns {number}
 */
function number(value, name) {
  const found = field(value, name);
  return typeof found === 'number' ? found : 0;
}

/**
 * @param {unknown} value
 * @returns {unknown[]}
 */
function list(value) {
  return Array.isArray(value) ? value : [];
}
