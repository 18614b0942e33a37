// @ts-check
// How many tests ran and which of them failed, from what the test tools report.

import { basename } from 'node:path';

/**
 * @typedef {{ readonly passed: number; readonly failed: number; readonly skipped: number }} Counts
 */

/**
 * A test that failed: what it is called, its complaint in a line (with the locator that was waited for and
 * the line that waited, where the tool tells them), and where it stands ("file:line", for the tool's own
 * command line).
 * @typedef {{ readonly title: string; readonly error: string; readonly place: string }} Failure
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
 * @param {{ testResults: readonly {
 *   name?: string, message?: string,
 *   assertionResults: readonly { status?: string, fullName?: string, failureMessages?: readonly string[] }[],
 * }[] } | undefined} report
 * @returns {readonly Failure[]}
 */
export function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name = '', message, assertionResults }) =>
    assertionResults.length === 0
      ? [{ title: name, error: firstLine(message), place: name }]
      : assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName = '', failureMessages }) => ({
            title: `${name}: ${fullName}`,
            error: firstLine(failureMessages?.[0]),
            place: name,
          })),
  );
}

/** @typedef {{ message?: string, location?: { file: string, line: number } }} Complaint */

/**
 * A part of Playwright's report: a file, or a group of journeys in one.
 * @typedef {object} Suite
 * @property {readonly Suite[]} [suites]
 * @property {readonly {
 *   ok: boolean, title: string, file: string, line: number,
 *   tests: readonly { results: readonly { errors?: readonly Complaint[] }[] }[],
 * }[]} [specs]
 */

/**
 * @param {Suite | undefined} suite a report, or a part of it
 * @returns {readonly Failure[]}
 */
export function failuresOfPlaywright(suite) {
  const own = (suite?.specs ?? [])
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const errors = results.flatMap((result) => result.errors ?? []);
      return { title, error: complaint(errors[0]), place: `${file}:${line}` };
    });
  return [...own, ...(suite?.suites ?? []).flatMap(failuresOfPlaywright)];
}

/**
 * One journey passes many lines, its helpers' too: which of them waited in vain is half of the cause.
 * @param {Complaint} [error]
 */
function complaint({ message, location } = {}) {
  const locator = lines(message).find((line) => line.startsWith('Locator:'));
  const where = location === undefined ? undefined : `${basename(location.file)}:${location.line}`;
  return [firstLine(message), locator, where].filter((part) => part !== undefined).join(' · ');
}

/** @param {string} [message] what a tool says of a failure, with its colours */
function firstLine(message) {
  return lines(message).find((line) => line !== '') ?? '';
}

/** @param {string} [message] */
function lines(message = '') {
  // oxlint-disable-next-line no-control-regex -- colours are control characters
  const plain = message.replaceAll(/\u001b\[\d*m/g, '');
  return plain.split('\n').map((line) => line.trim());
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
