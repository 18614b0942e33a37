import type { Page } from '@playwright/test';
import { databaseOf, ring, saved, startBattle } from './support/pages.ts';
import { changeRows } from './support/rows.ts';
import { expect, test } from './support/site.ts';
import { fr } from './support/words.ts';

// The data disappears under a running battle: the tab that plays it has it whole, and writes it anew.

const ON = ['aria-pressed', 'true'] as const;

test('a database that is deleted under a running battle is written anew, and that is said', async ({
  page,
}) => {
  await playTwo(page);
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('hors-de-combat');
        deleting.addEventListener('success', resolve);
        deleting.addEventListener('error', reject);
      }),
  );
  await expect(page.getByText(fr('ui:storage.log.rewritten'))).toBeVisible();
  await ring(page, 'Gunther').tap();
  // What is shown first, so that a tap that never came is told from one that was not kept.
  await expect(ring(page, 'Gunther')).toHaveAttribute(...ON);
  await saved(page);
  await reopened(page, ['Otto', 'Klaus', 'Gunther']);
});

test('a log that is emptied behind the app’s back is whole again with the next tap', async ({
  page,
}) => {
  await playTwo(page);
  await changeRows(page, 'entries', { clear: true });
  await ring(page, 'Gunther').tap();
  await expect(page.getByText(fr('ui:storage.log.rewritten'))).toBeVisible();
  await saved(page);
  expect((await databaseOf(page))['entries']).toHaveLength(4);
  await reopened(page, ['Otto', 'Klaus', 'Gunther']);
});

test('a line that is missing in the middle is said in its battle', async ({ page }) => {
  await playTwo(page);
  await changeRows(page, 'entries', { lose: 1 });
  await page.reload();
  await expect(ring(page, 'Klaus')).toHaveAttribute(...ON);
  const notice = page.getByText(fr('ui:storage.log.damaged', { count: 1 }));
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: fr('ui:storage.log.seen') }).tap();
  await expect(notice).toHaveCount(0);
});

test('a line that can’t be read is said in its battle', async ({ page }) => {
  await playTwo(page);
  await changeRows(page, 'entries', { spoil: 1 });
  await page.reload();
  await expect(ring(page, 'Klaus')).toHaveAttribute(...ON);
  await expect(page.getByText(fr('ui:storage.log.damaged', { count: 1 }))).toBeVisible();
});

async function playTwo(page: Page) {
  await page.goto('/');
  await startBattle(page);
  await ring(page, 'Otto').tap();
  await ring(page, 'Klaus').tap();
  await saved(page);
  expect((await databaseOf(page))['entries']).toHaveLength(3);
}

async function reopened(page: Page, names: readonly string[]) {
  await page.reload();
  for (const name of names) await expect(ring(page, name)).toHaveAttribute(...ON);
}
