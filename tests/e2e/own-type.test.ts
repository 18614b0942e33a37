import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { chooseType, title } from './support/pages.ts';
import { fr } from './support/words.ts';

// A stranger makes a type of warband of his own from one that the app has, and plays it.

const ORCS = fr('mordheim-packs:orcs.name');
const BOY = fr('mordheim-packs:orcs.profiles.boy');
const OWN = 'Orques des Terres Arides';

function button(within: Page | Locator, name: string): Locator {
  return within.getByRole('button', { name });
}

test('a copy of a warband is changed, founded and recruited at its own prices', async ({
  page,
}) => {
  const sheet = page.getByRole('dialog');
  await page.goto('/#/warbands/new');
  await chooseType(page, ORCS);
  await button(page, fr('own-packs:make')).tap();
  const name = sheet.getByRole('textbox', { name: fr('own-packs:new.name') });
  await expect(name).toHaveValue(fr('own-packs:new.copied', { name: ORCS }));
  await name.fill(OWN);
  await button(sheet, fr('own-packs:new.create')).tap();
  await expect(title(page)).toHaveText(OWN);

  // Cheaper, and fewer of them.
  await button(page, BOY).first().tap();
  const cost = sheet.getByRole('textbox', { name: fr('own-packs:profile.cost') });
  await expect(cost).toHaveValue('25');
  await cost.fill('20');
  const more = button(sheet, fr('own-packs:field.more', { what: fr('own-packs:profile.max') }));
  await more.tap();
  await more.tap();
  await sheet
    .getByRole('searchbox', { name: fr('own-packs:profile.find-trait') })
    .fill('Pied marin');
  await sheet.getByRole('button', { name: /Pied marin/ }).tap();
  await button(sheet, fr('roster:warband.done')).tap();
  await expect(button(page, BOY).first()).toContainText('20');

  // Something new to buy.
  await page.getByRole('heading', { name: fr('own-packs:list.title') }).scrollIntoViewIfNeeded();
  await button(
    page.getByRole('region', { name: fr('own-packs:list.title') }),
    fr('mordheim-packs:orcs.profiles.boss'),
  ).tap();
  await sheet.getByRole('searchbox', { name: fr('own-packs:list.find') }).fill('Massue à pointes');
  await button(sheet, 'Massue à pointes').tap();
  const price = sheet.getByRole('textbox', {
    name: fr('own-packs:list.price', { what: 'Massue à pointes' }),
  });
  await price.fill('7');
  await button(sheet, fr('roster:warband.done')).tap();

  // It is there after a restart.
  await page.reload();
  await expect(title(page)).toHaveText(OWN);
  await expect(button(page, BOY).first()).toContainText('20');
  // And all hired swords are offered, though nobody has looked for one yet.
  await button(page, fr('own-packs:hires.title')).tap();
  await expect(button(sheet, 'Chasseur de primes')).toBeVisible();
  await button(sheet, fr('roster:warband.done')).tap();
  await page.getByRole('link', { name: fr('own-packs:found') }).tap();
  await expect(page.getByRole('radio', { name: OWN, exact: true })).toBeChecked();
  await button(page, fr('roster:new.create')).tap();
  await expect(title(page)).toHaveText(OWN);
  await button(page, fr('roster:warband.add')).first().tap();
  await expect(button(sheet, BOY)).toContainText('20');
  await button(sheet, BOY).tap();
  await sheet
    .getByRole('searchbox', { name: fr('roster:traits.search-gear') })
    .fill('Massue à pointes');
  await expect(button(sheet, 'Massue à pointes').first()).toContainText('7');
  await button(sheet, 'Massue à pointes').first().tap();
  await button(sheet, fr('roster:warband.done')).tap();
  await expect(page.getByRole('main')).toContainText(BOY);

  // Whoever is of it is said where it is changed.
  await page.getByRole('button', { name: fr('builder:menu') }).tap();
  await sheet.getByRole('link', { name: fr('own-packs:change') }).tap();
  await expect(title(page)).toHaveText(OWN);
  await button(page, fr('own-packs:limits.fighters')).tap();
  await sheet.getByRole('textbox', { name: fr('own-packs:limits.min') }).fill('40');
  await button(sheet, fr('roster:warband.done')).tap();
  await expect(page.getByText(fr('own-packs:reason.limits-crossed'))).toBeVisible();
  await expect(page.getByRole('link', { name: fr('own-packs:found') })).toHaveCount(0);
  await button(page, fr('own-packs:undo', { what: fr('own-packs:limits.min') })).tap();
  await expect(page.getByRole('link', { name: fr('own-packs:found') })).toBeVisible();
});
