import { expect, test } from './support/app.ts';
import { title } from './support/pages.ts';
import { fr } from './support/words.ts';

// Hired swords beyond the rulebook's are fetched when somebody is to be hired, never before; with a list that has one,
// his pack alone.

const REIKLAND = fr('mordheim-packs:reikland.name');
const BARD = fr('mordheim-packs:hired-1b.profiles.bard');

test('hired swords are fetched for their list, found by name, and there after a restart', async ({
  page,
}) => {
  const packs = new Set<string>();
  page.on('request', (request) => {
    const [, pack] = /\/assets\/(hired-[\w-]+?)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (pack !== undefined && request.serviceWorker() === null) packs.add(pack);
  });
  await page.goto('/#/warbands/new');
  await page.getByRole('radio', { name: REIKLAND }).tap();
  await page.getByRole('button', { name: fr('roster:new.create') }).tap();
  await expect(title(page)).toHaveText(REIKLAND);
  expect([...packs]).toEqual([]);

  await page
    .getByRole('button', { name: fr('roster:warband.add') })
    .first()
    .tap();
  const list = page.getByRole('dialog').getByRole('region', { name: fr('roster:add.extras') });
  await list.getByRole('searchbox').fill(BARD.toLowerCase().slice(0, 4));
  await list.getByRole('button', { name: new RegExp(`^${BARD}`, 'u') }).tap();
  expect(packs.size).toBeGreaterThan(3);

  packs.clear();
  await page.reload();
  await expect(page.getByRole('main')).toContainText(BARD);
  expect([...packs].filter((id) => id !== 'hired-1b')).toEqual([]);
});
