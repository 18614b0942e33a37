import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ring, saved, title } from './support/pages.ts';
import { expect, type Site, test } from './support/site.ts';
import { fr } from './support/words.ts';

// The network may go while the app is still coming onto the device. Nothing may stop for want of a
// file: what can't be had yet says so, and comes by itself.

const MISSING = fr('error:arrival.missing');

test('a screen that is not on the device yet says so, survives a restart, and comes with the network', async ({
  site,
  page,
}) => {
  const giveBack = await withhold(site, /^(?:warbands|table|calculations)-/);
  await page.goto('/');
  await shellKept(page);
  await leaveHouse(site, page);

  await page.getByRole('link', { name: fr('home:new-battle') }).tap();
  await expect(page.getByText(MISSING)).toBeVisible();
  // A restart is no way out, and does no harm: it is the app, not the browser's error page.
  await page.reload();
  await expect(page.getByText(MISSING)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: fr('error:arrival.home') })
    .tap();
  await expect(title(page)).toHaveText(fr('home:title'));
  await expect(page.getByRole('link', { name: /Reikland/ })).toBeVisible();
  await page.getByRole('link', { name: fr('home:new-battle') }).tap();
  await expect(page.getByText(MISSING)).toBeVisible();

  await giveBack();
  await comeHome(site, page);
  await page.getByRole('button', { name: fr('setup:start') }).tap();
  await saved(page);
});

test('a battle whose table is not on the device yet waits for it, and nothing of it is lost', async ({
  site,
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: fr('home:new-battle') }).tap();
  await page.getByRole('button', { name: fr('setup:start') }).tap();
  await ring(page, 'Matthias').tap();
  await saved(page);

  // As after a cache that was emptied in part: the battle is on the disk, its screen is not.
  const giveBack = await withhold(site, /^table-/);
  await forget(page, '/table-');
  await leaveHouse(site, page);
  await page.reload();
  await expect(page.getByText(MISSING)).toBeVisible();

  await giveBack();
  await comeHome(site, page);
  await expect(ring(page, 'Matthias')).toHaveAttribute('aria-pressed', 'true');
});

test('an app that could not be fetched at all says so, and starts when the network is back', async ({
  site,
  page,
}) => {
  const giveBack = await withhold(site, /^app-/);
  await page.goto('/');
  await expect(page.getByText(fr('error:waiting'))).toBeVisible();
  await giveBack();
  await leaveHouse(site, page);
  await comeHome(site, page);
  await expect(page.getByRole('link', { name: /Reikland/ })).toBeVisible();
});

test('what was cut in the first visit is fetched in the next, and only then the app calls itself ready', async ({
  site,
  page,
}) => {
  const giveBack = await withhold(site, /^(?:warbands|calculations|words-)/);
  await page.goto('/');
  await shellKept(page);
  await expect(page.getByText(fr('home:status.offline.no-network'))).toBeVisible();
  await giveBack();
  await page.reload();
  await expect(page.getByText(fr('home:status.offline.ready'))).toBeVisible();

  await leaveHouse(site, page);
  await page.reload();
  await page.getByRole('link', { name: fr('home:new-battle') }).tap();
  await expect(page.getByRole('button', { name: fr('setup:start') })).toBeVisible();
});

/** Takes files of the build off the site; answers with what puts them back. */
async function withhold(site: Site, names: RegExp): Promise<() => Promise<void>> {
  const folder = path.join(site.root, 'assets');
  const taken = (await readdir(folder)).filter((name) => names.test(name));
  const move = (from: string, to: string) =>
    Promise.all(taken.map((name) => rename(path.join(from, name), path.join(to, name))));
  expect(taken.length).toBeGreaterThan(0);
  await move(folder, site.root);
  return async () => {
    await move(site.root, folder);
  };
}

/** Waits until the app would start without a network, whether all of it is there or not. */
async function shellKept(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Takes a file out of the offline copy, and out of what the browser keeps on its own. */
async function forget(page: Page, part: string) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await page.evaluate(async (wanted) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (request.url.includes(wanted)) await cache.delete(request);
      }
    }
  }, part);
}

async function leaveHouse(site: Site, page: Page) {
  await site.stop();
  await page.context().setOffline(true);
}

async function comeHome(site: Site, page: Page) {
  await site.start();
  await page.context().setOffline(false);
}
