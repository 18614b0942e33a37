import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { inProject } from '../../scripts/paths.mjs';
import { expect, type Site, test } from './support/site.ts';

const PAGE = '/registration-page.html';

test.beforeEach(async ({ site }) => addRegistrationPage(site));

test('a new version is noticed and waits, whatever the player does but asking for it', async ({
  site,
  page,
}) => {
  await startControlled(page);
  await site.publishUpdate('second');
  await check(page);

  await expect(told(page)).toContainText(['ready', 'update waiting']);
  await page.reload();
  await expect(told(page)).toContainText(['update waiting']);
  await expect(page.locator('#starts')).toHaveText('2');
});

test('coming back to the page is enough to notice a new version', async ({ site, page }) => {
  await startControlled(page);
  await site.publishUpdate('second');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  await expect(told(page).filter({ hasText: 'update waiting' })).toHaveCount(1, {
    timeout: 20_000,
  });
});

test('taking it restarts the page that asked, once; another one keeps running and is told', async ({
  site,
  page,
  context,
}) => {
  await startControlled(page);
  const other = await context.newPage();
  await other.goto(PAGE);
  await expect(told(other)).toContainText(['ready']);
  await site.publishUpdate('second');
  await check(page);
  await expect(told(page)).toContainText(['ready', 'update waiting']);
  await expect(told(other)).toContainText(['ready', 'update waiting']);

  await page.locator('#apply').click();
  await expect(page.locator('#starts')).toHaveText('2');
  await expect(told(page)).toHaveText(['ready']);
  await expect(told(other).last()).toHaveText('replaced');
  await expect(other.locator('#starts')).toHaveText('1');

  await other.locator('#apply').click();
  await expect(other.locator('#starts')).toHaveText('2');
});

test('without a new version, asking for it does nothing', async ({ page, site }) => {
  await startControlled(page);
  await page.locator('#apply').click();
  await check(page);
  await expect(told(page)).toHaveText(['ready', 'checked']);

  await site.stop();
  await check(page);
  await expect(told(page)).toHaveText(['ready', 'checked', 'checked']);
  await expect(page.locator('#starts')).toHaveText('1');
});

test('a page left behind by an update still finds its pieces; alone again, they are tidied up', async ({
  site,
  page,
  context,
}) => {
  await startControlled(page);
  const other = await context.newPage();
  await other.goto(PAGE);
  const piece = await replacePiece(site);
  await check(page);
  await expect(told(page)).toContainText(['ready', 'update waiting']);
  await page.locator('#apply').click();
  await expect(told(other).last()).toHaveText('replaced');

  expect(await statusOf(other, piece)).toBe(200);

  await other.close();
  await site.publishUpdate('third');
  await check(page);
  await expect(told(page)).toContainText(['ready', 'update waiting']);
  await page.locator('#apply').click();
  await expect(page.locator('#starts')).toHaveText('3');
  expect(await statusOf(page, piece)).toBe(404);
});

/** Builds the page of the registration into the site, beside the app and its service worker. */
async function addRegistrationPage(site: Site) {
  await build({
    configFile: false,
    logLevel: 'error',
    root: inProject('tests/e2e/support'),
    build: {
      outDir: site.root,
      emptyOutDir: false,
      assetsDir: 'registration',
      rolldownOptions: { input: inProject('tests/e2e/support/registration-page.html') },
    },
  });
}

/** A first visit until the service worker is in charge. */
async function startControlled(page: Page) {
  await page.goto(PAGE);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(told(page)).toHaveText(['ready']);
}

async function check(page: Page) {
  const before = await told(page).filter({ hasText: 'checked' }).count();
  await page.locator('#check').click();
  await expect(told(page).filter({ hasText: 'checked' })).toHaveCount(before + 1);
}

function told(page: Page) {
  return page.locator('#told > li');
}

/** Publishes a version in which one script has another name, and takes the old one off the server. */
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
 * Past the browser's own cache, which keeps hashed files for a year. A worker that is being activated
 * answers when it has tidied up; its state is no use, as WebKitGTK does not always tell the page of it.
 */
async function statusOf(page: Page, address: string) {
  return page.evaluate(async (url) => (await fetch(url, { cache: 'no-store' })).status, address);
}
