import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { saved, startBattle, title } from './support/pages.ts';
import { afterDoubleTap } from './support/screens.ts';
import { tableOn } from './support/table.ts';
import { fr } from './support/words.ts';

// The aftermath of a battle on the phone: injuries, experience, exploration, income, trade. The warband
// changes at once, one tap undoes it, and the next battle begins with the warband as it is now.

const RAVENS = 'Les Corbeaux de Reikland';
const CLAWS = 'Griffes d’Eshin';

function wayOn(page: Page) {
  return page.locator('.k-dock .k-primary').first();
}

/** Pixels between a button and the bottom of the window. */
async function airBelow(page: Page, button: Locator): Promise<number> {
  const box = await button.boundingBox();
  const height = await page.evaluate(() => window.innerHeight);
  return box === null ? Number.NaN : height - box.y - box.height;
}

/** Waits as a player would: a second tap on the same spot at once counts as a double tap. */
async function goOn(page: Page) {
  await afterDoubleTap(page);
  await wayOn(page).tap();
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

test('after a battle the roster follows the dice, and everything can be undone', async ({
  page,
}) => {
  await page.goto('/');
  await startBattle(page);
  const table = tableOn(page);
  await table.quickStatus('Otto', 'out-of-action');
  await table.credit('Broyeur');
  await table.quickStatus('Karl', 'out-of-action');
  await table.quickStatus('Tchirik', 'out-of-action');
  await table.credit('Ulrich');
  await table.tap(page.getByRole('button', { name: fr('table:header.menu') }));
  await table.tap(table.sheet.getByRole('button', { name: fr('table:menu.end') }));
  await table.tap(
    table.sheet.getByRole('button', { name: fr('table:end.winner', { side: CLAWS }) }),
  );
  await saved(page);

  await page.getByRole('link', { name: new RegExp(`${fr('moments:end.after')}.*${RAVENS}`) }).tap();
  await expect(title(page)).toHaveText(fr('after-battle:title'));
  await expect(card(page, 'Otto')).toContainText('Broyeur');
  expect(await airBelow(page, wayOn(page))).toBeGreaterThanOrEqual(12);

  // A leg: two dice, one tap each.
  await card(page, 'Otto').getByRole('button', { name: '2', exact: true }).tap();
  const leg = fr('mordheim:after.injury.leg-wound.short');
  await card(page, 'Otto')
    .getByRole('button', { name: fr('after-battle:injuries.face', { value: 2, result: leg }) })
    .tap();
  const dead = fr('mordheim:after.injury.dead.short');
  await card(page, 'Karl')
    .getByRole('button', { name: new RegExp(`^${dead}`) })
    .tap();

  // Closing the page in the middle of it loses nothing.
  await expect(page.getByText(fr('after-battle:injuries.done', { done: 2, all: 2 }))).toBeVisible();
  const here = page.url();
  await page.goto('about:blank');
  await page.goto(here);
  await expect(page.getByText(fr('after-battle:injuries.done', { done: 2, all: 2 }))).toBeVisible();

  await goOn(page);
  await expect(card(page, 'Ulrich', 'experience')).toContainText('22 → 24');
  await card(page, 'Klaus', 'experience')
    .getByRole('button', { name: fr('after-battle:experience.more', { name: 'Klaus' }) })
    .tap();
  await expect(card(page, 'Klaus', 'experience')).toContainText('2 → 4');
  await stepLink(page, 'income').tap();
  await page.getByRole('textbox', { name: fr('mordheim:after.income.gold') }).fill('35');
  await stepLink(page, 'trade').tap();
  await expect(wayOn(page)).toContainText(fr('after-battle:next.finish'));
  await table.tap(wayOn(page));
  await expect(page.getByText(fr('after-battle:done.title'))).toBeVisible();

  // One tap undoes all of it, and another redoes it.
  const undo = page.getByRole('banner').getByRole('button', { name: fr('battle:undo.button') });
  await table.tap(undo);
  await expect(page.getByText(fr('after-battle:injuries.done', { done: 2, all: 2 }))).toBeVisible();
  await expect(wayOn(page)).toContainText(fr('after-battle:next.finish'));
  await table.tap(wayOn(page));

  // The roster and its history.
  await page.getByRole('link', { name: fr('after-battle:done.warband') }).tap();
  await expect(title(page)).toHaveText(RAVENS);
  await page.getByRole('link', { name: fr('after-battle:chronicle.title') }).tap();
  // Both in the account of that battle and among the former members.
  await expect(page.getByText(new RegExp(`Karl.*${dead}`))).toHaveCount(2);
  await page.getByRole('link', { name: fr('after-battle:chronicle.back') }).tap();
  await page.getByRole('button', { name: /^Otto/ }).tap();
  const otto = page.getByRole('dialog');
  await expect(otto).toContainText('3');
  await otto
    .getByRole('button', { name: fr('roster:warband.close') })
    .last()
    .tap();

  // The next evening begins with eleven.
  await page.goto('/');
  await expect(page.getByRole('link', { name: fr('home:new-battle') })).toBeVisible();
  await startBattle(page);
  await expect(table.gauge(RAVENS)).toContainText('0 / 11');
  // His leg has not healed: his page shows his reduced Movement.
  await table.tap(table.row('Otto').getByRole('link').first());
  await expect(title(page)).toHaveText('Otto');
  const movement = page
    .locator('.k-stat')
    .filter({ hasText: fr('mordheim:characteristic.M.name') });
  await expect(movement.locator('dd')).toHaveText('3');
});

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
