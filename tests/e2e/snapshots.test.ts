import type { Page } from '@playwright/test';
import { endBattle } from './support/endings.ts';
import { databaseOf, goHome, openTab, ring, saved, startBattle, visit } from './support/pages.ts';
import { expect, test } from './support/site.ts';
import { fr } from './support/words.ts';

test('a battle that was deleted comes back from the copy taken at its end, and that can be taken back', async ({
  page,
}) => {
  await visit(page);
  await startBattle(page);
  await ring(page, 'Karl').tap();
  await endBattle(page);
  await expect.poll(() => countOf(page, 'snapshots')).toBe(1);
  const entries = await countOf(page, 'entries');
  await goHome(page);
  const removing = page.getByRole('button', { name: /^Supprimer : / });
  const name = (await removing.getAttribute('aria-label')) ?? '';
  await removing.tap();
  await openTab(page, 'settings');
  await expect.poll(() => countOf(page, 'entries')).toBe(0);

  // One tap, and all is as it was.
  const copies = page.getByRole('region', { name: fr('settings:copies.title') });
  const after = copies.getByRole('button', { name: fr('settings:copies.return') });
  await expect(after).toHaveCount(1);
  await after.tap();
  await restart(page);
  expect(await countOf(page, 'entries')).toBe(entries);
  await openTab(page, 'battles');
  await expect(page.getByRole('button', { name })).toBeVisible();

  // And once more: as it was before that tap.
  await openTab(page, 'settings');
  const undo = copies.getByRole('button', { name: fr('settings:copies.cause.return') });
  await undo.tap();
  await restart(page);
  expect(await countOf(page, 'entries')).toBe(0);
  await openTab(page, 'battles');
  await expect(page.getByRole('heading', { name: fr('home:warbands.heading') })).toBeVisible();
  await expect(page.getByRole('button', { name })).toHaveCount(0);
});

test('what was erased comes back from its copy, and nothing stays when the copies go too', async ({
  page,
}) => {
  await visit(page);
  await startBattle(page);
  await ring(page, 'Karl').tap();
  await saved(page);
  const entries = await countOf(page, 'entries');
  await goHome(page);
  await openTab(page, 'settings');
  await wipe(page, false);
  const copies = page.getByRole('region', { name: fr('settings:copies.title') });
  const before = copies.getByRole('button', { name: fr('settings:copies.cause.wipe') });
  await before.tap();
  await restart(page);
  expect(await countOf(page, 'entries')).toBe(entries);

  await wipe(page, true);
  await expect(copies).toHaveCount(0);
  await expect.poll(() => countOf(page, 'snapshots')).toBe(0);
  expect(await countOf(page, 'entries')).toBe(0);
});

async function wipe(page: Page, copies: boolean) {
  await page.getByRole('button', { name: fr('settings:data.wipe') }).tap();
  const dialog = page.getByRole('dialog');
  if (copies) await dialog.getByRole('switch', { name: fr('settings:wipe.copies') }).check();
  await dialog.getByRole('button', { name: fr('settings:wipe.confirm') }).tap();
  await expect(dialog).toHaveCount(0);
}

/** Follows what has just been brought back, and waits for the app to stand again where it stood. */
async function restart(page: Page) {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(fr('settings:copies.done-text'))).toBeVisible();
  await dialog
    .getByRole('button', { name: fr('home:restore.restart') })
    .last()
    .tap();
  await expect(dialog).toHaveCount(0);
}

async function countOf(page: Page, table: 'entries' | 'snapshots'): Promise<number> {
  return (await databaseOf(page))[table]?.length ?? 0;
}
