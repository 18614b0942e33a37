import type { Page } from '@playwright/test';
import { BUILDER } from './support/builder-screens.ts';
import { accessibilityFaults, layoutFaults, movingParts, smallTargets } from './support/inspect.ts';
import { OTHER_GAMES } from './support/other-games.ts';
import { openTab } from './support/pages.ts';
import {
  type AppScreen,
  bringEvening,
  EVENING,
  FIRST_LAUNCH,
  openErrorScreen,
} from './support/screens.ts';
import { expect, test } from './support/site.ts';
import { en, fr, type Words } from './support/words.ts';

const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 320, height: 640 };

/** As many screens as one test has the time for. */
const SCREENS_A_TEST = 10;

// A trace of so many looks at a screen costs more than the looks, and the faults are told by name.
test.use({ trace: 'off' });

// English has other words to break; the same again in it runs where it is asked for.
for (const { language, tag, words } of [
  { language: 'fr-FR', tag: [], words: fr },
  { language: 'en-GB', tag: ['@again'], words: en },
]) {
  test.describe(`${language}: accessible, easy to hit, nothing cut`, { tag }, () => {
    test.use({ locale: language });

    for (const [part, screens] of parts(FIRST_LAUNCH).entries()) {
      test(`screens before the first battle, part ${part + 1}`, async ({ page }) => {
        await page.goto('/');
        await inspect(page, words, screens);
      });
    }

    for (const [part, screens] of parts(EVENING).entries()) {
      test(`screens of a battle, part ${part + 1}`, async ({ page }) => {
        await bringEvening(page, words);
        await inspect(page, words, screens);
      });
    }

    for (const [part, screens] of parts(BUILDER).entries()) {
      test(`screens of a warband and its members, part ${part + 1}`, async ({ page }) => {
        await page.goto('/');
        await inspect(page, words, screens);
      });
    }

    for (const screens of OTHER_GAMES) {
      test(`${screens[0]?.name} and what follows`, async ({ page }) => {
        await page.goto('/');
        await inspect(page, words, screens);
      });
    }

    test('the error screen', async ({ page }) => {
      await bringEvening(page, words);
      await inspect(page, words, [{ name: 'error', open: openErrorScreen }]);
    });
  });
}

test('the text size of the settings is that of the whole page', async ({ page }) => {
  await page.goto('/');
  await openTab(page, 'settings');
  await page.getByRole('radio', { name: /^200/ }).tap();
  await expect.poll(() => rootFontSize(page)).toBe('32px');
  await page.reload();
  await expect.poll(() => rootFontSize(page)).toBe('32px');
});

/** Goes through the screens and tells all that is wrong with any of them, at the end. */
async function inspect(page: Page, words: Words, screens: readonly AppScreen[]) {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const screen of screens) {
    await screen.open(page, words);
    for (const fault of await faultsOf(page)) faults.push(`${screen.name}: ${fault}`);
  }
  expect(faults, `\n${faults.join('\n')}\n`).toEqual([]);
}

async function faultsOf(page: Page): Promise<readonly string[]> {
  const told = (where: string, faults: readonly string[]) =>
    faults.map((fault) => `${where}: ${fault}`);
  const faults = [
    ...told('dark', await accessibilityFaults(page)),
    ...told('target', await smallTargets(page)),
    ...told('with reduced motion', await movingParts(page)),
  ];
  await page.emulateMedia({ colorScheme: 'light' });
  await painted(page);
  faults.push(...told('light', await accessibilityFaults(page, 'colours')));
  await page.emulateMedia({ colorScheme: 'dark' });

  await page.setViewportSize(SMALL_PHONE);
  faults.push(
    ...told('320 px', await layoutFaults(page)),
    ...told('320 px, target', await smallTargets(page)),
  );
  await page.setViewportSize(PHONE);

  await setTextScale(page, 2);
  faults.push(...told('200 % by the settings', await layoutFaults(page)));
  await setTextScale(page, 1);

  const phone = await page.context().newCDPSession(page);
  await phone.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  faults.push(...told('200 % by the phone', await layoutFaults(page)));
  await phone.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await phone.detach();
  return faults;
}

/** Two frames on, nothing is left of the colours before. */
async function painted(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** As the setting does, see the last test. */
async function setTextScale(page: Page, scale: number) {
  await page.evaluate((value) => {
    document.documentElement.style.setProperty('--text-scale', String(value));
  }, scale);
}

function rootFontSize(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
}

function parts<T>(all: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(all.length / SCREENS_A_TEST);
  return Array.from({ length: count }, (_, part) =>
    all.slice(part * SCREENS_A_TEST, (part + 1) * SCREENS_A_TEST),
  );
}
