import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { title } from './support/pages.ts';
import { bring, FULL, isOnPage, openPrint, PAPERS, pagesOf, putFirstOf } from './support/paper.ts';
import { fr } from './support/words.ts';

// The printed warband, page by page, on both paper sizes; and the empty sheet.

const WHITE = 'rgb(255, 255, 255)';
const BLACK = 'rgb(0, 0, 0)';

test('a warband of up to fifteen fits on one page of A4 and Letter, and so does an empty sheet', async ({
  page,
}) => {
  await page.goto('/#/import');
  await bring(page, FULL, 15);
  await openPrint(page);
  await expect(page.locator('.sheet-row')).toHaveCount(15);
  for (const format of PAPERS) expect(await pagesOf(page, format), format).toBe(1);

  await page.getByRole('radio', { name: fr('print:kind.blank') }).tap();
  await expect(
    page.getByRole('article', { name: fr('print:sheet', { name: fr('print:kind.blank') }) }),
  ).toBeVisible();
  for (const format of PAPERS) expect(await pagesOf(page, format), format).toBe(1);

  // With fewer members, notes fill the rest of the page and never a second one: lab/e2e tries every number.
  const counts = [4, 13];
  await putFirstOf(page, counts);
  await page.reload();
  for (const count of counts) {
    await page.goto(`/#/warbands/w-first-${count}/print`);
    await expect(page.locator('.sheet-row')).toHaveCount(count);
    for (const format of PAPERS) expect(await pagesOf(page, format), `${count} ${format}`).toBe(1);
  }
});

test('groups have boxes for each model, a large warband continues on a second page under its name, and the button prints', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let printed = 0;
    window.print = () => {
      printed += 1;
      document.documentElement.dataset['printed'] = String(printed);
    };
  });
  await page.goto('/#/import');
  const group = (name: string) => `5 guerriers : épée, bouclier (${name})`;
  const list = ['Les Foules', 'Mercenaires reiklanders', '', 'Ulrich, capitaine : épée'];
  const many = Array.from({ length: 11 }, (_, at) => group(`Bande ${'ABCDEFGHIJK'[at]}`));
  await bring(page, [...list, ...many].join('\n'), 56);
  await openPrint(page);
  await expect(page.locator('.sheet-minis > li')).toHaveCount(56);
  for (const format of PAPERS) expect(await pagesOf(page, format), format).toBe(2);
  expect(await isOnPage(page, '.sheet-again', 2)).toBe(true);

  await page.getByRole('button', { name: fr('print:print') }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1');

  await page.goto('/#/warbands/w-gone/print');
  await expect(page.getByText(fr('roster:warband.unknown'))).toBeVisible();
});

test('only the sheet is printed, black on white in a dark theme too', async ({ page }) => {
  await page.goto('/#/warbands');
  await page.getByRole('list').getByRole('link').first().tap();
  await openPrint(page);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: fr('print:print') })).toBeHidden();
  const inks = await page.evaluate(() =>
    ['html', 'body', '.sheet'].map((place) => {
      const element = document.querySelector(place);
      const look = element === null ? null : getComputedStyle(element);
      return `${look?.backgroundColor} ${place === '.sheet' ? look?.color : ''}`.trim();
    }),
  );
  expect(inks).toEqual([
    'rgb(255, 255, 255)',
    'rgb(255, 255, 255)',
    'rgb(255, 255, 255) rgb(0, 0, 0)',
  ]);
});

test('a page of the rules is printed black on white in a dark theme, without its buttons', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/#/rules/mordheim');
  await expect(page.locator('.k-tabs')).toBeVisible();
  await page.goto('/#/rules/mordheim/phase-recovery');
  await expect(page.locator('.k-topbar-back')).toBeVisible();
  expect(await groundsAndInks(page)).not.toEqual([`${WHITE} ${BLACK}`]);

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await groundsAndInks(page)).toEqual([`${WHITE} ${BLACK}`]);
  await expect(title(page)).toBeVisible();
  await expect(page.locator('.k-topbar-back')).toBeHidden();
  await page.goto('/#/rules/mordheim');
  await expect(title(page)).toHaveText(fr('rules:title'));
  expect(await groundsAndInks(page)).toEqual([`${WHITE} ${BLACK}`]);
  await expect(page.locator('.k-tabs')).toBeAttached();
  await expect(page.locator('.k-tabs')).toBeHidden();
});

/** Each pair of background and text colour on this screen, once. */
function groundsAndInks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pairs = [...document.querySelectorAll('#root *')]
      .filter((one) => one.checkVisibility())
      .filter((one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
      .map((one) => {
        let ground: Element | null = one;
        while (ground !== null && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') {
          ground = ground.parentElement;
        }
        const white = 'rgb(255, 255, 255)';
        const under = ground === null ? white : getComputedStyle(ground).backgroundColor;
        return `${under} ${getComputedStyle(one).color}`;
      });
    return [...new Set(pairs)];
  });
}
