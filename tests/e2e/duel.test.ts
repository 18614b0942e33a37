import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { title, undoButton } from './support/pages.ts';
import { fr } from './support/words.ts';

// From the table to a duel, through its dice, and back with the result.

test.describe('in a running battle', () => {
  test.use({ begins: 'evening' });

  test('a duel is two taps from the table, and its result is one step to undo', async ({
    page,
  }) => {
    await openTable(page);
    await page.getByRole('main').getByRole('link').filter({ hasText: 'Klaus' }).first().tap();
    await expect(title(page)).toHaveText('Klaus');
    // Its name depends on the phase.
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
    const toast = page.locator('output.k-toast-region');
    await expect(toast).toContainText('Klaus');
    await undoButton(page).tap();
    await expect(toast.getByRole('button', { name: fr('battle:undo.redo') })).toBeVisible();
  });

  test('its dice stay where the thumb is, from one throw to the next', async ({ page }) => {
    await openTable(page);
    await page.getByRole('link', { name: fr('mordheim:resolver-tab'), exact: true }).tap();
    await page.getByRole('button', { name: fr('resolver:settle.start') }).tap();
    const faces = page
      .getByRole('group', { name: fr('resolver:settle.faces') })
      .getByRole('button');
    const prompt = page.getByRole('dialog').locator('.settle-prompt');
    const places: number[] = [];
    for (let thrown = 0; thrown < 3; thrown += 1) {
      const asked = await prompt.innerText();
      places.push(await faces.last().evaluate((face) => face.getBoundingClientRect().bottom));
      // The guard against double taps swallows one that comes too soon.
      await expect(async () => {
        await faces.last().tap();
        await expect(prompt).not.toHaveText(asked, { timeout: 1000 });
      }).toPass();
    }
    expect(places).toEqual(places.map(() => places[0]));
  });

  test('its fighters and dice so far survive a look at the table and a reload', async ({
    page,
  }) => {
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
});

async function openTable(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: fr('home:progress.resume') }).tap();
  await expect(title(page)).toHaveText(fr('table:header.round', { round: 3 }));
}

/** Rolls everything, and takes the first choice where players have to choose. */
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
