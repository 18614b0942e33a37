import { writeBackup } from '#exchange/backup.ts';
import { ownRow, RIVER_PIRATES } from '../support/own-pack.ts';
import { openTab, saved, title, visit } from './support/pages.ts';
import { cutOff, expect, test } from './support/site.ts';
import { fr } from './support/words.ts';

// A warband that players have made lies on the disk, and is played as any other: it comes with a backup here.

const { fr: NAME } = RIVER_PIRATES.names;
const [CAPTAIN, DECKHAND] = RIVER_PIRATES.profiles;

test('a type of one’s own founds a warband that is of it after a start without network, and fights', async ({
  site,
  page,
}) => {
  await visit(page);
  await openTab(page, 'settings');
  await page.getByLabel(fr('home:restore.choose')).setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      writeBackup({
        writtenAt: 0,
        appVersion: '1',
        warbands: [],
        battles: {},
        settings: ownRow(RIVER_PIRATES),
      }),
    ),
  });
  await expect(
    page.getByText(fr('ui:backup.restored.packs', { names: RIVER_PIRATES.names.en })),
  ).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: fr('home:restore.restart') })
    .last()
    .tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/#/warbands/new');
  await expect(page.getByRole('heading', { name: fr('roster:new.grade.own') })).toBeVisible();
  await page.getByRole('radio', { name: NAME }).tap();
  await page.getByRole('button', { name: fr('roster:new.create') }).tap();
  await expect(title(page)).toHaveText(NAME);
  for (const { names } of [CAPTAIN, DECKHAND]) {
    await page
      .getByRole('button', { name: fr('roster:warband.add') })
      .first()
      .tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: new RegExp(`^${names.fr}`, 'u') }).tap();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await cutOff(site, page);
  await page.reload();
  await expect(title(page)).toHaveText(NAME);
  const main = page.getByRole('main');
  await expect(main).toContainText(CAPTAIN.names.fr);
  await expect(main).toContainText(DECKHAND.names.fr);
  await expect(main).toContainText(RIVER_PIRATES.source);

  await page.goto('/#/new-battle');
  await page.getByRole('button', { name: fr('setup:start') }).tap();
  await saved(page);
  await expect(page.getByRole('main')).toContainText(CAPTAIN.names.fr);
});
