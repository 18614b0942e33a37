import type { Page } from '@playwright/test';
import { array, literal, looseObject, parse, record, string, unknown } from 'valibot';
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
  visit,
} from './support/pages.ts';
import { expect, test } from './support/site.ts';
import { fr } from './support/words.ts';

const BACKUP = looseObject({
  app: literal('hors-de-combat'),
  warbands: array(unknown()),
  battles: record(string(), array(unknown())),
  settings: record(string(), unknown()),
});

test('played, backed up, wiped, restored: everything is as it was', async ({ page }) => {
  await visit(page);
  await play(page);
  const table = await screenOf(page);
  await goHome(page);
  // It comes back in pieces: what the disk has of the warbands, and what there is of the offline copy.
  await expect(page.getByRole('link', { name: /Griffes d’Eshin.*15/ })).toBeVisible();
  await expect(page.getByText(fr('home:status.offline.ready'))).toBeVisible();
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

test('a file that is no whole backup of ours is refused with its reason, and nothing changes', async ({
  page,
}) => {
  await page.goto('/');
  await play(page);
  await goHome(page);
  await openTab(page, 'settings');
  const backup = await backUp(page);
  await backupNoted(page);
  const before = await databaseOf(page);

  const refusals = [
    { text: '', says: ['ui:backup.refused.empty'] },
    { text: 'Otto : sonné', says: ['ui:backup.refused.not-json'] },
    { text: '{"roster":{"name":"Reikland"}}', says: ['ui:backup.refused.not-ours'] },
    {
      text: backup.slice(0, backup.length / 2),
      says: ['ui:backup.refused.damaged', 'ui:backup.damaged.file'],
    },
    {
      text: backup.replace('Otto', 'Ottp'),
      says: ['ui:backup.refused.damaged', 'ui:backup.damaged.content'],
    },
    { text: backup.replace('"format":1', '"format":2'), says: ['ui:backup.refused.newer-format'] },
  ];
  for (const { text, says } of refusals) {
    await pickFile(page, text);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText(fr('home:restore.refused-title'));
    for (const sentence of says) await expect(dialog.getByText(fr(sentence))).toBeVisible();
    await dialog
      .getByRole('button', { name: fr('home:restore.close') })
      .first()
      .tap();
    await expect(dialog).toHaveCount(0);
  }

  expect(await databaseOf(page)).toEqual(before);
  await openTab(page, 'battles');
  await resume(page);
  await expect(ring(page, 'Otto')).toHaveAttribute('aria-pressed', 'true');
});

test('the database of a newer version is read and backed up, and never written', async ({
  page,
}) => {
  await page.goto('/');
  await play(page);
  await goHome(page);
  await openTab(page, 'settings');
  const backup = await backUp(page);
  await backupNoted(page);
  await raiseDatabaseVersion(page);
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

test('on a full disk everything stays on the screen, and is saved once there is room', {
  tag: '@chromium',
}, async ({ site, page }) => {
  const disk = await page.context().newCDPSession(page);
  const { origin } = new URL(site.url);
  // Before the first visit: later the browser would go on giving out room that it knew of.
  await disk.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 10_000_000 });
  await visit(page);
  await play(page);
  await fillDisk(page);

  await ring(page, 'Karl').tap();
  const banner = page.getByRole('alert').filter({ hasText: fr('ui:storage.save.quota') });
  await expect(banner.getByText(fr('battle:save.failed', { count: 1 }))).toBeVisible();
  await ring(page, 'Greta').tap();
  await expect(banner.getByText(fr('battle:save.failed', { count: 2 }))).toBeVisible();
  await expect(ring(page, 'Karl')).toHaveAttribute('aria-pressed', 'true');
  await expect(ring(page, 'Greta')).toHaveAttribute('aria-pressed', 'true');

  // What is not on the disk is in the file that the banner offers.
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

test('where the browser forbids storage one can play, and is told that nothing is kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: fr('error:banner.refused') })).toBeVisible();
  await expect(page.getByText(fr('ui:storage.open.refused'))).toBeVisible();

  await page.getByRole('link', { name: fr('home:new-battle') }).tap();
  await page.getByRole('button', { name: fr('setup:start') }).tap();
  await expect(title(page)).toHaveText(fr('table:header.round', { round: 1 }));
  await expect(page.getByText(fr('ui:storage.open.refused'))).toBeVisible();
  await ring(page, 'Otto').tap();
  await nextPhase(page).tap();
  await expect(ring(page, 'Otto')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('output[data-save]')).toHaveAttribute('data-save', 'failed');
  await goHome(page);
  await resume(page);
  await expect(ring(page, 'Otto')).toHaveAttribute('aria-pressed', 'true');
});

/** Into a battle, and a few taps on. */
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

/** Which choices of the settings are on. */
function lookOf(page: Page): Promise<string> {
  return page
    .getByRole('main')
    .ariaSnapshot()
    .then((all) => (all.match(/.*\[checked\].*/g) ?? []).join('\n'));
}

async function homeOf(page: Page): Promise<string> {
  await expect(title(page)).toHaveText(fr('home:title'));
  await expect(page.getByRole('heading', { name: fr('home:warbands.heading') })).toBeVisible();
  return page.getByRole('main').ariaSnapshot();
}

async function backUp(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: fr('settings:data.back-up'), exact: true });
  return textOfDownload(page, button);
}

/** That there has been a backup is a setting, which is on the disk a moment later. */
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

/** What a backup holds, without the moment in which it was written. */
function contentOf(backup: string) {
  const file: unknown = JSON.parse(backup);
  const { warbands, battles, settings } = parse(BACKUP, file);
  const { lastBackupAt: _, ...others } = settings;
  return { warbands, battles, settings: others };
}

/**
 * Makes the database look like that of the next version of the app, from a page that is not the app. An
 * image: WebKit shows a text with styles of its own, and then complains that the site forbids them.
 */
async function raiseDatabaseVersion(page: Page) {
  await page.goto('/icons/favicon.svg');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('hors-de-combat', 1000);
        request.addEventListener('blocked', () => reject(new Error('The database is in use.')));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
        request.addEventListener('success', () => {
          request.result.close();
          resolve();
        });
      }),
  );
}

/** Writes into a database beside the app's until not a byte more fits. */
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
    // Anything more regular would be packed, and hardly fill anything.
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
