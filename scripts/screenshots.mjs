// @ts-check
// Takes pictures of every screen of the production app into screenshots/, which git ignores:
// in both languages and themes; with `--shapes` on small and large devices and with large text too.
// `node scripts/screenshots.mjs battle home` takes only those.

import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { obtainBrowser } from './browser.mjs';
import { buildIfNeeded } from './build.mjs';
import { withTsModule } from './load-ts.mjs';
import { inProject, projectRoot } from './paths.mjs';
import { serve } from './serve.mjs';

const FOLDER = inProject('screenshots');
const shapes = process.argv.includes('--shapes');
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
// HDC_DIST: another build, as for the journeys.
const build = process.env['HDC_DIST'];

if (build === undefined && !(await buildIfNeeded())) process.exit(1);
if (only.length === 0) await rm(FOLDER, { recursive: true, force: true });

const site = await serve({ root: build ?? inProject('dist') });
const browser = await chromium.launch({ executablePath: await obtainBrowser() });
try {
  const count = await withTsModule('tests/e2e/support/pictures.ts', ({ takePictures }) => {
    if (typeof takePictures !== 'function') throw new Error('There is no takePictures.');
    return takePictures(browser, { url: site.url, folder: FOLDER, only, shapes });
  });
  console.log(`${count} pictures in ${path.relative(projectRoot, FOLDER)}/`);
} finally {
  await browser.close();
  await site.close();
}
