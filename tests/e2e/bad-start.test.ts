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
import { refuseStorage } from './support/refused-storage.ts';
import { withoutApis } from './support/without.ts';
import { fr } from './support/words.ts';

// First launches on which something is missing. Whatever it is, the app says so and stays usable; the page is
// never blank.

test('a first launch on a full disk shows everything, and says that nothing could be saved', async ({
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

  // A battle can be played all the same, and says that it is not saved.
  await begin(page);
  await expect(page.getByText(fr('battle:save.failed', { count: 1 }))).toBeVisible();
});

test('without permission to store data, a player can play, is told that nothing is saved, and is asked before leaving', async ({
  page,
}) => {
  await refuseStorage(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const notice = page.getByText(fr('ui:storage.open.refused'));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: fr('error:banner.refused') })).toBeVisible();
  await expect(notice).toBeVisible();
  await expect(page.locator('.home-status').first()).toContainText(fr('home:status.not-saved'));
  await openTab(page, 'settings');
  await openTab(page, 'battles');
  await page.reload();
  await expect(notice).toBeVisible();
  expect(asked).toEqual([]);

  await begin(page);
  await expect(notice).toBeVisible();
  await ring(page, 'Otto').tap();
  await nextPhase(page).tap();
  await expect(ring(page, 'Otto')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('output[data-save]')).toHaveAttribute('data-save', 'failed');
  await goHome(page);
  await resume(page);
  await expect(ring(page, 'Otto')).toHaveAttribute('aria-pressed', 'true');
  // The listener is added a moment after the first screen.
  await page.waitForFunction(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await page.reload();
  await expect(notice).toBeVisible();
  expect(asked).toEqual(['beforeunload']);
});

test('without IndexedDB the app says that nothing is saved', async ({ page }) => {
  await withoutApis(page, ['indexedDB']);
  await page.goto('/');
  await expect(page.getByText(fr('ui:storage.open.refused'))).toBeVisible();
});

test('a database that never answers is waited for with a notice, and does not block the app for good', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function silent(name) {
      // A substitute database, whose opening is never reported.
      const request = open.call(this, `${name}-silent`);
      request.addEventListener = () => {};
      return request;
    };
  });
  await page.goto('/');
  await page.clock.fastForward(4000);
  await expect(page.getByText(fr('page:slow'))).toBeVisible();
  await expect(async () => {
    // Asking for its version waits as long as opening it does.
    await page.clock.fastForward(10_000);
    await expect(page.getByText(fr('ui:storage.open.failed'))).toBeVisible({ timeout: 1000 });
  }).toPass();
  await begin(page);
  await expect(page.getByText(fr('error:banner.failed'))).toBeVisible();
});

test('an app that could not be downloaded says so with words from the page itself, and starts when the network is back', async ({
  page,
}) => {
  const words = '**/assets/own-words-fr-*';
  await page.route(words, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText(fr('page:waiting'))).toBeVisible();
  await page.unroute(words);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(page.getByRole('link', { name: /Reikland/ })).toBeVisible();
});

test('a browser that is too old for any of it has a sentence that needs no program', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted');
  });
  await page.goto('/');
  const old = page.getByText(fr('page:old'));
  await expect(old).toBeHidden();
  await page.evaluate(() => {
    for (const wait of document.getAnimations()) wait.finish();
  });
  await expect(page.getByText(fr('page:old'))).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that the app needs it', async ({ page }) => {
    await page.goto('/');
    // `getByText` passes over everything in it.
    const said = page.locator('noscript [lang=fr]');
    await expect(said).toHaveText(fr('page:no-script'));
    expect(await said.boundingBox()).not.toBeNull();
    await expect(page.getByText(fr('page:old'))).toBeHidden();
  });
});

test('data that the browser has removed while it kept the small rest are told at the next start', async ({
  page,
}) => {
  await page.goto('/');
  await startBattle(page);
  await page.goto('/robots.txt');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('hors-de-combat').addEventListener('success', resolve);
      }),
  );
  await page.goto('/');
  // Before anything that greets a newcomer.
  await expect(page.getByText(fr('home:lost.battle'))).toBeInViewport();
  await page.reload();
  await page
    .getByRole('alert')
    .getByRole('button', { name: fr('home:lost.seen') })
    .tap();
  await expect(page.getByText(fr('home:lost.title'))).toBeHidden();
});

test('an app that crashes before it has shown anything says so', async ({ page }) => {
  await page.addInitScript(() => {
    // As a bug in the startup code would.
    Crypto.prototype.randomUUID = () => {
      throw new Error('a bug of ours');
    };
  });
  await page.goto('/');
  await expect(page.getByText(fr('error:broken.title'))).toBeVisible();
  await expect(page.getByText(fr('error:broken.text'))).toBeVisible();
});

test('the app works without its offline code and without the files of another language', async ({
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

/** Begins a battle in which nothing may be reported as saved. */
async function begin(page: Page) {
  await page.getByRole('link', { name: fr('home:new-battle') }).tap();
  await page.getByRole('button', { name: fr('setup:start') }).tap();
}
