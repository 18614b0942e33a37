// @ts-check
// `npm run test:near`: the tests that are likeliest to notice a mistake in what was changed, in seconds.
// `npx vitest related` runs all that load it, which for most files is half of them.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { run, runTool } from './child.mjs';
import { complaint } from './complaint.mjs';
import { importsOf, reachOf, sourceTexts } from './imports.mjs';
import { nearestTests, phrasesSaid, withinSeconds } from './nearest.mjs';
import { projectRoot } from './paths.mjs';

/** What tests may take for one file, and for however many. */
const SECONDS = { each: 6, all: 18 };

/**
 * Runs the nearest tests.
 * @param {readonly string[]} given files, relative to where the command was given; none for those changed
 * @returns {Promise<boolean>} whether they passed
 */
export async function testNear(given) {
  const files = given.length > 0 ? given.map(placeOf) : await changedFiles();
  const { tests, others } = nearTests(files);
  if (tests.length === 0)
    throw complaint(`No test loads ${files.join(', ') || 'what was changed'}.`);
  console.log(`${tests.length} test files, ${others} more load it too.\n`);
  const args = ['run', '--reporter=default', ...tests];
  return (await runTool('vitest', args)).code === 0;
}

/**
 * The tests to run for files: a test file is its own nearest test.
 * @param {readonly string[]} files relative to the project
 * @returns {{ tests: string[]; others: number }} how many more there would be
 */
export function nearTests(files) {
  const texts = sourceTexts();
  const imports = importsOf(texts);
  const reaches = new Map(
    [...texts.keys()]
      .filter((file) => /^tests\/.*\.test\.tsx?$/.test(file))
      .map((file) => [file, reachOf(file, imports)]),
  );
  const nearest = nearestTests(texts, reaches, phrasesSaid());
  const seconds = Math.min(SECONDS.each, SECONDS.all / files.length);
  const found = files.map((file) =>
    reaches.has(file) ? [{ test: file, nearness: 1, seconds: 0 }] : nearest(file),
  );
  const tests = new Set(found.flatMap((candidates) => withinSeconds(candidates, seconds)));
  const all = new Set(found.flat().map(({ test }) => test));
  return { tests: [...tests], others: all.size - tests.size };
}

/** What differs from the last commit, of what tests load. */
async function changedFiles() {
  const outputs = await Promise.all([
    run('git', ['diff', '--name-only', '--diff-filter=d', '--relative', 'HEAD'], {
      output: 'keep',
    }),
    run('git', ['ls-files', '--others', '--exclude-standard'], { output: 'keep' }),
  ]);
  const files = outputs.flatMap(({ output }) => output.split('\n'));
  return files.filter((file) => /^(?:src|tests|scripts|hub|lab)\//.test(file));
}

/** @param {string} file */
function placeOf(file) {
  const at = path.resolve(process.env['INIT_CWD'] ?? '', file);
  if (!existsSync(at)) throw complaint(`There is no file ${at}.`);
  return path.relative(projectRoot, at).replaceAll('\\', '/');
}
