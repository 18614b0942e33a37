import { expect, test } from './support/app.ts';
import { databaseOf, openTab, saved, title } from './support/pages.ts';
import { fr } from './support/words.ts';

// From a warband's page into its battle, and where "back" leads afterwards.

const CLAWS = 'Griffes d’Eshin';

test('a battle can be begun from a warband’s page, whichever was changed last, and back does not begin it again', async ({
  page,
}) => {
  await page.goto('/');
  await openTab(page, 'warbands');
  await page.getByRole('link', { name: fr('roster:list.new') }).tap();
  await page.getByRole('textbox', { name: fr('roster:new.name') }).fill('Recrues');
  await page.getByRole('button', { name: fr('roster:new.create') }).tap();
  await expect(title(page)).toHaveText('Recrues');
  await page
    .getByRole('banner')
    .getByRole('link', { name: fr('roster:warband.back') })
    .tap();
  await page.getByRole('link', { name: new RegExp(CLAWS) }).tap();
  await page.getByRole('link', { name: fr('roster:warband.fight') }).tap();
  await expect(title(page)).toHaveText(fr('setup:title'));
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(CLAWS);

  await page.getByRole('button', { name: fr('setup:start') }).tap();
  await saved(page);
  await expect(page.getByRole('region', { name: CLAWS })).toBeVisible();

  await page.goBack();
  await expect(title(page)).toHaveText(CLAWS);
  const { entries = [] } = await databaseOf(page);
  expect(entries).toHaveLength(1);
});
