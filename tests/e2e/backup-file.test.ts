import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { endBattle } from './support/endings.ts';
import { goHome, openTab, resume, textOfDownload } from './support/pages.ts';
import { fr } from './support/words.ts';

test.use({ begins: 'evening' });

test('backups are written to one file chosen once, automatically at the end of a battle', async ({
  page,
}) => {
  await chooseOfItself(page);
  await page.goto('/');
  await openTab(page, 'settings');
  await page.getByRole('button', { name: fr('settings:data.file.choose') }).tap();
  await expect(
    page.getByText(fr('settings:data.file.chosen', { name: 'mes-parties.json' })),
  ).toBeVisible();
  await expect.poll(() => endsInFile(page)).toBe(0);

  await openTab(page, 'battles');
  await resume(page);
  await endBattle(page);
  await expect.poll(() => endsInFile(page)).toBe(1);

  // Still chosen after a restart, until the player removes it.
  await goHome(page);
  await openTab(page, 'settings');
  await page.reload();
  await page.getByRole('button', { name: fr('settings:data.back-up'), exact: true }).tap();
  await expect(
    page.getByText(fr('settings:data.backed-up', { name: 'mes-parties.json' })),
  ).toBeVisible();
  await page.getByRole('button', { name: fr('settings:data.file.forget') }).tap();
  await expect(page.getByRole('button', { name: fr('settings:data.file.choose') })).toBeVisible();
  await textOfDownload(
    page,
    page.getByRole('button', { name: fr('settings:data.back-up'), exact: true }),
  );
});

/** A test can't choose a file in this browser; this takes one of the browser's own file system, which works alike. */
async function chooseOfItself(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'showSaveFilePicker', {
      value: async () => {
        const folder = await navigator.storage.getDirectory();
        return folder.getFileHandle('mes-parties.json', { create: true });
      },
    });
  });
}

/** How many battles in the file were ended by agreement; -1 while it contains no backup. */
async function endsInFile(page: Page): Promise<number> {
  const text = await textOfFile(page);
  return text === '' ? -1 : (text.match(/"BattleEnded"/g)?.length ?? 0);
}

function textOfFile(page: Page): Promise<string> {
  return page.evaluate(async () => {
    try {
      const folder = await navigator.storage.getDirectory();
      const file = await (await folder.getFileHandle('mes-parties.json')).getFile();
      return await file.text();
    } catch {
      return '';
    }
  });
}
