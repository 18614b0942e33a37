import type { Page } from '@playwright/test';
import { MADE, xmlOf, zipped } from '../exchange/import/made-roster.ts';
import { expect, test } from './support/app.ts';
import { saved, title, visit } from './support/pages.ts';
import { cutOff, test as testOnSite } from './support/site.ts';
import { fr } from './support/words.ts';

// A foreign list is pasted, previewed, confirmed and played. Each tap is counted where it is made.

const LIST = [
  'Les Loups de Reikland',
  'Mercenaires reiklanders',
  '',
  'Ulrich, capitaine : épée, pistolet, casque [24XP]',
  'Gunther, champion : marteau, dague [8XP]',
  'Otto, champion : hache, armure légère [8XP]',
  'Wulf, recrue : épée',
  'Dieter, recrue : dague',
  '3 guerriers : épée, bouclier',
  '3 tireurs : arbalète',
  'Konrad, bretteur : épée',
].join('\n');

test('a pasted list of twelve fighters is in a battle within eight taps', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let taps = 0;
  const tap = async (target: ReturnType<Page['locator']>) => {
    taps += 1;
    await target.tap();
  };
  await page.goto('/');
  await page.evaluate((text) => navigator.clipboard.writeText(text), LIST);
  await tap(
    page
      .getByRole('link', { name: fr('roster:list.title') })
      .or(tabOf(page))
      .first(),
  );
  await tap(page.getByRole('link', { name: fr('roster:list.import') }));
  await tap(page.getByRole('textbox', { name: fr('import:paste.label') }));
  // A long press and "paste" on a phone.
  taps += 1;
  await page.keyboard.press('ControlOrMeta+V');
  const lines = page.getByRole('list', { name: fr('import:lines') });
  await expect(lines.getByRole('listitem')).toHaveCount(10);
  await tap(page.getByRole('button', { name: fr('import:add', { count: 12 }) }));
  await expect(title(page)).toHaveText('Les Loups de Reikland');
  await tap(page.getByRole('link', { name: fr('roster:warband.fight') }));
  await tap(page.getByRole('button', { name: fr('setup:start') }));
  await expect(title(page)).toHaveText(fr('table:header.round', { round: 1 }));
  await saved(page);

  await expect(page.getByRole('list', { name: fr('table:gauge.all') })).toContainText('0 / 12');
  await expect(page.getByRole('region', { name: 'Les Loups de Reikland' })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(8);
});

test('doubts about a list are asked one by one, corrected with a tap, and saved in the roster', async ({
  page,
}) => {
  await page.goto('/#/import');
  await page
    .getByRole('textbox', { name: fr('import:paste.label') })
    .fill(LIST.replace('Otto, champion', 'Otto, champoin').replace('Wulf, recrue', 'Wulf, zigoto'));
  await page.getByRole('button', { name: fr('import:paste.read') }).tap();
  await page.getByRole('button', { name: fr('import:next', { count: 2 }) }).tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Otto, champoin : hache');
  await sheet.getByRole('button', { name: fr('import:next', { count: 1 }) }).tap();
  await expect(sheet).toContainText('Wulf, zigoto');
  // By keyboard alone: the search, its result, and back.
  await sheet.getByRole('searchbox', { name: fr('roster:member.profile') }).fill('recr');
  await sheet.getByRole('button', { name: 'Recrue', exact: true }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: fr('import:add', { count: 12 }) }).tap();
  await expect(title(page)).toHaveText('Les Loups de Reikland');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row('Otto')).toContainText('Champion');
  await expect(row('Wulf')).toContainText('Recrue');
});

testOnSite(
  'a list builder’s compressed file is unpacked, previewed, added and played without a network',
  async ({ page, site }) => {
    await visit(page);
    await cutOff(site, page);
    await page.goto('/#/import');
    await expect(title(page)).toHaveText(fr('import:title'));
    await page
      .getByLabel(fr('import:file.choose'), { exact: true })
      .last()
      .setInputFiles({
        name: 'crows.rosz',
        mimeType: '',
        buffer: Buffer.from(zipped(xmlOf(MADE))),
      });
    const lines = page.getByRole('list', { name: fr('import:lines') });
    await expect(lines.getByRole('listitem')).toHaveCount(MADE.length);
    await page.getByRole('button', { name: fr('import:add', { count: 6 }) }).tap();
    await expect(title(page)).toHaveText('Crows');
    for (const { name } of MADE) await expect(page.getByRole('main')).toContainText(name);
    await page.getByRole('link', { name: fr('roster:warband.fight') }).tap();
    await page.getByRole('button', { name: fr('setup:start') }).tap();
    await expect(page.getByRole('list', { name: fr('table:gauge.all') })).toContainText('0 / 6');
    await saved(page);
  },
);

function tabOf(page: Page) {
  return page
    .getByRole('navigation')
    .getByRole('link', { name: fr('home:tabs.warbands'), exact: true });
}
