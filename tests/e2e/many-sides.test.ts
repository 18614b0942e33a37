import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { goHome } from './support/pages.ts';
import { fr } from './support/words.ts';

// Many sides at one table, on a phone. tests/ui/evenings plays such battles.

const CLAWS = 'Griffes d’Eshin';

test('the gauges of four and of six sides take at most a quarter of a phone, and a tap leads to their fighters', async ({
  page,
}) => {
  await page.goto('/');
  await startWith(page, 4);
  await fitsInAQuarter(page);
  await goHome(page);
  await startWith(page, 6);
  await fitsInAQuarter(page);
  // The losses of all counted sides are one tap away, without scrolling.
  const losses = page.locator('.gauges').getByRole('button', { name: /\S : une perte de plus$/ });
  await expect(losses).toHaveCount(4);
  for (const one of await losses.all()) await expect(one).toBeInViewport({ ratio: 1 });
  await losses.last().tap();
  await expect(gauges(page).last()).toContainText('1 / 10');

  const claws = page.getByRole('heading', { name: CLAWS });
  await expect(claws).toHaveCount(1);
  const top = async () => (await claws.boundingBox())?.y ?? Number.NaN;
  const screen = page.viewportSize()?.height ?? 0;
  expect(await top()).toBeGreaterThan(screen);
  await gauges(page).nth(1).tap();
  await expect.poll(top).toBeLessThan(screen / 2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** From home into a battle of the two samples and of counted sides. @param count of all sides */
async function startWith(page: Page, count: number): Promise<void> {
  await page.getByRole('link', { name: fr('home:new-battle') }).tap();
  const more = page.getByRole('button', { name: fr('setup:side.add') });
  const light = page.getByLabel(fr('setup:side.light-name'));
  await expect(more).toBeVisible();
  // Sides of the last battle are there already.
  for (let sides = 2 + (await light.count()); sides < count; sides += 1) {
    await more.tap();
    await expect(light).toHaveCount(sides - 1);
  }
  await page.getByRole('button', { name: fr('setup:start') }).tap();
  await expect(gauges(page)).toHaveCount(count);
}

/** The gauges with the phases below them. */
async function fitsInAQuarter(page: Page): Promise<void> {
  const top = page.getByRole('region', { name: fr('table:header.state') });
  await expect(top).toBeVisible();
  const height = page.viewportSize()?.height ?? 0;
  expect((await top.boundingBox())?.height).toBeLessThanOrEqual(height / 4);
}

function gauges(page: Page): Locator {
  return page.getByRole('list', { name: fr('table:gauge.all') }).locator('button.gauge');
}
