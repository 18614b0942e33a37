import { copyFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { inProject } from '../../scripts/paths.mjs';
import { expect, type Site, test } from './support/site.ts';

const PAGE = '/registration-page.html';

/** The registration page, built once for all journeys. */
let built = '';

test.beforeAll(async () => {
  built = await mkdtemp(path.join(tmpdir(), 'hors-de-combat-registration-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: inProject('tests/e2e/support'),
    build: {
      outDir: built,
      emptyOutDir: true,
      assetsDir: 'registration',
      rolldownOptions: { input: inProject('tests/e2e/support/registration-page.html') },
    },
  });
});

test.afterAll(() => rm(built, { recursive: true, force: true }));

// Beside the app and its service worker.
test.beforeEach(({ site }) => cp(built, site.root, { recursive: true }));

test('a new version is found when the page comes back to the front, and waits; without one, a check does nothing', async ({
  site,
  page,
}) => {
  await startControlled(page);
  await page.locator('#apply').click();
  await check(page);
  await expect(reports(page)).toHaveText(['ready', 'checked']);
  await site.stop();
  await check(page);
  await expect(reports(page)).toHaveText(['ready', 'checked', 'checked']);
  await expect(page.locator('#starts')).toHaveText('1');

  await site.start();
  await site.publishUpdate('second');
  await comeBack(page);
  await expect(reports(page)).toHaveText(['ready', 'checked', 'checked', 'update waiting']);
  await page.reload();
  await expect(reports(page)).toContainText(['update waiting']);
  await expect(page.locator('#starts')).toHaveText('2');
});

test('applying an update reloads the asking page once; another page is notified and keeps its old files until it closes', {
  tag: '@engines',
}, async ({ site, page, context }) => {
  await startControlled(page);
  const other = await context.newPage();
  await other.goto(PAGE);
  await expect(reports(other)).toContainText(['ready']);
  const piece = await replacePiece(site);
  await page.locator('#check').click();
  await expect(reports(page)).toContainText(['ready', 'update waiting']);
  await expect(reports(other)).toContainText(['ready', 'update waiting']);

  await page.locator('#apply').click();
  await expect(page.locator('#starts')).toHaveText('2');
  await expect(reports(page)).toHaveText(['ready']);
  await expect(reports(other).last()).toHaveText('replaced');
  await expect(other.locator('#starts')).toHaveText('1');
  expect(await statusOf(other, piece)).toBe(200);
  await other.locator('#apply').click();
  await expect(other.locator('#starts')).toHaveText('2');

  await other.close();
  await site.publishUpdate('third');
  await page.locator('#check').click();
  await expect(reports(page)).toContainText(['ready', 'update waiting']);
  await page.locator('#apply').click();
  await expect(page.locator('#starts')).toHaveText('3');
  expect(await statusOf(page, piece)).toBe(404);
});

/** Makes a first visit and waits until the service worker controls the page. */
async function startControlled(page: Page) {
  await page.goto(PAGE);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(reports(page)).toHaveText(['ready']);
}

async function check(page: Page) {
  const before = await reports(page).filter({ hasText: 'checked' }).count();
  await page.locator('#check').click();
  await expect(reports(page).filter({ hasText: 'checked' })).toHaveCount(before + 1);
}

/** The page comes to the front. */
function comeBack(page: Page) {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

function reports(page: Page) {
  return page.locator('#reports > li');
}

/** Publishes a version in which one script has another name, and removes the old one from the server. */
async function replacePiece(site: Site) {
  const folder = path.join(site.root, 'assets');
  const piece = (await readdir(folder)).find((name) => name.endsWith('.js'));
  if (piece === undefined) throw new Error('The build has no scripts.');
  await copyFile(path.join(folder, piece), path.join(folder, `new-${piece}`));
  await rm(path.join(folder, piece));
  const worker = path.join(site.root, 'service-worker.js');
  const before = await readFile(worker, 'utf8');
  await writeFile(worker, before.replace(`assets/${piece}`, `assets/new-${piece}`));
  return `/assets/${piece}`;
}

/**
 * Bypasses the browser's own cache, which keeps hashed files for a year. A worker that is being activated
 * answers once it has cleaned up; its state can't be used, as WebKitGTK does not always report it to the
 * page.
 */
async function statusOf(page: Page, address: string) {
  return page.evaluate(async (url) => (await fetch(url, { cache: 'no-store' })).status, address);
}
