// @ts-check
// Asks the registry for known vulnerabilities: npm run audit. Not every registry answers that
// question; then this says so, and in CI (the variable CI is set) takes it for a failure.

import { runNpm } from './child.mjs';
import { isMain } from './is-main.mjs';

/**
 * The verdict of `npm audit --json`.
 * @typedef {{ found: 'nothing' | 'holes' | 'no-answer'; words: string }} Audit
 */

/**
 * @param {string} output what `npm audit --json` printed
 * @returns {Audit}
 */
export function readAudit(output) {
  // npm prints other lines before and after the JSON.
  const answer = parse(/\{.*\}/s.exec(output)?.[0] ?? '');
  const counts = answer?.metadata?.vulnerabilities;
  if (typeof counts?.total !== 'number') {
    const why = String(answer?.message ?? answer?.error?.summary ?? output.trim());
    return {
      found: 'no-answer',
      words: `NOT CHECKED for known holes: the registry does not say (${why}).`,
    };
  }
  if (counts.total === 0) return { found: 'nothing', words: 'No known holes in any package.' };
  const names = Object.values(answer.vulnerabilities ?? {}).map(
    ({ name, severity, range }) => `  ${severity}: ${name} ${range}`,
  );
  return { found: 'holes', words: [`Known holes: ${counts.total}`, ...names].join('\n') };
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

if (isMain(import.meta.url)) {
  const { output } = await runNpm(['audit', '--json', '--package-lock-only'], { output: 'keep' });
  const { found, words } = readAudit(output);
  console.log(words);
  const inCi = (process.env['CI'] ?? '') !== '';
  if (found === 'holes' || (found === 'no-answer' && inCi)) process.exitCode = 1;
}
