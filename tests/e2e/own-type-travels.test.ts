import type { Page } from '@playwright/test';
import { RIVER_PIRATES } from '../support/own-pack.ts';
import { expect, test } from './support/app.ts';
import { title } from './support/pages.ts';
import { fr } from './support/words.ts';

// A warband of one's own goes to a friend's phone, which has never seen its type.

test.use({ contextOptions: {} });

const NAMES = RIVER_PIRATES.names.fr;
const CAPTAIN = RIVER_PIRATES.profiles[0].names.fr;

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name }).first().tap();
}

test('a friend’s phone gets a warband with its type, and recruits at its prices', async ({
  page,
  browser,
  context,
  address,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${address}#/import`);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'pirates.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(RIVER_PIRATES)),
  });
  await press(page, fr('import:pack.keep'));
  await expect(page.getByRole('radio', { name: NAMES, exact: true })).toBeChecked();
  await press(page, fr('roster:new.create'));
  await expect(title(page)).toHaveText(NAMES);
  const id = new URL(page.url()).hash.split('/').at(-1);
  await page.goto(`${address}#/warbands/${id}/hand-over`);
  await press(page, fr('hand-over:text.title'));
  const text = await page.evaluate(() => navigator.clipboard.readText());

  const other = await browser.newContext({
    locale: 'fr-FR',
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const there = await other.newPage();
  await there.goto(`${address}#/import`);
  await there.getByRole('textbox').fill(text);
  await press(there, fr('import:paste.read'));
  await expect(there.getByRole('heading', { name: NAMES })).toBeVisible();
  await press(there, fr('import:pack.keep'));
  await there.getByRole('button', { name: /^Ajouter/ }).tap();
  await expect(title(there)).toHaveText(NAMES);
  await press(there, fr('roster:warband.add'));
  await expect(there.getByRole('dialog').getByRole('button', { name: CAPTAIN })).toContainText(
    '60',
  );
  await other.close();
});
