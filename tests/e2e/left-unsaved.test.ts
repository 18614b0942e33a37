import type { Page } from '@playwright/test';
import {
  goHome,
  openTab,
  resume,
  ring,
  saved,
  startBattle,
  textOfDownload,
} from './support/pages.ts';
import { expect, test } from './support/site.ts';
import { fr } from './support/words.ts';

// A full disk in mid-battle: what was tapped is in the page's memory, wherever the player goes in the app.

const ON = ['aria-pressed', 'true'] as const;
const TAPPED = ['Otto', 'Klaus', 'Gunther'] as const;

test.beforeEach(({ page }) => page.addInitScript(fillable));

test('a battle that is left while the disk is full loses nothing, and home says what is not saved', async ({
  page,
}) => {
  await page.goto('/');
  await startBattle(page);
  await fill(page, true);
  for (const name of TAPPED) await ring(page, name).tap();
  await expect(page.getByRole('alert')).toContainText(fr('battle:save.failed', { count: 3 }));

  await goHome(page);
  const trouble = page.getByRole('alert');
  await expect(trouble).toContainText(/3 actions pas encore enregistrées/);
  await expect(trouble).toContainText(fr('ui:storage.save.quota'));
  await expect(page.getByText(fr('home:status.saved'))).toHaveCount(0);
  const button = (key: string) => trouble.getByRole('button', { name: fr(key) });
  const file = await textOfDownload(page, button('home:unsaved.export'));
  expect(file.match(/"FlagSet"/g)).toHaveLength(3);

  await trouble.getByRole('link', { name: fr('home:unsaved.resume') }).tap();
  for (const name of TAPPED) await expect(ring(page, name)).toHaveAttribute(...ON);
  await goHome(page);

  await fill(page, false);
  await button('home:unsaved.retry').tap();
  await expect(trouble).toHaveCount(0);
  await expect(page.getByText(fr('home:status.saved'))).toBeVisible();
  await page.reload();
  await resume(page);
  for (const name of TAPPED) await expect(ring(page, name)).toHaveAttribute(...ON);
  await saved(page);
});

test('the browser asks before a page with unsaved actions goes, and not before any other', async ({
  page,
}) => {
  await page.goto('/');
  await startBattle(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await expect(ring(page, 'Otto')).toBeVisible();
  expect(asked).toEqual([]);
  await fill(page, true);
  await ring(page, 'Otto').tap();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.reload();
  await expect(ring(page, 'Otto')).toBeVisible();
  expect(asked).toEqual(['beforeunload']);
});

test('where no database ever opened, the browser asks once something was tapped, and not before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not allowed', 'SecurityError');
    };
  });
  await page.goto('/');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await expect(page.getByText(fr('ui:storage.open.refused'))).toBeVisible();
  await openTab(page, 'settings');
  await openTab(page, 'battles');
  await page.reload();
  await expect(page.getByText(fr('ui:storage.open.refused'))).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: fr('home:new-battle') }).tap();
  await page.getByRole('button', { name: fr('setup:start') }).tap();
  await ring(page, 'Otto').tap();
  await expect(ring(page, 'Otto')).toHaveAttribute(...ON);
  // Whether it listens yet, a moment after the first screen, is for the browser to know.
  await page.waitForFunction(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await page.reload();
  await expect(page.getByText(fr('ui:storage.open.refused'))).toBeVisible();
  expect(asked).toEqual(['beforeunload']);
});

/** The disk of this page is full or not, as `window.full` says: the quota of a test browser does not bite. */
function fillable() {
  for (const name of ['add', 'put'] as const) {
    const real = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function write(this: IDBObjectStore, ...row) {
      if (document.documentElement.dataset['full'] === 'true' && this.name === 'entries') {
        throw new DOMException('full', 'QuotaExceededError');
      }
      return real.apply(this, row);
    };
  }
}

function fill(page: Page, full: boolean) {
  return page.evaluate((is) => {
    document.documentElement.dataset['full'] = String(is);
  }, full);
}
