import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ring, saved, startBattle, title } from './support/pages.ts';
import { expect, test } from './support/site.ts';
import { withoutApis } from './support/without.ts';
import { fr } from './support/words.ts';

// First launches on which something is missing. Whatever it is, the app says so in words and is of use,
// and never is there a blank page.

test('a first launch on a full disk shows everything, and says that nothing could be kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = full;
    IDBObjectStore.prototype.add = full;
  });
  await page.goto('/');
  await expect(title(page)).toHaveText(fr('home:title'));
  await expect(page.getByText(fr('ui:storage.save.quota'))).toBeVisible();
  await expect(page.getByRole('link', { name: /Reikland/ })).toBeVisible();

  // It can be played all the same, and the battle says where it stands.
  await page.getByRole('link', { name: fr('home:new-battle') }).tap();
  await page.getByRole('button', { name: fr('setup:start') }).tap();
  await expect(page.getByText(fr('battle:save.failed', { count: 1 }))).toBeVisible();
});

test('without randomUUID a battle begins, is saved, and is there after a reload', async ({
  page,
}) => {
  await withoutApis(page, ['randomUUID']);
  await page.goto('/');
  await startBattle(page);
  await ring(page, 'Matthias').tap();
  await saved(page);
  await page.reload();
  await expect(ring(page, 'Matthias')).toHaveAttribute('aria-pressed', 'true');
});

test('without IndexedDB the app plays, and says that nothing is kept in this window', async ({
  page,
}) => {
  await withoutApis(page, ['indexedDB']);
  await page.goto('/');
  await playsWithoutKeeping(page, 'refused');
});

test('where the browser forbids IndexedDB, the same', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not allowed', 'SecurityError');
    };
  });
  await page.goto('/');
  await playsWithoutKeeping(page, 'refused');
});

test('a database that never answers does not hold up the app for good', async ({ page }) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function silent(name) {
      // Another database, which tells nobody of its opening.
      const request = open.call(this, `${name}-silent`);
      request.addEventListener = () => {};
      return request;
    };
  });
  await page.goto('/');
  await playsWithoutKeeping(page, 'failed');
});

test('without a service worker the home screen says that there is no offline copy', async ({
  page,
}) => {
  await withoutApis(page, ['serviceWorker']);
  await page.goto('/');
  await expect(page.getByText(fr('home:status.offline.unavailable'))).toBeVisible();
  await page.goto('/#/settings');
  await expect(page.getByText(fr('ui:limit.offline'))).toBeVisible();
});

test('without locks the home screen says that one tab must do', async ({ page }) => {
  await withoutApis(page, ['locks']);
  await page.goto('/');
  await expect(page.getByText(fr('home:status.one-tab'))).toBeVisible();
  await startBattle(page);
});

test('an app whose words can’t be fetched says so in words that the page carries', async ({
  site,
  page,
}) => {
  const folder = path.join(site.root, 'assets');
  const words = (await readdir(folder)).filter((name) => name.startsWith('own-words-fr-'));
  expect(words).toHaveLength(1);
  for (const name of words) await rm(path.join(folder, name));
  await page.goto('/');
  await expect(page.getByText(fr('error:waiting'))).toBeVisible();
});

test('when what makes the app work offline can’t be fetched, the app goes on all the same', async ({
  site,
  page,
}) => {
  const folder = path.join(site.root, 'assets');
  const files = (await readdir(folder)).filter((name) => name.startsWith('afterwards-'));
  expect(files).not.toEqual([]);
  for (const name of files) await rm(path.join(folder, name));
  const failed = page.waitForResponse((response) => /\/afterwards-/.test(response.url()));
  await page.goto('/');
  expect((await failed).status()).toBe(404);
  await startBattle(page);
  await ring(page, 'Matthias').tap();
  await saved(page);
});

async function playsWithoutKeeping(page: Page, why: 'refused' | 'failed') {
  await expect(page.getByText(fr(`ui:storage.open.${why}`))).toBeVisible();
  await expect(page.locator('.home-status').first()).toContainText(fr('home:status.not-saved'));
  await page.getByRole('link', { name: fr('home:new-battle') }).tap();
  await page.getByRole('button', { name: fr('setup:start') }).tap();
  await ring(page, 'Matthias').tap();
  await expect(ring(page, 'Matthias')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(fr(`error:banner.${why}`))).toBeVisible();
}
