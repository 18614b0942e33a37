// @ts-check
// Visits to a measured page: the first one, which caches everything, and later ones without a server.

import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { countedSite } from './counted-site.mjs';
import { promised, watchFor } from './in-page.mjs';
import { SAVED } from './pages.mjs';

/** @typedef {import('@playwright/test').Page} Tab */
/** @typedef {import('@playwright/test').CDPSession} Devtools */
/** @typedef {import('./pages.mjs').BenchPage} BenchPage */
/** @typedef {import('./in-page.mjs').Painted} Painted */

/**
 * The browser program, and the folder of its profiles.
 * @typedef {object} Phone
 * @property {string} executablePath
 * @property {string} profiles a folder
 */

/**
 * A page with a battle on it, ready to be started without a server.
 * @typedef {object} Prepared
 * @property {BenchPage} page
 * @property {string} address of the battle
 * @property {string} profile
 */

/** The load of a first visit, until the first screen and until everything is available offline. */
/** @typedef {{ first: Load, whole: Load }} FirstVisit */
/** @typedef {{ files: number, bytes: number }} Load */

/** The time limit in milliseconds for anything to show. */
export const PATIENCE = 120_000;

/** A browser’s last writes reach its profile with a delay. */
const SETTLED = 1500;

/** Milliseconds after a start until deferred work is done. */
const AT_REST = 5000;

const OPTIONS = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'fr-FR',
  timezoneId: 'Europe/Paris',
};

/**
 * Makes a first visit, until the browser has everything and sends no more requests.
 * @param {Phone} phone
 * @param {BenchPage} page
 * @returns {Promise<FirstVisit>}
 */
export async function visitFirst(phone, page) {
  const profile = `${phone.profiles}/first-${page.name}`;
  const site = await countedSite(page.folder);
  try {
    const painted = await withTab(phone, profile, async ({ tab, see }) => {
      const seen = await see(site.url + page.query, page.first);
      await offline(tab, site);
      return seen;
    });
    const then = painted.since + painted.at;
    return { first: loadOf(site.sent.filter(({ at }) => at <= then)), whole: loadOf(site.sent) };
  } finally {
    await site.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/**
 * Prepares a profile with the page and a battle.
 * @param {Phone} phone
 * @param {BenchPage} page
 * @returns {Promise<Prepared>}
 */
export async function prepare(phone, page) {
  const profile = `${phone.profiles}/${page.name}`;
  const site = await countedSite(page.folder);
  try {
    const address = await withTab(phone, profile, async ({ tab, see }) => {
      await see(site.url + page.query, page.first);
      await offline(tab, site);
      await page.toBattle(tab);
      await tab.locator(page.ring).first().waitFor();
      await tab.locator(SAVED).waitFor({ state: 'attached' });
      await site.quiet();
      return tab.url();
    });
    return { page, address, profile };
  } finally {
    await site.close();
  }
}

/**
 * Starts the battle in a new browser without a server.
 * @template T
 * @param {Phone} phone
 * @param {Prepared} prepared
 * @param {object} options
 * @param {number} options.slower how many times the processor is slowed from the start
 * @param {(visit: { tab: Tab, devtools: Devtools, painted: Painted }) => Promise<T>} use
 * @returns {Promise<T>}
 */
export function start(phone, { page, address, profile }, { slower }, use) {
  return withTab(phone, profile, async ({ tab, devtools, see }) => {
    await slowDown(devtools, slower);
    const painted = await see(address, page.ring);
    return use({ tab, devtools, painted });
  });
}

/**
 * Starts the battle and waits until deferred work is done.
 * @template T
 * @param {Phone} phone
 * @param {Prepared} prepared
 * @param {(visit: { tab: Tab, devtools: Devtools }) => Promise<T>} use
 * @returns {Promise<T>}
 */
export function startAndRest(phone, prepared, use) {
  return start(phone, prepared, { slower: 1 }, async (visit) => {
    await sleep(AT_REST);
    return use(visit);
  });
}

/**
 * @param {Devtools} devtools
 * @param {number} rate
 */
export async function slowDown(devtools, rate) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * @template T
 * @param {Phone} phone
 * @param {string} profile
 * @param {(tools: { tab: Tab, devtools: Devtools, see: See }) => Promise<T>} use
 * @returns {Promise<T>}
 */
async function withTab({ executablePath }, profile, use) {
  const context = await chromium.launchPersistentContext(profile, { executablePath, ...OPTIONS });
  try {
    context.setDefaultTimeout(PATIENCE);
    const tab = context.pages()[0] ?? (await context.newPage());
    const devtools = await context.newCDPSession(tab);
    const result = await use({
      tab,
      devtools,
      see: (url, selector) => goAndSee(tab, url, selector),
    });
    await sleep(SETTLED);
    return result;
  } finally {
    await context.close();
  }
}

/**
 * Opens an address and waits until an element has been painted.
 * @typedef {(url: string, selector: string) => Promise<Painted>} See
 */

/**
 * @param {Tab} tab
 * @param {string} url
 * @param {string} selector
 * @returns {Promise<Painted>}
 */
async function goAndSee(tab, url, selector) {
  await tab.addInitScript(watchFor, selector);
  await tab.goto(url, { waitUntil: 'commit' });
  const painted = await tab.evaluate(promised, PATIENCE);
  if (!isPainted(painted)) throw new Error('The page reported nothing.');
  return painted;
}

/**
 * @param {unknown} value
 * @returns {value is Painted}
 */
function isPainted(value) {
  return typeof value === 'object' && value !== null && 'firstPaint' in value;
}

/**
 * @param {Tab} tab
 * @param {import('./counted-site.mjs').CountedSite} site
 */
async function offline(tab, site) {
  await tab.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await site.quiet();
}

/**
 * @param {readonly import('./counted-site.mjs').Sent[]} sent
 * @returns {Load}
 */
function loadOf(sent) {
  return {
    files: new Set(sent.map(({ path }) => path)).size,
    bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
