import type { Page } from '@playwright/test';
import { array, literal, looseObject, parse, record, string, unknown } from 'valibot';
import { expect, test } from './support/app.ts';
import {
  databaseOf,
  goHome,
  nextPhase,
  openTab,
  resume,
  ring,
  saved,
  screenOf,
  startBattle,
  textOfDownload,
  title,
} from './support/pages.ts';
import { besideTheApp, openDatabaseIn } from './support/rows.ts';
import { fr } from './support/words.ts';

const BACKUP = looseObject({
  app: literal('hors-de-combat'),
  warbands: array(unknown()),
  battles: record(string(), array(unknown())),
  settings: record(string(), unknown()),
});

test('a backup restores everything after all data was wiped', { tag: '@engines' }, async ({
  page,
}) => {
  await page.goto('/');
  await play(page);
  const table = await screenOf(page);
  await goHome(page);
  // The stored warbands appear a moment later.
  await expect(page.getByRole('link', { name: /Griffes d’Eshin.*15/ })).toBeVisible();
  const home = await homeOf(page);
  await openTab(page, 'settings');
  await chooseLook(page);
  const look = await lookOf(page);
  const backup = await backUp(page);

  await wipe(page);
  await expect.poll(() => lookOf(page)).not.toBe(look);
  await openTab(page, 'battles');
  await expect(page.getByRole('link', { name: fr('home:progress.resume') })).toHaveCount(0);
  await openTab(page, 'settings');

  await pickFile(page, backup);
  await expect(page.getByText(fr('home:restore.done-title'))).toBeVisible();
  await expect(page.getByText(fr('ui:backup.restored.battles', { count: 1 }))).toBeVisible();
  await expect(page.getByText(fr('ui:backup.restored.warbands', { count: 2 }))).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: fr('home:restore.restart') })
    .last()
    .tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await expect.poll(() => lookOf(page)).toBe(look);
  expect(contentOf(await backUp(page))).toEqual(contentOf(backup));
  await openTab(page, 'battles');
  await expect.poll(() => homeOf(page)).toBe(home);
  await resume(page);
  await expect.poll(() => screenOf(page)).toBe(table);
  await ring(page, 'Karl').tap();
  await saved(page);
});

test('the database of a newer version can be read and backed up, but is never written', async ({
  page,
}) => {
  await page.goto('/');
  await play(page);
  await goHome(page);
  await openTab(page, 'settings');
  const backup = await backUp(page);
  await backupNoted(page);
  await besideTheApp(page);
  await openDatabaseIn(page, 1000);
  const before = await databaseOf(page);

  await page.goto('/');
  await expect(page.getByRole('heading', { name: fr('error:banner.newer') })).toBeVisible();
  await expect(page.getByText(fr('ui:storage.open.newer'))).toBeVisible();
  await expect(page.getByText(fr('home:status.not-saved'))).toBeVisible();
  await resume(page);
  await expect(page.getByText(fr('ui:storage.open.newer'))).toBeVisible();
  await ring(page, 'Karl').tap();
  await expect(ring(page, 'Karl')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('output[data-save]')).toHaveAttribute('data-save', 'failed');

  await goHome(page);
  await openTab(page, 'settings');
  expect(contentOf(await backUp(page))).toEqual(contentOf(backup));
  await pickFile(page, backup);
  await expect(page.getByText(fr('home:restore.refused.read-only'))).toBeVisible();
  expect(await databaseOf(page)).toEqual(before);
});

test('on a full disk everything stays on the screen, and is saved once there is space', async ({
  address,
  page,
}) => {
  const disk = await page.context().newCDPSession(page);
  const { origin } = new URL(address);
  // Before the first visit: later the browser would keep granting space that it already counted on.
  await disk.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 3_000_000 });
  await page.goto('/');
  await play(page);
  await fillDisk(page);
  // The browser may free some space by cleaning up.
  await disk.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });

  await ring(page, 'Karl').tap();
  const banner = page.getByRole('alert').filter({ hasText: fr('ui:storage.save.quota') });
  await expect(banner.getByText(fr('battle:save.failed', { count: 1 }))).toBeVisible();
  await ring(page, 'Greta').tap();
  await expect(banner.getByText(fr('battle:save.failed', { count: 2 }))).toBeVisible();
  await expect(ring(page, 'Karl')).toHaveAttribute('aria-pressed', 'true');
  await expect(ring(page, 'Greta')).toHaveAttribute('aria-pressed', 'true');

  // The file that the banner offers contains what is not on the disk.
  const backup = await textOfDownload(
    page,
    banner.getByRole('button', { name: fr('table:save.export') }),
  );
  const rows = Object.values(contentOf(backup).battles).flat();
  expect(rows).toHaveLength((await entriesOnDisk(page)) + 2);

  await banner.getByRole('button', { name: fr('battle:save.retry') }).tap();
  await expect(banner.getByText(fr('battle:save.failed', { count: 2 }))).toBeVisible();

  await disk.send('Storage.overrideQuotaForOrigin', { origin });
  await banner.getByRole('button', { name: fr('battle:save.retry') }).tap();
  await saved(page);
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expect(ring(page, 'Karl')).toHaveAttribute('aria-pressed', 'true');
  await expect(ring(page, 'Greta')).toHaveAttribute('aria-pressed', 'true');
});

/** Starts a battle and taps a few times. */
async function play(page: Page) {
  await startBattle(page);
  await ring(page, 'Otto').tap();
  await nextPhase(page).tap();
  await page.getByRole('button', { name: fr('mordheim:wound.lost', { name: 'Lutz' }) }).tap();
  await page.getByRole('dialog').getByRole('button', { name: /^6/ }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await nextPhase(page).tap();
  await saved(page);
  await page.reload();
  await saved(page);
}

/** Another theme and the app's dice. */
async function chooseLook(page: Page) {
  await page.getByRole('radio', { name: fr('settings:look.themes.light') }).tap();
  await page.getByRole('radio', { name: fr('settings:table.dices.app') }).tap();
}

/** Which settings are selected. */
function lookOf(page: Page): Promise<string> {
  return page
    .getByRole('main')
    .ariaSnapshot()
    .then((all) => (all.match(/.*\[checked\].*/g) ?? []).join('\n'));
}

/** The text of the home screen, without the time since the battle began, which changes between two readings. */
async function homeOf(page: Page): Promise<string> {
  await expect(title(page)).toHaveText(fr('home:title'));
  await expect(page.getByRole('heading', { name: fr('home:warbands.heading') })).toBeVisible();
  const main = await page.getByRole('main').ariaSnapshot();
  const [since = ''] = fr('home:progress.since', { time: '|' }).split('|');
  const lines = main.split('\n').filter((line) => !line.trim().startsWith(`- text: ${since}`));
  return lines.join('\n');
}

async function backUp(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: fr('settings:data.back-up'), exact: true });
  return textOfDownload(page, button);
}

/** The time of the last backup is a setting, which is written a moment later. */
async function backupNoted(page: Page) {
  const settings = async () => JSON.stringify((await databaseOf(page))['settings']);
  await expect.poll(settings).toContain('lastBackupAt');
}

async function wipe(page: Page) {
  await page.getByRole('button', { name: fr('settings:data.wipe') }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: fr('settings:wipe.confirm') })
    .tap();
}

async function pickFile(page: Page, text: string) {
  await page.getByLabel(fr('home:restore.choose')).setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

/** The contents of a backup, without the time at which it was written. */
function contentOf(backup: string) {
  const file: unknown = JSON.parse(backup);
  const { warbands, battles, settings } = parse(BACKUP, file);
  const { lastBackupAt: _, ...others } = settings;
  return { warbands, battles, settings: others };
}

/** Fills a database of its own until not a byte more fits. */
async function fillDisk(page: Page) {
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('filler');
      request.addEventListener('upgradeneeded', () => {
        request.result.createObjectStore('rows', { autoIncrement: true });
      });
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
    });
    const fits = (bytes: number) =>
      new Promise<boolean>((resolve) => {
        const transaction = db.transaction('rows', 'readwrite');
        transaction.objectStore('rows').add(noise(bytes));
        transaction.addEventListener('complete', () => resolve(true));
        transaction.addEventListener('abort', () => resolve(false));
      });
    // More regular data would be compressed and fill hardly anything.
    const noise = (bytes: number) =>
      Array.from({ length: Math.ceil(bytes / 65_536) }, (_, index) =>
        crypto.getRandomValues(new Uint8Array(Math.min(65_536, bytes - index * 65_536))),
      );
    for (let bytes = 4_000_000; bytes >= 1; bytes = Math.floor(bytes / 2)) {
      while (await fits(bytes));
    }
    db.close();
  });
}

async function entriesOnDisk(page: Page): Promise<number> {
  const { entries = [] } = await databaseOf(page);
  return entries.length;
}
