import type { Page } from '@playwright/test';
import {
  atItsTurn,
  charge,
  duel,
  lastThrow,
  losses,
  more,
  now,
  play,
  rowSays,
  status,
  tellIn,
} from '../support/story/script.ts';
import { startBattle, title, visit } from './support/pages.ts';
import { bringEvening } from './support/screens.ts';
import { expect, test } from './support/site.ts';
import { tableOn } from './support/table.ts';
import { fr } from './support/words.ts';

// From the table to a duel, through its dice, and back with what came of it.

test('a duel is two taps from the table, and its end one step to take back', async ({ page }) => {
  await openTable(page);
  await page.getByRole('main').getByRole('link').filter({ hasText: 'Klaus' }).first().tap();
  await expect(title(page)).toHaveText('Klaus');
  // What it is called depends on the phase.
  await page.locator('a[href*="/duel/-/"]').tap();
  await expect(title(page)).toHaveText(fr('mordheim:resolver-tab'));
  const roles = page.getByRole('region', { name: fr('resolver:roles') });
  await expect(roles.getByRole('button').first()).toContainText('Klaus');

  await page.getByRole('button', { name: fr('resolver:settle.start') }).tap();
  await rollToTheEnd(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: fr('resolver:settle.apply') })
    .tap();

  await expect(title(page)).toHaveText(fr('table:header.round', { round: 3 }));
  const told = page.locator('output.k-toast-region');
  await expect(told).toContainText('Klaus');
  await told.getByRole('button', { name: fr('battle:undo.button') }).tap();
  await expect(told.getByRole('button', { name: fr('battle:undo.redo') })).toBeVisible();
});

test('who stands in it and the dice so far outlive a look at the table, and a reload', {
  tag: '@keys',
}, async ({ page }) => {
  await openTable(page);
  await page.getByRole('link', { name: fr('mordheim:resolver-tab'), exact: true }).tap();
  const who = page.getByRole('region', { name: fr('resolver:roles') });
  const before = await who.innerText();
  await page.getByRole('button', { name: fr('resolver:settle.start') }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: fr('resolver:settle.roll'), exact: true })
    .tap();
  await page.keyboard.press('Escape');
  const tabs = page.getByRole('navigation', { name: fr('table:tabs.all') });
  await tabs.getByRole('link', { name: fr('table:tabs.table') }).tap();
  await page.getByRole('link', { name: fr('mordheim:resolver-tab'), exact: true }).tap();
  await expect(who).toHaveText(before, { useInnerText: true });
  const resume = page.getByRole('button', { name: fr('resolver:settle.resume') });
  await expect(resume).toBeVisible();

  await page.reload();
  await expect(who).toHaveText(before, { useInnerText: true });
  await expect(resume).toBeVisible();
});

const RAVENS = 'Les Corbeaux de Reikland';
const CLAWS = 'Griffes d’Eshin';
const { card, is, notes, ownTest, rout } = tellIn('mordheim');

test('a duel by the players’ own dice: who went down, by whom, and the rout test it brings on', async ({
  page,
}) => {
  await visit(page);
  await startBattle(page);
  const table = tableOn(page);
  await play(table, [
    now(1, RAVENS, 'recovery'),
    status('Galeux', 'out-of-action'),
    status('Goulu', 'out-of-action'),
    status('Boiteux', 'out-of-action'),
    losses(CLAWS, 3, 15, more(1)),
    now(1, RAVENS, 'charges', notes('charge')),
    charge('Matthias', 'Museau-Gris'),
    now(1, RAVENS, 'other-moves', notes('run', 'move', 'hide')),
    now(1, RAVENS, 'shooting', notes('shoot')),
    now(1, RAVENS, 'close-combat'),
  ]);

  const fell = [
    is('Museau-Gris', 'out-of-action'),
    rowSays('Museau-Gris', fr('table:credit.by', { name: 'Matthias' })),
    losses(CLAWS, 4, 15, atItsTurn),
  ];
  // A hit on 3+, a parry that needs to beat it, a wound on 4+, and the injury. @rule CC-HIT @rule PARRY
  await play(table, [duel('Matthias', 4, 3, 5), lastThrow(5), ...fell]);

  // One step takes it all back, the fight with it, and one brings it again.
  const news = page.locator('output.k-toast-region');
  await table.undo();
  await play(table, [
    is('Museau-Gris', 'standing'),
    rowSays('Museau-Gris', fr('table:fighter.against', { names: 'Matthias' })),
    losses(CLAWS, 3, 15, more(1)),
  ]);
  await expect(page.getByText(fr('table:credit.by', { name: 'Matthias' }))).toHaveCount(0);
  await news.getByRole('button', { name: fr('battle:undo.redo') }).tap();
  await play(table, [
    ...fell,
    now(
      1,
      CLAWS,
      'recovery',
      rout(7, 'leader-standing', { leader: 'Tarsik' }),
      ownTest('stupidity', 'Broyeur', 4, 'own', { leader: 'Tarsik', range: 6 }),
      card('voluntary-rout', CLAWS),
    ),
  ]);
});

async function openTable(page: Page): Promise<void> {
  await bringEvening(page);
  await page.getByRole('link', { name: fr('home:progress.resume') }).tap();
  await expect(title(page)).toHaveText(fr('table:header.round', { round: 3 }));
}

/** Rolls everything; where players have to choose, the first choice will do. */
async function rollToTheEnd(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog');
  const apply = sheet.getByRole('button', { name: fr('resolver:settle.apply') });
  const roll = sheet.getByRole('button', { name: fr('resolver:settle.roll-all') });
  await expect(async () => {
    if (await roll.isVisible()) await roll.tap();
    else if (!(await apply.isVisible()))
      await sheet.locator('.settle-choices button').first().tap();
    await expect(apply).toBeVisible({ timeout: 400 });
  }).toPass();
}
