import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { axeFaults } from './support/axe.ts';
import { BUILDER } from './support/builder-screens.ts';
import { faintWords } from './support/contrast.ts';
import { foreignParts } from './support/foreign.ts';
import { holesOn } from './support/holes.ts';
import {
  hideBehindSheet,
  layoutFaults,
  measureAllRows,
  movingParts,
  smallTargets,
  takeBackStyles,
} from './support/inspect.ts';
import { frameFaults } from './support/names.ts';
import { OTHER_GAMES } from './support/other-games.ts';
import { allRows, openTab } from './support/pages.ts';
import {
  type AppScreen,
  bringCampaign,
  CAMPAIGN,
  EVENING,
  FIRST_LAUNCH,
  openErrorScreen,
} from './support/screens.ts';
import { fr } from './support/words.ts';

// Opens every screen once and inspects what does not depend on its subject: accessibility, size of touch
// targets, layout with large text and on a narrow phone, missing words, and foreign content.

const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 320, height: 640 };

/** How many screens one test has time for. */
const SCREENS_A_TEST = 16;

test.describe.configure({ mode: 'parallel' });

for (const [part, screens] of parts(FIRST_LAUNCH).entries()) {
  test(`screens before the first battle, part ${part + 1}`, ({ page }) => look(page, screens));
}
test('screens of a warband and its members', ({ page }) => look(page, BUILDER));
for (const screens of OTHER_GAMES) {
  test(`${screens[0]?.name} and what follows`, ({ page }) => look(page, screens));
}

test('the chronicle of a campaign', async ({ page }) => {
  await bringCampaign(page);
  await look(page, CAMPAIGN);
});

test.describe('screens of a battle', () => {
  test.use({ begins: 'evening' });

  const screens = [...EVENING, { name: 'error', open: openErrorScreen }];
  for (const [part, some] of parts(screens).entries()) {
    test(`part ${part + 1}`, ({ page }) => look(page, some));
  }
});

test('the inspection finds planted faults on a screen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('main section li').first()).toBeVisible();
  await page.evaluate(() => {
    const add = (tag: string, words: string, style: Partial<CSSStyleDeclaration> = {}) => {
      const element = document.createElement(tag);
      element.textContent = words;
      Object.assign(element.style, style);
      document.querySelector('main')?.append(element);
      return element;
    };
    add('p', 'hardly read', { color: '#555' });
    add('p', 'as wide as a house', { width: '600px' });
    add('p', 'Hello {{name}}');
    add('h1', 'Another title');
    add('button', '', { width: '20px', height: '20px' });
    add('a', 'elsewhere').setAttribute('href', 'https://example.com/');
    add('p', 'here I come').animate([{ opacity: 0.9 }, { opacity: 1 }], { duration: 90_000 });
  });
  const found = {
    axe: await axeFaults(page),
    frame: await frameFaults(page),
    'no words': await holesOn(page),
    'not ours': await foreignParts(page),
    target: await smallTargets(page),
    moving: await movingParts(page),
    faint: await faintWords(page),
    layout: await layoutFaults(page),
  };
  expect(found).toEqual({
    axe: expect.arrayContaining([expect.stringMatching(/^button-name: /)]),
    frame: ['2 titles'],
    'no words': ['Hello {{name}}'],
    'not ours': ['https://example.com/'],
    target: expect.arrayContaining([expect.stringMatching(/20 × 20 px$/)]),
    moving: ['an animation of 90000 ms'],
    faint: ['p. "hardly read" has a contrast of 2.55'],
    layout: expect.arrayContaining([expect.stringMatching(/"as wide as a house" sticks out/)]),
  });
  await page.evaluate(() => {
    document.body.append(document.createElement('dialog'));
    document.querySelector('dialog')?.showModal();
  });
  expect(await frameFaults(page)).toEqual(['a sheet without a name']);
});

test('the text size in the settings applies to the whole page', async ({ page }) => {
  await page.goto('/');
  await openTab(page, 'settings');
  await page.getByRole('radio', { name: /^200/ }).tap();
  await expect.poll(() => rootFontSize(page)).toBe('32px');
  await page.reload();
  await expect.poll(() => rootFontSize(page)).toBe('32px');
});

/** Goes through the screens and reports all faults at the end. */
async function look(page: Page, screens: readonly AppScreen[]) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const phone = await page.context().newCDPSession(page);
  const faults: string[] = [];
  for (const screen of screens) {
    await screen.open(page, fr);
    await allRows(page);
    await hideBehindSheet(page);
    for (const fault of await faultsOf(page, phone)) faults.push(`${screen.name}: ${fault}`);
  }
  expect(faults, `\n${faults.join('\n')}\n`).toEqual([]);
}

/** Changes of size and colour come last, since each makes the browser lay out the whole page again. */
async function faultsOf(page: Page, phone: CDPSession): Promise<readonly string[]> {
  const tagged = (where: string, faults: readonly string[]) =>
    faults.map((fault) => `${where}: ${fault}`);
  const faults = [
    ...tagged('axe', await axeFaults(page)),
    ...tagged('frame', await frameFaults(page)),
    ...tagged('no words', await holesOn(page)),
    ...tagged('not ours', await foreignParts(page)),
    ...tagged('target', await smallTargets(page)),
    ...tagged('with reduced motion', await movingParts(page)),
    ...tagged('dark', await faintWords(page)),
  ];
  await measureAllRows(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(SMALL_PHONE);
  faults.push(
    ...tagged('light', await faintWords(page)),
    ...tagged('320 px', await layoutFaults(page)),
    ...tagged('320 px, target', await smallTargets(page)),
  );
  await page.setViewportSize(PHONE);
  await setTextScale(page, 2);
  faults.push(...tagged('200 % by the settings', await layoutFaults(page)));

  await setTextScale(page, 1);
  await phone.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  faults.push(...tagged('200 % by the phone', await layoutFaults(page)));
  await phone.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await page.emulateMedia({ colorScheme: 'dark' });
  await takeBackStyles(page);
  return faults;
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

/** Splits into as few parts of equal length as possible. */
function parts<T>(all: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(all.length / SCREENS_A_TEST);
  const each = Math.ceil(all.length / count);
  return Array.from({ length: count }, (_, part) => all.slice(part * each, (part + 1) * each));
}
