// @ts-check
// The pages that are compared, and how to start a battle on them.

import { readFile } from 'node:fs/promises';
import { withTsModule } from '../../scripts/load-ts.mjs';
import { inProject } from '../../scripts/paths.mjs';

/** @typedef {import('@playwright/test').Page} Tab */

/**
 * @typedef {object} BenchPage
 * @property {string} name
 * @property {string} folder of its build
 * @property {string} query of its address
 * @property {string} ring selects the tapped button in each fighter's row
 * @property {string} first selects an element that shows that the first screen of a first visit is ready
 * @property {(tab: Tab) => Promise<void>} toBattle from the first screen into a running battle
 */

/**
 * The bare page and the app with the same number of fighters.
 * @typedef {object} Pair
 * @property {number} fighters
 * @property {BenchPage} bare
 * @property {BenchPage} app
 */

/** Matches on both pages once everything is on the disk. */
export const SAVED = 'output[data-save="saved"]';

/** For the battles prepared by the bench. */
const TAPS_BEFORE = 300;

/** For a log longer than an evening’s. */
const LONG = { sides: 2, fighters: 12, taps: 2000 };

/**
 * The battle of a first visit, one of 120 fighters, and one of the maximum size.
 * @param {import('./builds.mjs').Builds} builds
 * @returns {Promise<readonly Pair[]>} smallest first
 */
export async function pairs(builds) {
  const words = await playersWords();
  const larger = await broughtBattles();
  const small = { fighters: 24, toBattle: (/** @type {Tab} */ tab) => startSamples(tab, words) };
  const others = larger.map(({ fighters, id, backup }) => ({
    fighters,
    toBattle: (/** @type {Tab} */ tab) => restore(tab, words, { id, backup }),
  }));
  return [small, ...others].map(({ fighters, toBattle }) => ({
    fighters,
    bare: barePage(builds.bare, fighters),
    app: { ...appPage(builds.app, words), name: `app-${fighters}`, toBattle },
  }));
}

/**
 * A battle with a long log, and the selector of its undo button.
 * @param {import('./builds.mjs').Builds} builds
 * @returns {Promise<Pair & { readonly entries: number, readonly undo: string }>}
 */
export async function longBattle(builds) {
  const words = await playersWords();
  const { id, backup } = await brought(LONG);
  const fighters = LONG.sides * LONG.fighters;
  return {
    fighters,
    entries: LONG.taps,
    undo: 'header button:has(.table-undo)',
    bare: barePage(builds.bare, fighters),
    app: {
      ...appPage(builds.app, words),
      name: 'app-long',
      toBattle: (tab) => restore(tab, words, { id, backup }),
    },
  };
}

/**
 * @param {string} folder
 * @param {Words} words
 */
function appPage(folder, words) {
  return {
    folder,
    query: '',
    ring: `button[aria-pressed][aria-label*="${words.ring}"]:enabled`,
    // The home screen with its warbands.
    first: 'main section li',
  };
}

/**
 * @param {string} folder
 * @param {number} fighters
 * @returns {BenchPage}
 */
function barePage(folder, fighters) {
  const ring = 'button[aria-pressed]';
  return {
    name: `bare-${fighters}`,
    folder,
    query: `?n=${fighters}`,
    ring,
    first: ring,
    toBattle: async () => {},
  };
}

/** @typedef {Awaited<ReturnType<typeof playersWords>>} Words */

/**
 * @param {Tab} tab
 * @param {Words} words
 */
async function startSamples(tab, words) {
  await tab.getByRole('link', { name: words.newBattle }).first().tap();
  await tab.getByRole('button', { name: words.start }).first().tap();
}

/**
 * @param {Tab} tab
 * @param {Words} words
 * @param {{ id: string, backup: string }} battle
 */
async function restore(tab, words, { id, backup }) {
  await goTo(tab, '#/settings');
  const file = { name: 'bench.json', mimeType: 'application/json', buffer: Buffer.from(backup) };
  await tab.getByLabel(words.chooseFile).setInputFiles(file);
  const dialog = tab.getByRole('dialog');
  await dialog.getByRole('button', { name: words.restart }).last().tap();
  await dialog.waitFor({ state: 'detached' });
  await goTo(tab, `#/battle/${id}`);
}

/**
 * @param {Tab} tab
 * @param {string} hash
 */
async function goTo(tab, hash) {
  await tab.goto(new URL(hash, tab.url()).href);
}

/** The larger battles as backup files, and the id of each. */
function broughtBattles() {
  return withTsModule(BATTLES, async ({ LARGEST }) => {
    if (!isSize(LARGEST)) throw new Error('There is no largest battle.');
    return Promise.all(
      [{ sides: 2, fighters: 60 }, LARGEST].map(async ({ sides, fighters }) => ({
        fighters: sides * fighters,
        ...(await brought({ sides, fighters, taps: TAPS_BEFORE })),
      })),
    );
  });
}

/**
 * @param {{ sides: number, fighters: number, taps: number }} size
 * @returns {Promise<{ id: string, backup: string }>}
 */
function brought(size) {
  return withTsModule(BATTLES, ({ battleBackup, BATTLE_ID }) => {
    if (typeof battleBackup !== 'function') throw new Error('There is no battleBackup.');
    return { id: String(BATTLE_ID), backup: String(battleBackup(size)) };
  });
}

const BATTLES = 'tests/support/played-battle.ts';

/**
 * @param {unknown} value
 * @returns {value is { sides: number, fighters: number }}
 */
function isSize(value) {
  return typeof value === 'object' && value !== null && 'sides' in value && 'fighters' in value;
}

/** The French texts of the controls that the bench taps, read from the locales so that rewording breaks nothing. */
export async function playersWords() {
  const [home, setup, table] = await Promise.all(['home', 'setup', 'table'].map(wordsOf));
  // "{{name}} : le chef à moins de {{range}} ps": the part between both.
  const [, ring = ''] = table.fighter['near-leader'].split(/\{\{[^}]*\}\}/);
  return {
    newBattle: String(home['new-battle']),
    chooseFile: String(home.restore.choose),
    restart: String(home.restore.restart),
    start: String(setup.start),
    ring: String(ring).trim(),
  };
}

/** @param {string} namespace */
async function wordsOf(namespace) {
  return JSON.parse(await readFile(inProject(`locales/fr/${namespace}.json`), 'utf8'));
}
