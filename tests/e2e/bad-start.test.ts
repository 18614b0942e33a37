import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import {
  goHome,
  nextPhase,
  openTab,
  resume,
  ring,
  saved,
  startBattle,
  title,
} from './support/pages.ts';
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
  await begin(page);
  await expect(page.getByText(fr('battle:save.failed', { count: 1 }))).toBeVisible();
});

test('where the browser forbids storage one can play, is told that nothing is kept, and asked before it goes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const told = page.getByText(fr('ui:storage.open.refused'));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: fr('error:banner.refused') })).toBeVisible();
  await expect(told).toBeVisible();
  await expect(page.locator('.home-status').first()).toContainText(fr('home:status.not-saved'));
  await openTab(page, 'settings');
  await openTab(page, 'battles');
  await page.reload();
  await expect(told).toBeVisible();
  expect(asked).toEqual([]);

  await begin(page);
  await expect(told).toBeVisible();
  await ring(page, 'Otto').tap();
  await nextPhase(page).tap();
  await expect(ring(page, 'Otto')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('output[data-save]')).toHaveAttribute('data-save', 'failed');
  await goHome(page);
  await resume(page);
  await expect(ring(page, 'Otto')).toHaveAttribute('aria-pressed', 'true');
  // Whether it listens yet, a moment after the first screen, is for the browser to know.
  await page.waitForFunction(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await page.reload();
  await expect(told).toBeVisible();
  expect(asked).toEqual(['beforeunload']);
});

test('a browser without IndexedDB is told the same', async ({ page }) => {
  await withoutApis(page, ['indexedDB']);
  await page.goto('/');
  await expect(page.getByText(fr('ui:storage.open.refused'))).toBeVisible();
});

test('a database that never answers is waited for, says so, and does not hold up the app for good', async ({
  page,
}) => {
  await page.clock.install();
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
  await page.clock.fastForward(4000);
  await expect(page.getByText(fr('error:slow'))).toBeVisible();
  await expect(async () => {
    // Whoever asks for its version waits as long as whoever opens it.
    await page.clock.fastForward(10_000);
    await expect(page.getByText(fr('ui:storage.open.failed'))).toBeVisible({ timeout: 1000 });
  }).toPass();
  await begin(page);
  await expect(page.getByText(fr('error:banner.failed'))).toBeVisible();
});

test('an app that could not be fetched at all says so in words that the page carries, and starts when the network is back', async ({
  page,
}) => {
  const words = '**/assets/own-words-fr-*';
  await page.route(words, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText(fr('error:waiting'))).toBeVisible();
  await page.unroute(words);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(page.getByRole('link', { name: /Reikland/ })).toBeVisible();
});

test('an app that stops before it has shown anything says so', async ({ page }) => {
  await page.addInitScript(() => {
    // As a bug in what joins everything would.
    Crypto.prototype.randomUUID = () => {
      throw new Error('a bug of ours');
    };
  });
  await page.goto('/');
  await expect(page.getByText(fr('error:broken.title'))).toBeVisible();
  await expect(page.getByText(fr('error:broken.text'))).toBeVisible();
});

test('without what makes it work offline, and without another language, the app goes on all the same', async ({
  page,
}) => {
  await page.route(/\/assets\/(?:afterwards|own-words-en)-/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (asked) => /\/afterwards-/.test(asked.url()));
  await page.goto('/');
  await failed;
  await openTab(page, 'settings');
  await page.getByRole('radio', { name: 'English' }).tap();
  await expect(page.getByText(fr('ui:language.unavailable'))).toBeVisible();
  await openTab(page, 'battles');
  await startBattle(page);
  await ring(page, 'Matthias').tap();
  await saved(page);
});

/** Into a battle where nothing may be called saved. */
async function begin(page: Page) {
  await page.getByRole('link', { name: fr('home:new-battle') }).tap();
  await page.getByRole('button', { name: fr('setup:start') }).tap();
}
