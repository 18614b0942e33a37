import { expect, test } from './support/app.ts';
import { title } from './support/pages.ts';
import { fr } from './support/words.ts';

// A warband's pack is fetched when somebody plays it, and never before. What is on the disk is read with it: without
// it, nobody would know what the fighters are.

const SISTERS = fr('mordheim-packs:sisters.name');

test('a warband of a type that nobody has played yet brings its pack alone, and is the same after a restart', async ({
  page,
}) => {
  const packs = new Set<string>();
  page.on('request', (request) => {
    const [, pack] = /\/assets\/(orcs|sisters|undead|kislev)-[\w-]+\.js$/.exec(request.url()) ?? [];
    if (pack !== undefined && request.serviceWorker() === null) packs.add(pack);
  });
  await page.goto('/#/warbands/new');
  await page.getByRole('radio', { name: SISTERS }).tap();
  expect([...packs]).toEqual([]);
  await page.getByRole('button', { name: fr('roster:new.create') }).tap();
  await expect(title(page)).toHaveText(SISTERS);
  await page
    .getByRole('button', { name: fr('roster:warband.add') })
    .first()
    .tap();
  const matriarch = fr('mordheim-packs:sisters.profiles.matriarch');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${matriarch}`, 'u') })
    .tap();
  expect([...packs]).toEqual(['sisters']);

  await page.reload();
  await expect(title(page)).toHaveText(SISTERS);
  await expect(page.getByRole('main')).toContainText(matriarch);
  await expect(
    page.getByText(fr('roster:findings.profile-unknown', { id: '' }).slice(0, 12)),
  ).toHaveCount(0);
  expect([...packs]).toEqual(['sisters']);
});

test('what only another warband brings is still with whoever carries it after a restart', async ({
  page,
}) => {
  // Rules speak of all warbands.
  await page.goto('/#/rules');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.goto('/#/warbands/new');
  await page.getByRole('radio', { name: SISTERS }).tap();
  await page.getByRole('button', { name: fr('roster:new.create') }).tap();
  await page
    .getByRole('button', { name: fr('roster:warband.add') })
    .first()
    .tap();
  const matriarch = fr('mordheim-packs:sisters.profiles.matriarch');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: new RegExp(`^${matriarch}`, 'u') }).tap();
  const pike = fr('mordheim-traits:pike.name');
  await sheet.getByRole('searchbox', { name: fr('roster:traits.search-gear') }).fill(pike);
  await sheet.getByRole('button', { name: new RegExp(`^${pike}`, 'u') }).tap();

  await page.reload();
  await expect(page.getByRole('main')).toContainText(new RegExp(pike, 'iu'));
});
