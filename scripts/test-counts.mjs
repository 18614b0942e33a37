// @ts-check
// How many tests ran, from what the test tools report.

/**
 * @typedef {{ readonly passed: number; readonly failed: number; readonly skipped: number }} Counts
 */

/** @type {Counts} */
export const noTests = { passed: 0, failed: 0, skipped: 0 };

/**
 * From Vitest's JSON report. A file that could not even be loaded counts as one failed test.
 * @param {{
 *   numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: readonly { status: string, assertionResults: readonly unknown[] }[],
 * } | undefined} report undefined when the tool ended before writing it
 * @returns {Counts}
 */
export function countsOfVitest(report) {
  if (report === undefined) return noTests;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * From Playwright's JSON report. Flaky tests count as failed: there are no retries.
 * @param {{
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 * } | undefined} report undefined when the tool ended before writing it
 * @returns {Counts}
 */
export function countsOfPlaywright(report) {
  if (report === undefined) return noTests;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
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
