import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { endBattle } from './support/endings.ts';
import { goHome, openTab, resume, textOfDownload } from './support/pages.ts';
import { fr } from './support/words.ts';

test.use({ begins: 'evening' });

test('backups go to one file that was chosen once, at the end of a battle by themselves', async ({
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

  // Still chosen after a new start, until the player thinks better of it.
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

/** Nobody can choose a file in this browser: it takes one of the browser's own, which is as real a file. */
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

/** How many battles of the file were ended by the players' will; -1 while there is no backup in it. */
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
