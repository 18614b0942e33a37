import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { databaseOf, resume, ring, saved } from './support/pages.ts';
import { changeRows } from './support/rows.ts';
import { fr } from './support/words.ts';

// The stored data disappears during a battle: the tab that plays it still has all of it, and rewrites it.

const ON = ['aria-pressed', 'true'] as const;

/** Inches from which the Skavens hear their leader. */
const RANGE = 6;

test.use({ begins: 'evening' });

test('a log that is emptied, deleted or corrupted behind the app’s back is rewritten, with a notice', async ({
  page,
}) => {
  await page.goto('/');
  await resume(page);
  await press(page, 'Ratchak');
  await saved(page);
  const before = await linesOf(page);
  const notice = page.getByText(fr('ui:storage.log.rewritten'));

  await test.step('an emptied log is rewritten with the next tap', async () => {
    await changeRows(page, 'entries', { clear: true });
    await press(page, 'Goulu');
    await expect(notice).toBeVisible();
    await saved(page);
    expect(await linesOf(page)).toBe(before + 1);
    await page.reload();
    for (const name of ['Ratchak', 'Goulu']) await expectOn(page, name);
    await expect(notice).toHaveCount(0);
  });

  await test.step('a deleted database is rewritten at once', async () => {
    await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase('hors-de-combat');
          deleting.addEventListener('success', resolve);
          deleting.addEventListener('error', reject);
        }),
    );
    await expect(notice).toBeVisible();
    // Waits until the tap is shown, to tell a missed tap from one that was not saved.
    await press(page, 'Broyeur');
    await saved(page);
    await page.reload();
    for (const name of ['Ratchak', 'Goulu', 'Broyeur']) await expectOn(page, name);
  });

  await test.step('a corrupted entry is reported in its battle', async () => {
    await changeRows(page, 'entries', { spoil: 1 });
    await page.reload();
    await expectOn(page, 'Broyeur');
    const damaged = page.getByText(fr('ui:storage.log.damaged', { count: 1 }));
    await expect(damaged).toBeVisible();
    await page.getByRole('button', { name: fr('ui:storage.log.seen') }).tap();
    await expect(damaged).toHaveCount(0);
  });
});

async function press(page: Page, name: string) {
  await ring(page, name, fr, RANGE).tap();
  await expectOn(page, name);
}

async function expectOn(page: Page, name: string) {
  await expect(ring(page, name, fr, RANGE)).toHaveAttribute(...ON);
}

/** Only tonight's battle: no tab has the finished one open and would rewrite it. */
async function linesOf(page: Page): Promise<number> {
  const rows = (await databaseOf(page))['entries'] ?? [];
  return JSON.stringify(rows).split('"battleId":"b-tonight"').length - 1;
}
