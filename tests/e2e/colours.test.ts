import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/app.ts';
import { lightDifference } from './support/difference.ts';
import { title } from './support/pages.ts';
import { openScreen } from './support/screens.ts';
import { fr } from './support/words.ts';

// With forced colours (Windows' contrast themes, Firefox' own), all tints and tones are gone. What is on,
// current or primary must show by an outline or a fill.

/** Share of pixels that change from black to white when the outline of a chip is one pixel thicker. */
const CHANGED = 0.03;

test.use({ begins: 'evening' });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
});

test('on and off differ with forced colours', async ({ page }) => {
  await openScreen(page, 'fighter');
  const look = page.getByRole('main');
  await changesBy(page, look.locator('.k-tile').nth(2), (tile) => tile.tap());
  await changesBy(page, look.locator('.k-chip').first(), (chip) => chip.tap());
  await openScreen(page, 'battle');
  await changesBy(page, page.locator('.ring').first(), (ring) => ring.tap());

  await openScreen(page, 'settings');
  const wakeLock = page.getByRole('switch', { name: fr('settings:table.wake-lock') });
  await changesBy(page, wakeLock, (one) => one.tap());
  const light = page.locator('.k-segment').filter({ hasText: fr('settings:look.themes.light') });
  await changesBy(page, light, (one) => one.tap());
});

test('what is current, filled, next or lost stands out with forced colours, and a code stays dark on light', async ({
  page,
}) => {
  await openScreen(page, 'battle-charges');
  const step = page.locator('.k-step');
  await differ(step.nth(1), step.nth(2), 'the phase that is played and the next');
  await differ(
    page.locator('.k-gauge-pip-filled').first(),
    page.locator('.k-gauge-pip:not(.k-gauge-pip-filled, .k-gauge-pip-blank)').first(),
    'a fighter out of action and one in play on the gauge',
  );
  const tab = page.getByRole('link', { name: fr('table:tabs.table') });
  await withoutAttribute(page, tab, 'aria-current');
  const side = page.locator('.gauge-playing').first();
  expect(await side.evaluate((card) => getComputedStyle(card).borderTopWidth)).toBe('2px');
  // The one main action is filled, others are not.
  const [main, other] = await Promise.all([
    groundOf(page.locator('.k-primary')),
    groundOf(page.getByRole('button', { name: fr('table:header.menu') })),
  ]);
  expect(main).not.toBe(other);

  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openScreen(page, 'hand-over');
  expect(await groundOf(page.locator('body'))).toBe('rgb(0, 0, 0)');
  expect(await groundAndInkOf(page.locator('.qr-code svg'))).toEqual([255, 0]);
});

test('the focus is visible with forced colours', async ({ page }) => {
  const link = page.getByRole('link', { name: fr('home:new-battle') });
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus-visible');
  await expect(focused).toHaveCount(1);
  const { style, width } = await focused.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return { style: outlineStyle, width: Number.parseFloat(outlineWidth) };
  });
  expect(style).toBe('solid');
  expect(width).toBeGreaterThanOrEqual(2);
});

test('no text is faint when more contrast is requested', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', forcedColors: 'none', colorScheme: 'light' });
  await expect(title(page)).toBeVisible();
  const colours = await page.evaluate(() => {
    const look = getComputedStyle(document.documentElement);
    return ['--text', '--text-2', '--text-3'].map((name) => look.getPropertyValue(name));
  });
  expect(new Set(colours).size).toBe(1);
});

/** Compares screenshots before and after, without the focus ring. */
async function changesBy(page: Page, control: Locator, act: (control: Locator) => Promise<void>) {
  const before = await calm(page, control);
  await act(control);
  const after = await calm(page, control);
  expect(await lightDifference(page, before, after), control.toString()).toBeGreaterThan(CHANGED);
}

async function calm(page: Page, control: Locator): Promise<Buffer> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  return control.screenshot({ animations: 'disabled' });
}

/** Their fills differ; texts and sizes differ in any case. */
async function differ(one: Locator, other: Locator, what: string) {
  const [ground, otherGround] = await Promise.all([groundOf(one), groundOf(other)]);
  expect(ground, what).not.toBe(otherGround);
}

/** How an element looks without its mark. */
async function withoutAttribute(page: Page, control: Locator, attribute: string) {
  const before = await control.screenshot();
  await control.evaluate((element, name) => element.removeAttribute(name), attribute);
  const after = await control.screenshot();
  expect(await lightDifference(page, before, after)).toBeGreaterThan(CHANGED / 6);
}

/** The computed background, system colours included. */
function groundOf(control: Locator): Promise<string> {
  return control.evaluate((element) => getComputedStyle(element).backgroundColor);
}

/** The brightness of a code’s quiet zone, and of the middle of its first corner. */
async function groundAndInkOf(code: Locator): Promise<readonly (number | undefined)[]> {
  const modules = Number((await code.getAttribute('viewBox'))?.split(' ')[2]);
  const { data, info } = await sharp(await code.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [2, 7.5].map((module) => {
    const place = Math.floor((module * info.width) / modules);
    return data[place * info.width + place];
  });
}
