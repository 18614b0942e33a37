import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { endBattle } from './support/endings.ts';
import { databaseOf, goHome, openTab, resume } from './support/pages.ts';
import { fr } from './support/words.ts';

test.use({ begins: 'evening' });

test('deleted or wiped data can be restored from snapshots, the restore can be undone, and nothing remains once they are wiped too', async ({
  page,
}) => {
  await page.goto('/');
  await resume(page);
  await endBattle(page);
  // Besides the one that was taken when the evening was restored.
  await expect.poll(() => countOf(page, 'snapshots')).toBe(2);
  const entries = await countOf(page, 'entries');
  await goHome(page);
  const removing = page.getByRole('button', { name: /^Supprimer : / });
  await expect(removing).toHaveCount(2);
  await removing.first().tap();
  await openTab(page, 'settings');
  await expect.poll(() => countOf(page, 'entries')).toBeLessThan(entries);
  const left = await countOf(page, 'entries');
  const copies = page.getByRole('region', { name: fr('settings:copies.title') });
  const copy = (name: string) => copies.getByRole('button', { name }).first();
  const afterBattle = fr('settings:copies.after', { battle: '' });

  await test.step('one tap restores everything as it was at the end of the battle', async () => {
    await copy(afterBattle).tap();
    await restart(page);
    expect(await countOf(page, 'entries')).toBe(entries);
    await openTab(page, 'battles');
    await expect(removing).toHaveCount(2);
  });

  await test.step('another tap restores what there was before the first', async () => {
    await openTab(page, 'settings');
    await copy(fr('settings:copies.cause.return')).tap();
    await restart(page);
    expect(await countOf(page, 'entries')).toBe(left);
    await openTab(page, 'battles');
    await expect(page.getByRole('heading', { name: fr('home:warbands.heading') })).toBeVisible();
    await expect(removing).toHaveCount(1);
  });

  await test.step('wiped data has its snapshot as well', async () => {
    await openTab(page, 'settings');
    await wipe(page, false);
    await copy(fr('settings:copies.cause.wipe')).tap();
    await restart(page);
    expect(await countOf(page, 'entries')).toBe(left);
  });

  await test.step('unless the snapshots are wiped too', async () => {
    await wipe(page, true);
    await expect(copies).toHaveCount(0);
    await expect.poll(() => countOf(page, 'snapshots')).toBe(0);
    expect(await countOf(page, 'entries')).toBe(0);
  });
});

async function wipe(page: Page, copies: boolean) {
  await page.getByRole('button', { name: fr('settings:data.wipe') }).tap();
  const dialog = page.getByRole('dialog');
  if (copies) await dialog.getByRole('switch', { name: fr('settings:wipe.copies') }).check();
  await dialog.getByRole('button', { name: fr('settings:wipe.confirm') }).tap();
  await expect(dialog).toHaveCount(0);
}

/** Restarts the app with what has just been restored, and waits until it is back where it was. */
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
