import type { Page } from '@playwright/test';
import { forget } from './support/caches.ts';
import { ring, saved, title } from './support/pages.ts';
import { comeHome, cutOff, expect, test, withhold } from './support/site.ts';
import { fr } from './support/words.ts';

// The network may fail while the app is still being downloaded. A missing file must not stop anything: the
// screen says what is not available yet, and loads it by itself.

test('after an interrupted first visit, missing screens say so, survive a restart and load with the network, the battle’s table included', async ({
  site,
  page,
}) => {
  const giveBack = await withhold(site, /^(?:warbands|table|calculations|words-)/);
  await page.goto('/');
  // From here on the app starts without a network, whether or not all of it has been downloaded.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(page.getByText(fr('home:status.offline.no-network'))).toBeVisible();
  await cutOff(site, page);

  await openNewBattle(page);
  await expect(missing(page)).toBeVisible();
  // A restart neither helps nor harms: it shows the app, not the browser's error page.
  await page.reload();
  await expect(missing(page)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: fr('error:arrival.home') })
    .tap();
  await expect(title(page)).toHaveText(fr('home:title'));
  await expect(page.getByRole('link', { name: /Reikland/ })).toBeVisible();
  await openNewBattle(page);
  await expect(missing(page)).toBeVisible();

  await giveBack();
  await comeHome(site, page);
  await page.getByRole('button', { name: fr('setup:start') }).tap();
  await ring(page, 'Matthias').tap();
  await saved(page);

  // As if the cache had been emptied in part: the battle is on the disk, its screen is not.
  await page.goto('/#/');
  await expect(page.getByText(fr('home:status.offline.ready'))).toBeVisible();
  await page.goBack();
  await expect(ring(page, 'Matthias')).toHaveAttribute('aria-pressed', 'true');
  await forget(page, (address) => address.includes('/table-'));
  await cutOff(site, page);
  await page.reload();
  await expect(missing(page)).toBeVisible();
  await comeHome(site, page);
  await expect(ring(page, 'Matthias')).toHaveAttribute('aria-pressed', 'true');
});

test('a first visit interrupted before the app can start offline resumes by itself', async ({
  site,
  page,
}) => {
  const giveBack = await withhold(site, /^database-/);
  await page.goto('/');
  await expect(page.getByText(fr('home:status.offline.no-network'))).toBeVisible();
  await giveBack();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(page.getByText(fr('home:status.offline.ready'))).toBeVisible();

  await cutOff(site, page);
  await page.reload();
  await openNewBattle(page);
  await expect(page.getByRole('button', { name: fr('setup:start') })).toBeVisible();
});

function openNewBattle(page: Page) {
  return page.getByRole('link', { name: fr('home:new-battle') }).tap();
}

function missing(page: Page) {
  return page.getByText(fr('error:arrival.missing'));
}
