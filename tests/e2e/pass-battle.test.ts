import { inflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { gather, NOTHING_GATHERED } from '#exchange/battle-codes.ts';
import { battleMeaning } from '#exchange/battle-content.ts';
import { expect, test } from './support/app.ts';
import { databaseOf, saved, screenOf, title } from './support/pages.ts';
import { afterDoubleTap } from './support/screens.ts';
import { fr } from './support/words.ts';

// A running battle goes from one phone to another without a network: by codes that the screen shows in turn,
// by text, by file, and back. receive-battle.test.ts uses a camera; this file reads screenshots.

test.use({ begins: 'evening', contextOptions: {} });

test('a battle is passed to another phone by codes, text and file, and back', async ({
  page,
  browser,
  context,
  address,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${address}#/battle/b-tonight`);
  await expect(page.locator('output[data-save]')).toBeAttached();
  const here = await screenOf(page);
  await openHandOver(page);

  // Reads the screen as a camera would, at any moment.
  const rows = await rowsOfTonight(page);
  const run = page.getByRole('button', { name: fr('pass-battle:pause') });
  await expect(run).toBeVisible();
  expect(await readOff(page)).toEqual(rows);
  await run.tap();
  await expect(page.getByRole('button', { name: fr('pass-battle:play') })).toBeVisible();

  const text = await copied(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: fr('pass-battle:file.title') }).tap(),
  ]);
  const file = await download.path();

  const other = await browser.newContext({
    locale: 'fr-FR',
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
    storageState: NOTHING_YET,
  });
  await other.grantPermissions(['clipboard-read', 'clipboard-write']);
  const there = await other.newPage();
  await paste(there, address, `Tiens : ${text}`);
  await expect(there.getByText(fr('pass-battle:preview.new'))).toBeVisible();
  expect((await databaseOf(there))['entries']).toEqual([]);
  await there.getByRole('button', { name: fr('pass-battle:preview.accept') }).tap();
  await expect(there.locator('output[data-save]')).toBeAttached();
  expect(await screenOf(there)).toBe(here);
  expect(await rowsOfTonight(there)).toEqual(rows);

  // The same battle again, as a file, adds nothing.
  await there.goto(`${address}#/import/battle`);
  await there
    .getByLabel(fr('pass-battle:receive.file'), { exact: true })
    .last()
    .setInputFiles(file);
  await expect(there.getByText(fr('pass-battle:preview.same'))).toBeVisible();
  await there.getByRole('button', { name: fr('pass-battle:preview.open') }).tap();
  await expect(there.locator('output[data-save]')).toBeAttached();

  // It is continued there, and comes back with the new entries.
  await writeNote(there, 'La pluie tombe.');
  await openHandOver(there);
  const back = await copied(there);
  await paste(page, address, back);
  await expect(page.getByText(fr('pass-battle:preview.adds', { count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: fr('pass-battle:preview.accept') }).tap();
  await expect(page.locator('output[data-save]')).toBeAttached();
  expect(await rowsOfTonight(page)).toEqual(await rowsOfTonight(there));

  // Half a text is refused with a reason.
  await paste(page, address, back.slice(0, 700));
  await expect(page.getByRole('alert')).toHaveText(fr('pass-battle:refused.cut'));
  await other.close();
});

/** The other phone has no data yet. */
const NOTHING_YET = { cookies: [], origins: [] };

async function openHandOver(page: Page): Promise<void> {
  await afterDoubleTap(page);
  await page.getByRole('button', { name: fr('table:header.menu') }).tap();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: fr('table:menu.pass') })
    .tap();
  await expect(title(page)).toHaveText(fr('pass-battle:title'));
  await expect(page.locator('.qr-code svg')).toBeVisible();
}

async function writeNote(page: Page, text: string): Promise<void> {
  await afterDoubleTap(page);
  await page.getByRole('button', { name: fr('table:header.menu') }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: fr('table:menu.note') }).tap();
  await sheet.getByRole('textbox').fill(text);
  await afterDoubleTap(page);
  await sheet.getByRole('button', { name: fr('table:note.write') }).tap();
  await expect(sheet).toHaveCount(0);
  await saved(page);
}

async function copied(page: Page): Promise<string> {
  await page.getByRole('button', { name: fr('pass-battle:text.title') }).tap();
  await expect(page.getByText(fr('ui:handed-over.copied'))).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function paste(page: Page, url: string, text: string): Promise<void> {
  await page.goto(`${url}#/import/battle`);
  await page.getByRole('textbox').fill(text);
  await page.getByRole('button', { name: fr('pass-battle:receive.take') }).tap();
}

/** Reads the screen until all codes have been seen. @returns the rows of the battle */
async function readOff(page: Page): Promise<readonly unknown[]> {
  let gathered = NOTHING_GATHERED;
  for (let looks = 0; looks < 120 && gathered.packed === null; looks += 1) {
    const code = await readCode(page);
    if (code !== null) gathered = gather(gathered, code);
  }
  const content = inflateRawSync(gathered.packed ?? Buffer.of()).toString('utf8');
  return inOrder(battleMeaning(content)?.rows);
}

/** What a camera reads from this screen; null between two codes. */
async function readCode(page: Page): Promise<string | null> {
  const { data, info } = await sharp(await page.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  try {
    return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
  } catch {
    return null;
  }
}

async function rowsOfTonight(page: Page): Promise<readonly unknown[]> {
  const { entries = [] } = await databaseOf(page);
  return inOrder(entries.filter((row) => JSON.stringify(row).includes('"battleId":"b-tonight"')));
}

function inOrder(rows: readonly unknown[] = []): readonly unknown[] {
  return rows.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

function nameOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : '';
}
