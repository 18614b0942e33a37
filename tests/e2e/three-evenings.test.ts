import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { goHome, saved, startBattle, title } from './support/pages.ts';
import { afterDoubleTap, goTo } from './support/screens.ts';
import { tableOn } from './support/table.ts';
import { fr } from './support/words.ts';

// Three evenings of two warbands on one phone, accounted for to the last coin: who dies, who learns and is
// promoted, what is found and sold, who leaves unpaid, and who leads once the leader is dead.

const RAVENS = 'Les Corbeaux de Reikland';
const CLAWS = 'Griffes d’Eshin';

type Step = 'injuries' | 'experience' | 'advances' | 'exploration' | 'income';

function step(page: Page, id: Step): Locator {
  return page.getByRole('region', { name: fr(`after-battle:step.${id}`) });
}

function card(page: Page, name: string, id: Step = 'injuries'): Locator {
  return step(page, id).getByRole('listitem', { name, exact: true });
}

async function tap(page: Page, target: Locator): Promise<void> {
  await afterDoubleTap(page);
  await target.first().tap();
}

async function tapDice(page: Page, where: Locator, ...faces: readonly number[]): Promise<void> {
  for (const face of faces) {
    await tap(page, where.getByRole('button', { name: new RegExp(`^${face}( :|$)`) }));
  }
}

function beginning(words: string): { name: RegExp } {
  return { name: new RegExp(`^${words}`) };
}

interface Evening {
  /** How many ravens take part. */
  readonly ravens: number;
  /** The names of those who are taken out of action. */
  readonly fallen: readonly string[];
  readonly winner: string;
}

async function play(page: Page, { ravens, fallen, winner }: Evening): Promise<void> {
  await startBattle(page);
  const table = tableOn(page);
  await expect(table.gauge(RAVENS)).toContainText(`0 / ${ravens}`);
  for (const name of fallen) await table.quickStatus(name, 'out-of-action');
  await table.tap(page.getByRole('button', { name: fr('table:header.menu') }));
  await table.tap(table.sheet.getByRole('button', { name: fr('table:menu.end') }));
  await table.tap(
    table.sheet.getByRole('button', { name: fr('table:end.winner', { side: winner }) }),
  );
  await saved(page);
}

async function openBooks(page: Page, warband: string): Promise<void> {
  const link = new RegExp(`${fr('moments:end.after')}.*${warband}`);
  await page.getByRole('link', { name: link }).tap();
  await expect(title(page)).toHaveText(fr('after-battle:title'));
}

/** Goes through the remaining steps until the aftermath is finished. */
async function closeBooks(page: Page): Promise<void> {
  const done = page.getByText(fr('after-battle:done.title'));
  const on = page.locator('.k-dock .k-primary').first();
  for (let left = 10; left > 0 && !(await done.isVisible()); left -= 1) await tap(page, on);
  await expect(done).toBeVisible();
}

async function backToBattle(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link').first().tap();
}

/** The warband's page, and from there a hired sword who is paid after every battle. */
async function hireGladiator(page: Page): Promise<void> {
  await goTo(page, '/warbands', fr('roster:list.title'));
  await page.getByRole('link', beginning(RAVENS)).tap();
  await expect(title(page)).toHaveText(RAVENS);
  await page.getByRole('button', { name: fr('roster:warband.add'), exact: true }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /Gladiateur/ }).tap();
  await sheet.getByRole('button', { name: fr('roster:warband.done') }).tap();
  await goTo(page, '/', fr('home:title'));
}

test('after three evenings of two warbands, the rosters match what the dice decided', async ({
  page,
}) => {
  await page.goto('/');
  await hireGladiator(page);

  // The first evening: won; one dies, one learns a skill, one is promoted from his group, gold is found.
  await play(page, { ravens: 13, fallen: ['Otto', 'Karl'], winner: RAVENS });
  await openBooks(page, RAVENS);
  await tapDice(page, card(page, 'Otto'), 4, 4);
  await tap(page, card(page, 'Karl').getByRole('button', beginning('Mort')));
  // Closing the page in the middle of it loses nothing.
  const books = page.url();
  await page.goto('about:blank');
  await page.goto(books);
  const settled = fr('after-battle:injuries.done', { done: 2, all: 2 });
  await expect(page.getByText(settled)).toBeVisible();

  const advances = step(page, 'advances');
  await tap(page, advances.getByRole('button', beginning(fr('after-battle:advance.gift.skill'))));
  const learnt = fr('mordheim-traits:combat-master.name');
  await tap(page, advances.getByRole('button', beginning(learnt)));
  await tap(page, advances.getByRole('button', beginning('Lames du Reik')));
  await tap(
    page,
    advances.getByRole('button', beginning(fr('after-battle:advance.gift.promotion'))),
  );
  await tap(page, advances.getByRole('button', { name: 'Lutz', exact: true }));
  for (const list of ['combat', 'speed']) {
    const name = fr(`mordheim:after.skills.${list}`);
    await tap(page, advances.getByRole('button', { name, exact: true }));
  }
  // The promoted one searches too. Two sixes: a hovel, whose own die is tapped; all shards are sold.
  const search = step(page, 'exploration');
  await tapDice(page, search, 6, 6, 1, 2, 3, 4);
  await expect(search).toContainText(fr('mordheim:after.find.ruined-hovels'));
  await tapDice(page, search, 5);
  const sale = page.getByLabel(fr('after-battle:sale.title'));
  await tap(page, sale.getByRole('button', { name: /→/ }));
  await closeBooks(page);
  const done = page.getByRole('main');
  for (const text of [
    'Karl : Mort',
    `Ulrich : ${learnt}`,
    'Lutz : Promotion',
    'Masures délabrées',
  ]) {
    await expect(done).toContainText(text);
  }

  // The other warband's aftermath is finished on the same phone.
  await backToBattle(page);
  await openBooks(page, CLAWS);
  await closeBooks(page);
  await backToBattle(page);
  await goHome(page);

  // The second evening: lost; the leader dies, and nobody pays the hired sword.
  await play(page, { ravens: 12, fallen: ['Ulrich'], winner: CLAWS });
  await openBooks(page, RAVENS);
  await tapDice(page, card(page, 'Ulrich'), 1, 1);
  const heirs = page.getByRole('group', { name: fr('after-battle:injuries.heir') });
  await tap(page, heirs.getByRole('button', { name: 'Otto' }));
  const wages = page.getByRole('group', { name: fr('after-battle:wages.title') });
  await tap(page, wages.getByRole('button', beginning('Gladiateur')));
  await closeBooks(page);
  await expect(done).toContainText('Ulrich : Mort');
  await expect(done).toContainText('Partis faute de solde : Gladiateur');
  await backToBattle(page);
  await openBooks(page, CLAWS);
  await closeBooks(page);
  await backToBattle(page);
  await goHome(page);

  // The third evening, under a new leader and without those who are gone.
  await play(page, { ravens: 10, fallen: [], winner: RAVENS });
  await openBooks(page, RAVENS);
  await closeBooks(page);
  await page.getByRole('link', { name: fr('after-battle:done.warband') }).tap();
  await expect(title(page)).toHaveText(RAVENS);
  const members = page.getByRole('region', { name: fr('roster:warband.members') });
  await expect(members.getByRole('button', { name: /^Chef .*Otto/ })).toBeVisible();
  for (const gone of ['Ulrich', 'Karl', 'Gladiateur'])
    await expect(members).not.toContainText(gone);
  // Five from the hovel and 65 for the shards, less the one wage that was paid.
  const gold = `55 ${fr('mordheim:after.income-short.gold')}`;
  await expect(page.getByRole('button', { name: gold })).toBeVisible();

  await page.getByRole('link', { name: fr('after-battle:chronicle.title') }).tap();
  await expect(title(page)).toHaveText(fr('after-battle:chronicle.title'));
  const battles = page.getByRole('region', { name: fr('after-battle:chronicle.battles') });
  await expect(battles.locator('> ul > li').filter({ hasText: CLAWS })).toHaveCount(3);
  // Who left alive has no stone, but his place in that evening.
  const graves = page.getByRole('region', { name: fr('after-battle:chronicle.graves') });
  for (const dead of ['Karl', 'Ulrich']) await expect(graves).toContainText(dead);
  await expect(graves).not.toContainText('Gladiateur');
  await battles.getByRole('button', { name: CLAWS }).nth(1).tap();
  await expect(battles).toContainText('Gladiateur');
});
