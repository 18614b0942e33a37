// @ts-check
// A restore of many entries, from the choice of the file to the sheet that says what it brought. The bare page has none.

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { withTsModule } from '../../scripts/load-ts.mjs';
import { builds } from './builds.mjs';
import { countedSite } from './counted-site.mjs';
import { median } from './figures.mjs';
import { playersWords } from './pages.mjs';

const ENTRIES = 30_000;
const PHOTOS = 99;
const PATIENCE = 120_000;

/**
 * @param {import('./parts.mjs').Bench} bench
 * @returns {Promise<readonly import('./figures.mjs').Figure[]>}
 */
export async function restore({ phone, rounds }) {
  const { app } = await builds();
  const backup = await withTsModule('lab/bench/large-backup.ts', ({ largeBackup }) => {
    if (typeof largeBackup !== 'function') throw new Error('There is no largeBackup.');
    return String(largeBackup(ENTRIES, PHOTOS));
  });
  // A file on the disk: what Playwright hands over itself goes through the page.
  const file = path.join(phone.profiles, 'bench.json');
  await writeFile(file, backup);
  /** @type {Restored[]} */
  const runs = [];
  for (let round = 0; round < rounds; round += 1) {
    runs.push(await restoreOnce(phone.executablePath, app, file));
  }
  const what = `restore of ${ENTRIES} entries, ${PHOTOS} photos`;
  const line = (/** @type {string} */ unit, /** @type {keyof Restored} */ key) => ({
    what: `${what}: ${unit}`,
    bare: Number.NaN,
    app: median(runs.map((run) => run[key])),
  });
  return [
    line('CPU of all processes, s', 'cpu'),
    line('CPU of the page, s', 'page'),
    line('wall, s', 'wall'),
    line('longest task, ms (0: none of 50)', 'longest'),
    line('long tasks, ms in all', 'long'),
  ];
}

/** @typedef {{ cpu: number, page: number, wall: number, longest: number, long: number }} Restored */

/**
 * @param {string} executablePath
 * @param {string} folder
 * @param {string} file
 * @returns {Promise<Restored>}
 */
async function restoreOnce(executablePath, folder, file) {
  const words = await playersWords();
  const site = await countedSite(folder);
  const browser = await chromium.launch({ executablePath });
  try {
    const tab = await browser.newPage({ locale: 'fr-FR' });
    tab.setDefaultTimeout(PATIENCE);
    await tab.goto(site.url);
    await tab.locator('main section li').first().waitFor();
    await site.quiet();
    await tab.goto(`${site.url}#/settings`);
    const input = tab.getByLabel(words.chooseFile);
    await input.waitFor({ state: 'attached' });
    await tab.evaluate(watchLongTasks);
    const devtools = await browser.newBrowserCDPSession();
    const before = await cpuTimes(devtools);
    const begun = performance.now();
    await input.setInputFiles(file);
    await tab.getByRole('dialog').getByRole('button', { name: words.restart }).last().waitFor();
    const wall = (performance.now() - begun) / 1000;
    const after = await cpuTimes(devtools);
    /** @type {unknown} */
    const found = await tab.evaluate(() => Reflect.get(window, 'bench'));
    const tasks = Array.isArray(found) ? found.map(Number) : [];
    return {
      cpu: after.all - before.all,
      page: after.page - before.page,
      wall,
      longest: Math.max(0, ...tasks),
      long: tasks.reduce((sum, one) => sum + one, 0),
    };
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Runs in the page: `window.bench` has the milliseconds of each long task from now on. */
function watchLongTasks() {
  /** @type {number[]} */
  const tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
  Reflect.set(window, 'bench', tasks);
}

/**
 * Seconds of all processes of a browser, and of its pages.
 * @param {import('@playwright/test').CDPSession} devtools
 */
async function cpuTimes(devtools) {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const sum = (/** @type {typeof processInfo} */ some) =>
    some.reduce((total, { cpuTime }) => total + cpuTime, 0);
  return {
    all: sum(processInfo),
    page: sum(processInfo.filter(({ type }) => type === 'renderer')),
  };
}
