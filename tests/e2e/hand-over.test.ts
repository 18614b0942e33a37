import type { Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { readPasted } from '#exchange/import/read.ts';
import { KIT } from '../../scripts/import-file.ts';
import { expect, test } from './support/app.ts';
import { textOfDownload, title } from './support/pages.ts';
import { fr } from './support/words.ts';

// A warband goes from one phone to another: a camera reads from the screen the same link as the text has, and
// it opens the app there with the whole warband. tests/app/code-addresses.test.tsx has links as chats wrap
// them.

const NAME = 'Les Corbeaux de Reikland';

test('a warband passes from screen to camera to another phone without loss', async ({
  page,
  browser,
  context,
  address,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${address}#/warbands`);
  await page.getByRole('link', { name: new RegExp(`^${NAME}`) }).tap();
  await page.getByRole('link', { name: fr('roster:warband.hand-over') }).tap();
  const code = page.getByRole('img', { name: fr('hand-over:code.picture', { name: NAME }) });
  await expect(code).toBeVisible();

  await page.getByRole('button', { name: fr('hand-over:text.title') }).tap();
  await expect(page.getByText(fr('ui:handed-over.copied'))).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const link = text.split('\n').at(-1) ?? '';
  expect(await readCode(page)).toBe(link);

  // The lines above the link alone, as a friend would copy them by hand.
  const { drafts } = readPasted(text.slice(0, text.lastIndexOf('\n')), KIT);
  const typed = drafts[0]?.fighters.map(({ name, count }) => `${count.value} ${name.value}`);
  expect(typed).toEqual([
    '1 Ulrich',
    '1 Gunther',
    '1 Otto',
    '1 Klaus',
    '1 Dieter',
    '3 Lames du Reik',
    '3 Yeux de corbeau',
    '1 Vieux bretteur',
  ]);

  const other = await browser.newContext({
    locale: 'fr-FR',
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const there = await other.newPage();
  await there.goto(link);
  await expect(there.getByRole('list', { name: fr('import:own') })).toContainText(NAME);
  await there.getByRole('button', { name: fr('import:add', { count: 12 }) }).tap();
  await expect(title(there)).toHaveText(NAME);
  const fighters = there.getByRole('region', { name: fr('roster:warband.members') });
  await expect(fighters).toBeVisible();
  await there.getByRole('link', { name: fr('roster:warband.hand-over') }).tap();
  await expect(there.locator('.qr-code svg')).toBeVisible();
  expect(await readCode(there)).toBe(link);

  await there.goto(`${address}#/warbands/w-gone/hand-over`);
  await expect(there.getByText(fr('roster:warband.unknown'))).toBeVisible();
  await other.close();
});

test('a warband exports without loss as a table, a text file, a list builder’s list and a picture', async ({
  page,
  context,
  address,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${address}#/warbands`);
  await page.getByRole('link', { name: new RegExp(`^${NAME}`) }).tap();
  await page.getByRole('link', { name: fr('roster:warband.hand-over') }).tap();
  await expect(page.locator('.qr-code svg')).toBeVisible();

  for (const way of ['sheet', 'text-file', 'file']) {
    const button = page.getByRole('button', { name: fr(`hand-over:${way}.title`) });
    const { own } = readPasted(await textOfDownload(page, button), KIT);
    const counts = own.map(({ name, members }) => [
      name,
      members.reduce((sum, { labels }) => sum + labels.length, 0),
    ]);
    expect(counts, way).toEqual([[NAME, 12]]);
  }

  await page.getByRole('button', { name: fr('hand-over:builder.title') }).tap();
  await expect(page.getByText(fr('ui:handed-over.copied'))).toBeVisible();
  const list = await page.evaluate(() => navigator.clipboard.readText());
  const { drafts } = readPasted(list, KIT);
  expect(drafts[0]?.name.value).toBe(NAME);
  expect(drafts[0]?.fighters.map(({ name }) => name.value)).toContain('Yeux de corbeau');

  await page.getByRole('button', { name: fr('hand-over:picture.title') }).tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('img', { name: /Ulrich.*Yeux de corbeau/ })).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: fr('hand-over:picture.share') }).tap(),
  ]);
  expect(saved.suggestedFilename()).toBe(`${NAME}.png`);
  const { width, height } = await sharp(await saved.path()).metadata();
  expect([width, height]).toEqual([1080, 1350]);
});

/** What a camera reads from this screen. */
async function readCode(page: Page): Promise<string> {
  const { data, info } = await sharp(await page.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
}
