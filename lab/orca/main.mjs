// @ts-check
// What a blind player hears: Orca, real browser windows on a screen that nobody sees, keys as from a keyboard,
// and the five scenes of docs/testing.md, word by word, in French.
//
//     npm run lab -- orca                          in Chromium and Firefox
//     npm run lab -- orca --browser firefox        in this one
//     HDC_DIST=folder npm run lab -- orca          another build of the app

import { parseArgs } from 'node:util';
import { findBrowser } from '../../scripts/browser.mjs';
import { buildIfNeeded } from '../../scripts/build.mjs';
import { complaint, isComplaint } from '../../scripts/complaint.mjs';
import { ENGINES } from '../../scripts/engines.mjs';
import { withTsModule } from '../../scripts/load-ts.mjs';
import { checkNeeds } from './needs.mjs';

/** How the program of each browser is found. A window takes more than the headless shell of the journeys. */
const BROWSERS = { chromium: findBrowser, firefox: ENGINES.firefox.find };

try {
  process.exitCode = await main();
} catch (error) {
  console.error(isComplaint(error) ? error.message : error);
  process.exitCode = 1;
}

/** @returns {Promise<number>} the exit code */
async function main() {
  const { values } = parseArgs({ options: { browser: { type: 'string', default: '' } } });
  const chosen = Object.entries(BROWSERS).filter(
    ([name]) => values.browser === '' || name === values.browser,
  );
  if (chosen.length === 0) throw complaint('--browser is chromium or firefox.');
  checkNeeds();
  if (process.env['HDC_DIST'] === undefined && !(await buildIfNeeded())) return 1;
  let wrong = 0;
  for (const [name, find] of chosen) {
    const program = await find();
    if (program === undefined) throw complaint(`${name} is not here.`);
    // The steps that the lab shares with the journeys ask it (tests/e2e/support/engine.ts).
    process.env['HDC_ENGINE'] = name;
    wrong += await withTsModule('lab/orca/run.ts', async ({ main: play }) => {
      if (typeof play !== 'function') throw new Error('lab/orca/run.ts exports no "main"');
      return Number(await play([name, program]));
    });
  }
  return wrong === 0 ? 0 : 1;
}
