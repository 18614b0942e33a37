import type { Page } from '@playwright/test';
import { test as testOnApp } from './support/app.ts';
import { openTab, ring, saved, startBattle, title, visit } from './support/pages.ts';
import { cutOff, expect, test } from './support/site.ts';
import { fr } from './support/words.ts';

test('without a network, a rule can be found and read from a battle; a duty’s book opens its rule and back returns to the same place', async ({
  site,
  page,
}) => {
  await visit(page);
  await startBattle(page);
  await ring(page, 'Otto').tap();
  await page
    .getByRole('button', { name: fr('table:side.states') })
    .first()
    .tap();
  const strip = page.getByRole('group', { name: 'Otto', exact: true });
  await strip.getByRole('button', { name: fr('mordheim:status.fleeing.word') }).tap();
  await saved(page);
  await cutOff(site, page);

  await page
    .getByRole('navigation')
    .getByRole('link', { name: fr('table:tabs.rules') })
    .tap();
  await expect(title(page)).toHaveText(fr('rules:title'));
  await page.getByRole('searchbox', { name: fr('rules:search.label') }).fill('deroute');
  const results = page.getByRole('list', { name: fr('rules:search.results') });
  await expect(results.locator('mark').first()).toHaveText(/^déroute$/i);

  const rout = fr('mordheim-rules:rout.title');
  // Its own line: the sentences of others name it too.
  await results.getByRole('link', { name: new RegExp(`^${rout}`) }).tap();
  await expect(title(page)).toHaveText(rout);
  const table = page.getByRole('table', { name: fr('mordheim-rules:table.rout-threshold') });
  await expect(table.getByRole('row', { name: /^9–12/ })).toContainText('3');

  await wayBack(page).tap();
  await expect(page.getByRole('searchbox')).toHaveValue('deroute');
  await wayBack(page).tap();
  await expect(title(page)).toHaveText(fr('table:header.round', { round: 1 }));

  const card = page.getByRole('article', {
    name: fr('mordheim:duty.rally.title', { name: 'Otto' }),
  });
  const rally = fr('mordheim-rules:rally.title');
  await card
    .getByRole('link', { name: fr('rules:link', { title: rally }) })
    .scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 120));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await card.getByRole('link', { name: fr('rules:link', { title: rally }) }).tap();
  await expect(title(page)).toHaveText(rally);

  await wayBack(page).tap();
  await expect(card).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

testOnApp(
  'outside a battle the rules open at the game of the player’s warbands',
  async ({ page }) => {
    await page.goto('/');
    await openTab(page, 'rules');
    await expect(page.getByRole('combobox', { name: fr('rules:system') })).toHaveValue('mordheim');
  },
);

function wayBack(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: fr('rules:back') });
}
