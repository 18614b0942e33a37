import type { Page } from '@playwright/test';
import { goHome, openTab, resume, ring, saved, startBattle } from './support/pages.ts';
import { changeRows } from './support/rows.ts';
import {
  besideTheApp,
  inBothLanguages,
  moodyDisk,
  sees,
  setDisk,
  withhold,
} from './support/sentences.ts';
import { expect, test } from './support/site.ts';
import { withoutApis } from './support/without.ts';
import type { Words } from './support/words.ts';

// Every sentence that tells what could not be saved or opened, and what became of it, in each language.

inBothLanguages((words) => {
  test('what the disk refuses is said in the battle and at home, and taken back once it is there', async ({
    page,
  }) => {
    await moodyDisk(page);
    await page.goto('/');
    await startBattle(page, words);
    await setDisk(page, 'QuotaExceededError');
    await ring(page, 'Otto', words).tap();
    await sees(page, words, 'battle:save.failed', { count: 1 });
    await sees(page, words, 'ui:storage.save.quota');
    await again(page, words, 'UnknownError');
    await sees(page, words, 'ui:storage.save.unknown');
    await again(page, words, 'InvalidStateError');
    await sees(page, words, 'ui:storage.save.closed');

    await goHome(page, words);
    await sees(page, words, 'home:status.unsaved');
    await setDisk(page, '');
    await page.getByRole('button', { name: words('home:unsaved.retry') }).tap();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await resume(page, words);
    await setDisk(page, 'conflict');
    await ring(page, 'Klaus', words).tap();
    await sees(page, words, 'ui:storage.save.conflict');
  });

  test('what hangs is said after a while, and taken back once it has come through', async ({
    page,
  }) => {
    await moodyDisk(page);
    await page.goto('/');
    await startBattle(page, words);
    await setDisk(page, 'hangs');
    await ring(page, 'Otto', words).tap();
    await sees(page, words, 'ui:storage.save.late');
    await setDisk(page, '');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await saved(page);
  });

  test('warbands and settings that are not saved are said at home', async ({ page }) => {
    await moodyDisk(page);
    await page.goto('/');
    await openTab(page, 'settings', words);
    await setDisk(page, 'QuotaExceededError');
    await page.getByRole('radio', { name: words('settings:look.themes.light') }).tap();
    await openTab(page, 'battles', words);
    await sees(page, words, 'home:unsaved.title');
    await openTab(page, 'warbands', words);
    await page.getByRole('link', { name: /Reikland/ }).tap();
    await page.getByRole('textbox', { name: words('roster:warband.name') }).fill('Reikland');
    await sees(page, words, 'roster:warband.not-saved');
  });

  test('a first launch whose lists can’t be had says that not everything could be read', async ({
    site,
    page,
  }) => {
    await withhold(site, /^starter-lists-/);
    await page.goto('/');
    await sees(page, words, 'home:unsaved.unread-title');
    await sees(page, words, 'ui:storage.save.not-fetched');
  });

  test('storage that is forbidden', async ({ page }) => {
    await openThrows(page, 'SecurityError');
    await page.goto('/');
    await sees(page, words, 'error:banner.refused');
    await sees(page, words, 'ui:storage.open.refused');
    await sees(page, words, 'home:status.not-saved');
  });

  test('a database that does not open', async ({ page }) => {
    await openThrows(page, 'UnknownError');
    await page.goto('/');
    await sees(page, words, 'error:banner.failed');
    await sees(page, words, 'ui:storage.open.failed');
  });

  test('a database of a newer version', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Reikland/ })).toBeVisible();
    await besideTheApp(page);
    await openDatabaseIn(page, 1000);
    await page.goto('/');
    await sees(page, words, 'error:banner.newer');
    await sees(page, words, 'ui:storage.open.newer');
    await openTab(page, 'settings', words);
    await page.getByRole('radio', { name: words('settings:look.themes.light') }).tap();
    await openTab(page, 'battles', words);
    await sees(page, words, 'ui:storage.save.read-only');
  });

  test('a database that another tab of an older version holds, until that is gone', async ({
    page,
  }) => {
    await besideTheApp(page);
    await openDatabaseIn(page, 10);
    const app = await page.context().newPage();
    await app.goto('/');
    await sees(app, words, 'error:banner.blocked');
    await sees(app, words, 'ui:storage.open.blocked');
    await startUnsaved(app, words);
    await ring(app, 'Otto', words).tap();
    await page.close();
    // What was tapped meanwhile is there, and kept from now on.
    await expect(app.locator('output[data-save]')).toHaveAttribute('data-save', 'saved');
    await expect(ring(app, 'Otto', words)).toHaveAttribute('aria-pressed', 'true');
    await app.reload();
    await expect(ring(app, 'Otto', words)).toHaveAttribute('aria-pressed', 'true');
  });

  test('another tab writes the battle, or has deleted it', async ({ page }) => {
    await page.goto('/');
    await startBattle(page, words);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await sees(other, words, 'ui:storage.hold.elsewhere');
    await ring(other, 'Otto', words).tap();
    await sees(other, words, 'battle:refused.held-elsewhere');

    await goHome(other, words);
    await openTab(other, 'settings', words);
    await other.getByRole('button', { name: words('settings:data.wipe') }).tap();
    await other
      .getByRole('dialog')
      .getByRole('button', { name: words('settings:wipe.confirm') })
      .tap();
    await sees(page, words, 'ui:storage.log.removed');
    await ring(page, 'Otto', words).tap();
    await sees(page, words, 'battle:refused.removed-elsewhere');
    await page.getByRole('button', { name: words('ui:storage.log.put-back') }).tap();
    await sees(page, words, 'ui:storage.log.rewritten');
  });

  test('lines that are missing or can’t be read', async ({ page }) => {
    await page.goto('/');
    await startBattle(page, words);
    await ring(page, 'Otto', words).tap();
    await saved(page);
    const address = page.url();
    await besideTheApp(page);
    await changeRows(page, 'entries', { spoil: -1 });
    await page.goto(address);
    await sees(page, words, 'ui:storage.log.damaged', { count: 1 });
    await goHome(page, words);
    await sees(page, words, 'ui:storage.unreadable', { count: 1 });
  });

  test('a browser without locks, and one without a service worker', async ({ page }) => {
    await withoutApis(page, ['locks', 'serviceWorker']);
    await page.goto('/');
    await sees(page, words, 'home:status.offline.unavailable');
    await sees(page, words, 'home:status.one-tab');
    await openTab(page, 'settings', words);
    await sees(page, words, 'ui:limit.offline');
    await sees(page, words, 'ui:limit.tabs');
    await page.getByRole('button', { name: words('settings:version.check') }).tap();
    await sees(page, words, 'settings:version.no-offline');
  });
});

/** Another trouble, found by trying again. */
async function again(page: Page, words: Words, mood: `${string}Error`) {
  await setDisk(page, mood);
  await page.getByRole('button', { name: words('battle:save.retry') }).tap();
}

function openThrows(page: Page, name: string) {
  return page.addInitScript((thrown) => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('spoilt', thrown);
    };
  }, name);
}

/** A battle where nothing is called saved. */
async function startUnsaved(page: Page, words: Words) {
  await page.getByRole('link', { name: words('home:new-battle') }).tap();
  await page.getByRole('button', { name: words('setup:start') }).tap();
}

/** Opens the database in a version, and leaves it open as only an old tab would. */
async function openDatabaseIn(page: Page, version: number) {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('hors-de-combat', wanted);
        request.addEventListener('upgradeneeded', () => {
          const { result: db } = request;
          if (db.objectStoreNames.length > 0) return;
          db.createObjectStore('entries', { keyPath: 'id' }).createIndex('battleId', 'battleId');
          db.createObjectStore('warbands', { keyPath: 'id' });
          db.createObjectStore('settings', { keyPath: 'key' });
        });
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
        request.addEventListener('success', () => {
          if (wanted > 100) request.result.close();
          resolve();
        });
      }),
    version,
  );
}
