import { expect, type Page } from '@playwright/test';
import { saved, title } from './pages.ts';
import { type AppScreen, goTo } from './screens.ts';
import type { Words } from './words.ts';

// Screens of the games other than the evening's, and of tables with more than two sides. Each list starts
// from a first visit and goes from one screen to the next.

/** The last battle that was begun. */
const begun = new WeakMap<Page, string>();

/** A battle of a game's two samples, its table, its calculations and its rules. */
function gameScreens(system: string): readonly AppScreen[] {
  const at = (below: string, heading: (words: Words) => string) => (page: Page, words: Words) =>
    goTo(page, `${begun.get(page) ?? ''}${below}`, heading(words));
  const table = at('', (words) => words('table:header.round', { round: 1 }));
  return [
    { name: `${system}-table`, open: (page, words) => beginSamples(page, words, system) },
    {
      name: `${system}-fighter`,
      async open(page, words) {
        await table(page, words);
        await page.locator('.fighter-face').first().tap();
        await expect(page).toHaveURL(/\/fighter\//);
        await expect(page.getByRole('main')).toBeVisible();
      },
    },
    {
      name: `${system}-dice`,
      async open(page, words) {
        await table(page, words);
        await page
          .getByRole('navigation', { name: words('table:tabs.all') })
          .getByRole('link')
          .nth(1)
          .tap();
        await expect(page).not.toHaveURL(/battle\/[^/]*$/);
        await expect(page.getByRole('main')).toBeVisible();
      },
    },
    { name: `${system}-rules`, open: at('/rules', (words) => words('rules:title')) },
    { name: `${system}-journal`, open: at('/journal', (words) => words('journal:title')) },
  ];
}

async function beginSamples(page: Page, words: Words, system: string): Promise<void> {
  await goTo(page, '/new-battle', words('setup:title'));
  await page
    .getByRole('combobox', { name: words('setup:system') })
    .selectOption({ label: words(`${system}:name`) });
  await page.getByRole('button', { name: words('roster:samples.add') }).tap();
  await start(page, words);
}

/** A battle of the two samples and further light sides. @param count of all sides */
function crowdedScreens(count: number): readonly AppScreen[] {
  const fill = async (page: Page, words: Words) => {
    await goTo(page, '/new-battle', words('setup:title'));
    for (let sides = 2; sides < count; sides += 1) {
      await page.getByRole('button', { name: words('setup:side.add') }).tap();
    }
  };
  return [
    { name: `sides-${count}-setup`, open: fill },
    {
      name: `sides-${count}-table`,
      async open(page, words) {
        await fill(page, words);
        await start(page, words);
      },
    },
  ];
}

async function start(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words('setup:start') }).tap();
  await expect(title(page)).toHaveText(words('table:header.round', { round: 1 }));
  await saved(page);
  begun.set(page, new URL(page.url()).hash.slice(1));
}

/** Each list starts from a first visit of its own. */
export const OTHER_GAMES: readonly (readonly AppScreen[])[] = [
  gameScreens('warhammer-skirmish'),
  gameScreens('combat-dice'),
  gameScreens('colonial'),
  crowdedScreens(3),
  crowdedScreens(6),
];
