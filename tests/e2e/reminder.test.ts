import type { Page } from '@playwright/test';
import { looseObject, parse, record, string, unknown } from 'valibot';
import { endBattle } from './support/endings.ts';
import { goHome, openTab, startBattle, textOfDownload, title, visit } from './support/pages.ts';
import { expect, test } from './support/site.ts';
import { fr } from './support/words.ts';

test('after the third battle without a backup the app says so once, and never during a battle', async ({
  page,
}) => {
  await visit(page);
  for (let battle = 1; battle <= 3; battle += 1) {
    await expect(reminder(page)).toHaveCount(0);
    await startBattle(page);
    await expect(reminder(page)).toHaveCount(0);
    await endBattle(page);
    await goHome(page);
  }
  await expect(reminder(page)).toBeVisible();
  await expect(page.getByText(fr('home:reminder.never', { count: 3 }))).toBeVisible();

  // While the next one goes on, there is something better to do.
  await startBattle(page);
  await goHome(page);
  await expect(page.getByRole('link', { name: fr('home:progress.resume') })).toBeVisible();
  await expect(reminder(page)).toHaveCount(0);
  await page.getByRole('link', { name: fr('home:progress.resume') }).tap();
  await endBattle(page);
  await goHome(page);
  await expect(reminder(page)).toBeVisible();

  // "Later" is an answer: not again for this battle, not even after a new start.
  await page.getByRole('button', { name: fr('home:reminder.later') }).tap();
  await expect(reminder(page)).toHaveCount(0);
  await page.reload();
  await expect(title(page)).toHaveText(fr('home:title'));
  await expect(page.getByRole('heading', { name: fr('home:past.heading') })).toBeVisible();
  await expect(reminder(page)).toHaveCount(0);

  // After the next battle it may ask again; a backup ends it.
  await startBattle(page);
  await endBattle(page);
  await goHome(page);
  await expect(reminder(page)).toBeVisible();
  const backup = await textOfDownload(
    page,
    page.getByRole('button', { name: fr('settings:data.back-up') }),
  );
  expect(backup).toContain('"hors-de-combat"');
  await expect(reminder(page)).toHaveCount(0);
  await openTab(page, 'settings');
  await expect(page.getByText(fr('settings:data.since-nothing'))).toBeVisible();
});

test('backups go to one file that was chosen once, at the end of a battle by themselves', async ({
  page,
}) => {
  await chooseOfItself(page);
  await visit(page);
  await openTab(page, 'settings');
  await page.getByRole('button', { name: fr('settings:data.file.choose') }).tap();
  await expect(
    page.getByText(fr('settings:data.file.chosen', { name: 'mes-parties.json' })),
  ).toBeVisible();
  await expect.poll(() => battlesInFile(page)).toBe(0);

  await openTab(page, 'battles');
  await startBattle(page);
  await endBattle(page);
  await expect.poll(() => battlesInFile(page)).toBe(1);

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

function reminder(page: Page) {
  return page.getByRole('heading', { name: fr('home:reminder.title') });
}

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

const BACKUP = looseObject({ battles: record(string(), unknown()) });

/** -1 while there is no backup in it. */
async function battlesInFile(page: Page): Promise<number> {
  const text = await textOfFile(page);
  if (text === '') return -1;
  const content: unknown = JSON.parse(text);
  return Object.keys(parse(BACKUP, content).battles).length;
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
