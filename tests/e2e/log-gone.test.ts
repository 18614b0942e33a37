import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { databaseOf, resume, ring, saved } from './support/pages.ts';
import { changeRows } from './support/rows.ts';
import { fr } from './support/words.ts';

// The data disappears under a running battle: the tab that plays it has it whole, and writes it anew.

const ON = ['aria-pressed', 'true'] as const;

/** Inches from which the Skavens hear their leader. */
const RANGE = 6;

test.use({ begins: 'evening' });

test('what is emptied, deleted or spoilt behind the app’s back is written anew, and said', async ({
  page,
}) => {
  await page.goto('/');
  await resume(page);
  await press(page, 'Ratchak');
  await saved(page);
  const before = await linesOf(page);
  const notice = page.getByText(fr('ui:storage.log.rewritten'));

  await test.step('the log is emptied: whole again with the next tap', async () => {
    await changeRows(page, 'entries', { clear: true });
    await press(page, 'Goulu');
    await expect(notice).toBeVisible();
    await saved(page);
    expect(await linesOf(page)).toBe(before + 1);
    await page.reload();
    for (const name of ['Ratchak', 'Goulu']) await expectOn(page, name);
    await expect(notice).toHaveCount(0);
  });

  await test.step('the database is deleted: written anew at once', async () => {
    await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase('hors-de-combat');
          deleting.addEventListener('success', resolve);
          deleting.addEventListener('error', reject);
        }),
    );
    await expect(notice).toBeVisible();
    // What is shown first, so that a tap that never came is told from one that was not kept.
    await press(page, 'Broyeur');
    await saved(page);
    await page.reload();
    for (const name of ['Ratchak', 'Goulu', 'Broyeur']) await expectOn(page, name);
  });

  await test.step('a line is spoilt: counted in its battle', async () => {
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

/** Of tonight's battle: the one that is over belongs to nobody who would write it anew. */
async function linesOf(page: Page): Promise<number> {
  const rows = (await databaseOf(page))['entries'] ?? [];
  return JSON.stringify(rows).split('"battleId":"b-tonight"').length - 1;
}
