import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { IPHONE } from './support/iphone.ts';
import { openTab, startBattle } from './support/pages.ts';
import { fr } from './support/words.ts';

// What the app does on an iPhone, in a browser with its user agent.

test.use({ userAgent: IPHONE });

test('before the first battle the app explains once how and why to install it', async ({
  page,
}) => {
  await page.goto('/');
  const advice = page.getByRole('region', { name: fr('home:install.title') });
  await expect(advice.getByText(fr('home:install.how'))).toBeVisible();
  await advice.getByRole('button', { name: fr('home:install.seen') }).tap();
  await expect(advice).toHaveCount(0);
  // The advice can still be found in the settings, beside the data.
  await openTab(page, 'settings');
  await expect(page.getByText(fr('home:install.how'))).toBeVisible();
  await page.reload();
  await openTab(page, 'battles');
  await expect(page.getByRole('region', { name: fr('home:examples') })).toBeVisible();
  await expect(advice).toHaveCount(0);
});

test('no field is small enough to make iOS zoom', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: fr('home:new-battle') }).tap();
  await expect(page.getByRole('button', { name: fr('setup:start') })).toBeVisible();
  expect(await smallFields(page)).toEqual([]);
  await page.goto('/#/');
  await startBattle(page);
  const { href } = await page.evaluate(() => ({ href: location.hash }));
  await page.goto(`/${href}/duel/`);
  await expect(page.locator('select').first()).toBeAttached();
  expect(await smallFields(page)).toEqual([]);
  await page.goto('/#/rules');
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  expect(await smallFields(page)).toEqual([]);
});

/** Fields with text smaller than 16 px, which make iOS zoom in. */
function smallFields(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')]
      .filter((field) => !field.matches('[type=radio], [type=checkbox], [type=file]'))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML),
  );
}
