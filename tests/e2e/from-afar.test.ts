import { isDeepStrictEqual } from 'node:util';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { type HubProcess, startHub } from '../support/hub-process.ts';
import { letTap } from './support/engine.ts';
import { databaseOf, saved, startBattle, title } from './support/pages.ts';
import { afterDoubleTap } from './support/screens.ts';
import { tableOn } from './support/table.ts';
import { watchedTest as test } from './support/watched.ts';
import { fr } from './support/words.ts';

// Phones far from each other: a hub in a process of its own, a browser for each phone, and the links that one
// shows to the others.

let hub: HubProcess;
let guests: Browser;

test.beforeEach(async () => {
  hub = await startHub();
  guests = await chromium.launch();
});

test.afterEach(async () => {
  await guests.close();
  await hub.stop();
});

test('a battle shared on a hub opens elsewhere by its link and syncs both ways, also after the hub was killed; a third phone looks on', async ({
  page,
}) => {
  const at = `localhost:${hub.port}`;
  await page.goto(`http://${at}/`);
  await startBattle(page);
  await toTwoPhones(page);
  await page.getByRole('button', { name: at }).tap();
  await expect(page.getByText(fr('table:hub.linked', { hub: at }))).toBeVisible();
  const link = await shownLink(page);
  expect(link).toContain(`http://${at}/#/join/w.`);
  await page.getByRole('radio', { name: fr('pass-battle:hub.right.read') }).tap();
  await expect(async () => expect(await shownLink(page)).toContain('#/join/r.')).toPass();
  const readingLink = await shownLink(page);
  await backToTable(page);

  const guest = await newPhone();
  await guest.goto(link);
  await expect(guest.getByText(fr('table:hub.linked', { hub: at }))).toBeVisible();
  await same(page, guest);
  const [here, there] = [tableOn(page), tableOn(guest)];
  await here.quickStatus('Otto', 'stunned');
  await there.quickStatus('Tarsik', 'stunned');
  await same(page, guest);

  // The hub is killed; both play on, and it receives everything when it is back.
  const { port, folder } = hub;
  await hub.kill();
  for (const phone of [page, guest]) {
    await expect(phone.getByText(fr('table:hub.apart', { hub: at }))).toBeVisible();
  }
  await here.quickStatus('Klaus', 'stunned');
  await there.quickStatus('Ratchak', 'stunned');
  await saved(page);
  await saved(guest);
  hub = await startHub({ port, folder });
  await same(page, guest);

  // A reloaded page reconnects by itself.
  await page.reload();
  await expect(page.getByText(fr('table:hub.linked', { hub: at }))).toBeVisible();

  const third = await newPhone();
  await third.goto(readingLink);
  await expect(third.getByText(fr('table:hub.reading', { hub: at }))).toBeVisible();
  await expect(third.getByText(fr('table:seat.looks-on'))).toBeVisible();
  await expect(third.getByRole('button', { name: fr('table:seat.play') })).toHaveCount(0);
  await same(page, third);
  await there.quickStatus('Furtif', 'stunned');
  await same(guest, third);
  await same(guest, page);
});

async function toTwoPhones(page: Page): Promise<void> {
  await afterDoubleTap(page);
  await page.getByRole('button', { name: fr('table:header.menu') }).tap();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: fr('table:menu.two-phones') })
    .tap();
  await expect(title(page)).toHaveText(fr('pass-battle:phones.title'));
}

async function backToTable(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: fr('pass-battle:phones.back') })
    .tap();
  await expect(page.locator('output[data-save]')).toBeAttached();
}

/** What the camera of another phone reads from the screen. */
async function shownLink(page: Page): Promise<string> {
  const picture = page
    .getByRole('region', { name: fr('pass-battle:hub.title') })
    .locator('.qr-code');
  const { data, info } = await sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
}

/** A phone without any data. */
async function newPhone(): Promise<Page> {
  const context = await guests.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  letTap(page);
  return page;
}

/** Waits until both have the same entries. */
async function same(one: Page, other: Page): Promise<void> {
  await expect
    .poll(async () => isDeepStrictEqual(await rowsOf(one), await rowsOf(other)))
    .toBe(true);
}

async function rowsOf(page: Page): Promise<readonly unknown[]> {
  const { entries = [] } = await databaseOf(page);
  return entries.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}
