import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import {
  databaseOf,
  goHome,
  openTab,
  ring,
  saved,
  startBattle,
  textOfDownload,
} from './support/pages.ts';
import { besideTheApp, changeRows, openDatabaseIn } from './support/rows.ts';
import { fr } from './support/words.ts';

// Two tabs of one phone: what one does, the other shows, and only one of them writes.

const ON = ['aria-pressed', 'true'] as const;
const OFF = ['aria-pressed', 'false'] as const;

/** The same battle in a second tab, which only watches it. */
async function watchingTab(page: Page): Promise<Page> {
  const watching = await page.context().newPage();
  await watching.goto(page.url());
  await expect(watching.getByText(fr('ui:storage.hold.elsewhere'))).toBeVisible();
  return watching;
}

test('after a takeover while the other tab taps, both tabs show what is on disk, and no tap is lost', async ({
  page,
}) => {
  await page.goto('/');
  await startBattle(page);
  const taking = await watchingTab(page);
  const rings = page.locator('button.ring');
  // One after the other without a pause, until this tab no longer holds the battle.
  const tapping = rings.first().evaluate(async (first) => {
    const all = [...document.querySelectorAll<HTMLButtonElement>('button.ring')];
    let taps = 0;
    while (document.querySelector('.save-banner') === null) {
      all[taps % all.length]?.click();
      taps += 1;
      await new Promise((done) => setTimeout(done, 20));
    }
    return first.isConnected ? taps : 0;
  });
  // The taps have begun.
  await expect(taking.locator('button.ring[aria-pressed="true"]')).not.toHaveCount(0);
  await taking.getByRole('button', { name: fr('ui:storage.hold.take') }).tap();
  expect(await tapping).toBeGreaterThan(0);
  await expect(taking.getByText(fr('ui:storage.hold.elsewhere'))).toHaveCount(0);
  await saved(taking);
  await saved(page);

  const shown = (tab: Page) =>
    tab
      .locator('button.ring')
      .evaluateAll((all) =>
        all.map(({ ariaLabel, ariaPressed }) => `${ariaLabel}: ${ariaPressed}`),
      );
  await expect
    .poll(async () => (await shown(taking)).join() === (await shown(page)).join())
    .toBe(true);
  const before = await shown(taking);
  await taking.reload();
  await expect(ring(taking, 'Otto')).toBeVisible();
  await expect.poll(async () => (await shown(taking)).join()).toBe(before.join());
});

test('a backup restored in one tab updates the battle open in another; a battle deleted there can be kept here', async ({
  page,
}) => {
  await page.goto('/');
  await startBattle(page);
  const id = new URL(page.url()).hash.split('/')[2] ?? '';
  await ring(page, 'Otto').tap();
  await saved(page);
  const other = await page.context().newPage();
  await other.goto('/#/settings');
  const backup = await textOfDownload(
    other,
    other.getByRole('button', { name: fr('settings:data.back-up'), exact: true }),
  );
  // The log loses its last entry behind the app's back; the backup restores it.
  await changeRows(other, 'entries', { lose: -1 });
  await page.reload();
  await expect(ring(page, 'Otto')).toHaveAttribute(...OFF);
  await other
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'sauvegarde.json',
      mimeType: 'application/json',
      buffer: Buffer.from(backup),
    });
  await expect(other.getByText(fr('home:restore.done-title'))).toBeVisible();
  await expect(ring(page, 'Otto')).toHaveAttribute(...ON);

  await other.reload();
  await openTab(other, 'battles');
  await deleteUnfinished(other, id);
  await expect(page.getByText(fr('ui:storage.log.removed'))).toBeVisible();
  expect(await linesOf(page, id)).toBe(0);
  await page.getByRole('button', { name: fr('ui:storage.log.put-back') }).tap();
  await expect(page.getByText(fr('ui:storage.log.rewritten'))).toBeVisible();
  await saved(page);
  expect(await linesOf(page, id)).toBe(2);
  await page.reload();
  await expect(ring(page, 'Otto')).toHaveAttribute(...ON);
});

test('the app waits for a database held by a tab of an older version, and keeps what is tapped meanwhile', async ({
  page,
}) => {
  await besideTheApp(page);
  await openDatabaseIn(page, 10);
  const app = await page.context().newPage();
  await app.goto('/');
  await expect(app.getByText(fr('ui:storage.open.blocked'))).toBeVisible();
  await app.getByRole('link', { name: fr('home:new-battle') }).tap();
  await app.getByRole('button', { name: fr('setup:start') }).tap();
  await ring(app, 'Otto').tap();
  await page.close();
  await expect(app.locator('output[data-save]')).toHaveAttribute('data-save', 'saved');
  await expect(ring(app, 'Otto')).toHaveAttribute(...ON);
  await app.reload();
  await expect(ring(app, 'Otto')).toHaveAttribute(...ON);
});

test('a warband changed in two tabs keeps both changes, and each tab shows them', async ({
  page,
}) => {
  await page.goto('/');
  await openTab(page, 'warbands');
  await page.getByRole('link', { name: /Corbeaux/ }).tap();
  await page.getByRole('button', { name: fr('builder:menu') }).tap();
  const name = page.getByRole('textbox', { name: fr('roster:warband.name') });
  await expect(name).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: fr('builder:menu') }).tap();
  const notes = other.getByRole('textbox', { name: fr('roster:warband.notes') });
  await expect(notes).toBeVisible();

  await name.fill('Corbeaux de la tour');
  await expect(other.getByText('Corbeaux de la tour').first()).toBeVisible();
  await expect(other.getByText(fr('roster:warband.changed-elsewhere'))).toBeVisible();
  await notes.fill('Doivent 30 co.');
  await expect
    .poll(async () => (await databaseOf(page))['warbands'])
    .toContainEqual(
      expect.objectContaining({ name: 'Corbeaux de la tour', notes: 'Doivent 30 co.' }),
    );
});

/** Deletes a battle from the other tab's home screen. */
async function deleteUnfinished(other: Page, id: string) {
  // Home offers to delete all but the newest, so another battle is begun there.
  await startBattle(other);
  await goHome(other);
  const entry = other
    .getByRole('listitem')
    .filter({ has: other.locator(`a[href="#/battle/${id}"]`) });
  await entry.getByRole('button').tap();
  await other.getByRole('button', { name: fr('home:unfinished.delete') }).tap();
  await expect(entry).toHaveCount(0);
}

async function linesOf(page: Page, battleId: string): Promise<number> {
  const rows = (await databaseOf(page))['entries'] ?? [];
  return rows.filter(
    (row) =>
      typeof row === 'object' && row !== null && 'battleId' in row && row.battleId === battleId,
  ).length;
}
