import type { Page } from '@playwright/test';
import { array, parse, string } from 'valibot';
import { BATTLE_ID, battleBackup } from '../support/played-battle.ts';
import { expect, test } from './support/app.ts';
import { openTab, resume, saved } from './support/pages.ts';
import { fr } from './support/words.ts';

const ENTRIES = 10_000;

/** Limit of elements on the screen, however long the journal is. */
const MOST_NODES = 1500;

test('restoring ten thousand steps shows its progress, and the journal draws only what is in view', async ({
  page,
}) => {
  await keepWhatIsCopied(page);
  await page.goto('/');
  await openTab(page, 'settings');
  await noteProgress(page);
  await page.getByLabel(fr('home:restore.choose')).setInputFiles({
    name: 'long.json',
    mimeType: 'application/json',
    buffer: Buffer.from(battleBackup({ sides: 2, fighters: 12, taps: ENTRIES - 1 })),
  });
  await expect(page.getByText(fr('home:restore.done-title'))).toBeVisible();
  const steps = await notedProgress(page);
  expect(steps.length).toBeGreaterThan(5);
  expect(steps.at(-1)).toBe(
    fr('home:work.done', { done: inFrench(ENTRIES), total: inFrench(ENTRIES) }),
  );
  await page
    .getByRole('dialog')
    .getByRole('button', { name: fr('home:restore.restart') })
    .last()
    .tap();

  await openTab(page, 'battles');
  await resume(page);
  await saved(page);
  await page.goto(`/#/battle/${BATTLE_ID}/journal`);
  const lines = page.getByRole('main').locator('.j-line');
  await expect(lines.first()).toBeVisible();
  expect(await nodesOf(page)).toBeLessThan(MOST_NODES);
  const newest = await lines.first().textContent();

  // Scrolls all the way down to the beginning, screen by screen and in jumps.
  await scrollTo(page, 0.5);
  await expect.poll(() => lines.first().textContent()).not.toBe(newest);
  expect(await nodesOf(page)).toBeLessThan(MOST_NODES);
  await scrollTo(page, 1);
  await expect(
    page.getByRole('region', { name: fr('journal:round', { round: 1 }), exact: true }).first(),
  ).toBeVisible();
  expect(await nodesOf(page)).toBeLessThan(MOST_NODES);

  // Jumps to a round by its number; each line says its position and how many there are.
  await page.evaluate(() => window.scrollTo(0, 0));
  const choice = page.getByLabel(fr('journal:go-to'));
  const round = await choice.locator('option').nth(20).textContent();
  await choice.selectOption({ label: round ?? '' });
  await expect(
    page.getByRole('heading', { level: 2, name: beginsWith(`${round} `) }).first(),
  ).toBeInViewport();
  await expect(lines.first()).toBeVisible();
  const first = page.locator('li.j-row').first();
  await expect(first).toHaveAttribute('aria-setsize', /\d+/);
  await expect(first).toHaveAttribute('aria-posinset', /\d+/);

  // Coming back from the table restores the scroll position. A tap would first scroll an element so near the
  // edge into the middle, which no thumb does.
  const place = await inSight(page);
  const tabs = page.getByRole('navigation', { name: fr('table:tabs.all') });
  await tabs.getByRole('link', { name: fr('table:tabs.table') }).dispatchEvent('click');
  await saved(page);
  await page.goBack();
  await expect.poll(() => inSight(page)).toBe(place);

  // The shared file contains the whole journal.
  await page.getByRole('link', { name: fr('journal:share') }).tap();
  await page.getByRole('button', { name: fr('journal:share-more') }).tap();
  await page.getByRole('button', { name: fr('journal:as-text') }).tap();
  await expect(page.getByText(fr('ui:handed-over.copied'))).toBeVisible();
  const text = await page.evaluate(() => document.documentElement.dataset['copied'] ?? '');
  expect(text.split('\n').length).toBeGreaterThan(ENTRIES / 2);
});

function beginsWith(text: string): RegExp {
  return new RegExp(`^${text.trimEnd()}`);
}

/** This browser can't share to other apps. */
async function keepWhatIsCopied(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          document.documentElement.dataset['copied'] = text;
        },
      },
    });
  });
}

/** Records every number that the progress bar shows. */
async function noteProgress(page: Page) {
  await page.evaluate(() => {
    const noted: string[] = [];
    const look = () => {
      const text = document.querySelector('.k-progress p')?.textContent ?? '';
      if (text === '' || text === noted.at(-1)) return;
      noted.push(text);
      document.documentElement.dataset['progress'] = JSON.stringify(noted);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

async function notedProgress(page: Page): Promise<readonly string[]> {
  const noted = await page.evaluate(() => document.documentElement.dataset['progress'] ?? '[]');
  const texts: unknown = JSON.parse(noted);
  return parse(array(string()), texts);
}

function nodesOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('#root *').length);
}

/** @param share of the whole page; 1 is its end */
async function scrollTo(page: Page, share: number) {
  await page.evaluate((part) => {
    window.scrollTo(0, document.documentElement.scrollHeight * part);
  }, share);
}

/** The first line that is entirely in the window. */
function inSight(page: Page): Promise<string> {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll('.j-line')].find(
      (line) => line.getBoundingClientRect().top > 100,
    );
    return found?.textContent ?? '';
  });
}

function inFrench(value: number): string {
  return new Intl.NumberFormat('fr').format(value);
}
