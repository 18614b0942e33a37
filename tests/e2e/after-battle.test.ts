import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { saved, startBattle, title } from './support/pages.ts';
import { afterDoubleTap } from './support/screens.ts';
import { tableOn } from './support/table.ts';
import { fr } from './support/words.ts';

// The aftermath of a battle, counted in taps. What becomes of the warband: three-evenings.test.ts.

const RAVENS = 'Les Corbeaux de Reikland';

function wayOn(page: Page) {
  return page.locator('.k-dock .k-primary').first();
}

/** Goes to a step from anywhere on the page. */
function stepLink(
  page: Page,
  step: 'experience' | 'advances' | 'exploration' | 'income' | 'trade',
) {
  return page
    .getByRole('navigation', { name: fr('after-battle:steps') })
    .getByRole('button', { name: fr(`after-battle:step.${step}`) });
}

function card(page: Page, name: string, step: 'injuries' | 'experience' = 'injuries') {
  return page
    .getByRole('region', { name: fr(`after-battle:step.${step}`) })
    .getByRole('listitem', { name, exact: true });
}

/** The most taps an aftermath may take: four fallen, two advances, one find, a sale. */
const MOST_TAPS = 25;

test('an aftermath with four fallen, two advances, a find and a sale takes few taps', async ({
  page,
}) => {
  await page.goto('/');
  await startBattle(page);
  const table = tableOn(page);
  for (const fallen of ['Otto', 'Gunther', 'Karl', 'Lutz']) {
    await table.quickStatus(fallen, 'out-of-action');
  }
  await table.tap(page.getByRole('button', { name: fr('table:header.menu') }));
  await table.tap(table.sheet.getByRole('button', { name: fr('table:menu.end') }));
  await table.tap(
    table.sheet.getByRole('button', { name: fr('table:end.winner', { side: RAVENS }) }),
  );
  await saved(page);

  let taps = 0;
  const tap = async (target: Locator) => {
    await afterDoubleTap(page);
    await target.first().tap();
    taps += 1;
  };
  const step = (id: 'injuries' | 'advances' | 'exploration' | 'income') =>
    page.getByRole('region', { name: fr(`after-battle:step.${id}`) });
  const die = (where: Locator, face: number) =>
    where.getByRole('button', { name: new RegExp(`^${face}( :|$)`) });

  await tap(page.getByRole('link', { name: new RegExp(`${fr('moments:end.after')}.*${RAVENS}`) }));
  await expect(title(page)).toHaveText(fr('after-battle:title'));
  for (const hero of ['Otto', 'Gunther']) {
    await tap(die(card(page, hero), 4));
    await tap(die(card(page, hero), 4));
  }
  for (const henchman of ['Karl', 'Lutz']) {
    const alive = fr('mordheim:after.injury.alive.short');
    await tap(card(page, henchman).getByRole('button', { name: new RegExp(`^${alive}`) }));
  }
  // What is settled is a line, as high as its button.
  const lines = step('injuries').locator('.k-card:has(> .k-card-line)');
  await expect(lines).toHaveCount(4);
  for (const line of await lines.all()) {
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(52);
  }
  await tap(stepLink(page, 'experience'));
  await tap(stepLink(page, 'advances'));

  // A skill of the first list, and a characteristic of the player's choice.
  const skill = fr('after-battle:advance.gift.skill');
  await tap(step('advances').getByRole('button', { name: new RegExp(`^${skill}`) }));
  const learnt = fr('mordheim-traits:combat-master.name');
  await tap(step('advances').getByRole('button', { name: new RegExp(`^${learnt}`) }));
  const ballistic = fr('mordheim:characteristic.BS.name');
  await tap(step('advances').getByRole('button', { name: new RegExp(ballistic) }));
  await tap(step('advances').getByRole('button', { name: ballistic, exact: true }));
  await tap(stepLink(page, 'exploration'));

  // Three heroes and a victory: two sixes are a hovel with a little gold.
  for (const face of [6, 6, 2, 3]) await tap(die(step('exploration'), face));
  await expect(step('exploration')).toContainText(fr('mordheim:after.find.ruined-hovels'));
  await tap(die(step('exploration'), 5));
  await tap(stepLink(page, 'income'));
  const sale = page.getByLabel(fr('after-battle:sale.title'));
  await tap(sale.getByRole('button', { name: /→/ }));
  // Skips trade: a rare search is never required.
  await tap(stepLink(page, 'trade'));
  await expect(wayOn(page)).toContainText(fr('after-battle:next.finish'));
  await tap(wayOn(page));
  await expect(page.getByText(fr('after-battle:done.title'))).toBeVisible();
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);

  await page.getByRole('link', { name: fr('after-battle:done.warband') }).tap();
  await expect(page.getByText(learnt).first()).toBeVisible();
});
