import type { Page } from '@playwright/test';
import { type Calculation, calculationOn, startSamples } from './support/calculation.ts';
import { visit } from './support/pages.ts';
import { cutOff, expect, type Site, test } from './support/site.ts';
import { type Table, tableOn } from './support/table.ts';
import { fr } from './support/words.ts';

// Escarmouche à dés de combat by its two sample forces, from setup on and with no network: blows,
// dice that are counted by hand, leaving contact, pushing back.

const SYSTEM = 'combat-dice';
const words = (key: string, params: Readonly<Record<string, string | number>> = {}) =>
  fr(`${SYSTEM}:${key}`, params);
const counterName = (id: string) => words(`counter.${id}.name`);
const field = (id: string) => words(`resolver.field.${id}`);
const soFar = (id: string, params: Readonly<Record<string, string | number>>) =>
  words(`resolver.so-far.${id}`, params);

const TORSO = counterName('armour-torso');
const POOL = counterName('pool');
const RECEIVED = counterName('received');

test('four dice against an armoured man, as in the rules’ own example: one damage, and no armour left', async ({
  site,
  page,
}) => {
  const { table, at } = await openOffline(site, page);
  await engage(at, 'Lucie', 'Olaf');
  await armour(at, 'Olaf', 2);
  await strike(at, 'Lucie', { 'action-dice': 2, 'bonus-dice': 2 });
  await expect(at.need(words('resolver.need.defence'))).toContainText('4');
  await expect(at.need(words('resolver.need.armour'))).toContainText('2');

  await at.start();
  await at.throws(3, 5, 5, 6);
  const hits = [soFar('hits', { name: 'Lucie', count: 3 }), soFar('critical', { name: 'Lucie' })];
  await at.expectSoFar(hits);
  await table.choose(words('resolver.place.torso', { value: 2 }));
  await at.expectSoFar([
    ...hits,
    soFar('armour', { name: 'Olaf', count: 2 }),
    soFar('damage', { name: 'Olaf', count: 1 }),
  ]);
  await table.choose(words('resolver.push.hurt', { count: 1 }));
  await table.apply();

  const after = async () => {
    await expectCounts(at, 'Olaf', { [TORSO]: 0 });
    await expectCounts(at, 'Lucie', { [POOL]: 1 });
    await expect(table.row('Olaf')).toContainText(wounds(2));
  };
  await after();
  await table.undo();
  await expect(table.row('Olaf')).toContainText(wounds(3));
  await redo(table, page);
  await after();
  expect(await at.journal()).toContain(
    words('resolver.attack.done', { name: 'Lucie', other: 'Olaf' }),
  );

  await table.saved();
  await page.reload();
  await after();
  // One step takes all of it back, also later: the dice, the armour and the damage.
  await table.undo();
  await expect(table.row('Olaf')).toContainText(wounds(3));
  await expectCounts(at, 'Olaf', { [TORSO]: 2 });
  await expectCounts(at, 'Lucie', { [POOL]: 3 });
});

test('a critical goes where the attacker wants it, past the armour that stands elsewhere', async ({
  site,
  page,
}) => {
  const { table, at } = await openOffline(site, page);
  await engage(at, 'Lucie', 'Olaf');
  await armour(at, 'Olaf', 2);
  await strike(at, 'Lucie', { 'action-dice': 0, 'bonus-dice': 2 });
  await at.start();
  await at.throws(6, 2);
  await table.choose(words('resolver.place.legs', { value: 0 }));
  await at.expectSoFar([
    soFar('hits', { name: 'Lucie', count: 1 }),
    soFar('critical', { name: 'Lucie' }),
    soFar('damage', { name: 'Olaf', count: 1 }),
  ]);
  await table.choose(words('resolver.push.hurt', { count: 1 }));
  await table.apply();
  await expect(table.row('Olaf')).toContainText(wounds(2));
  await expectCounts(at, 'Olaf', { [TORSO]: 2 });
  await expectCounts(at, 'Lucie', { [POOL]: 3 });
});

test('who leaves contact gives a die to each enemy: one strikes with it, one keeps it', async ({
  site,
  page,
}) => {
  const { table, at } = await openOffline(site, page);
  await engage(at, 'Olaf', 'Lucie', 'Anselme');
  await leave(at, 'Olaf');
  await expect(at.need(words('resolver.need.dice-given'))).toContainText('2');
  await expect(at.need(words('resolver.need.pool-after'))).toContainText('1');
  await at.start();
  for (const [name, when] of [
    ['Lucie', 'now'],
    ['Anselme', 'keep'],
  ] as const) {
    await expect(table.sheet).toContainText(words('resolver.step.die', { name, other: 'Olaf' }));
    await table.choose(words(`resolver.die.${when}`));
  }
  await at.follow();

  // The blow is struck in the fight as it was: two enemies against him, whose defence is 4.
  await expect(at.need(words('resolver.need.defence'))).toContainText('2');
  await at.start();
  await at.throws(2, 2, 3);
  const hits = soFar('hits', { name: 'Lucie', count: 3 });
  await at.expectSoFar([hits, soFar('damage', { name: 'Olaf', count: 2 })]);
  await table.apply();
  await expect(table.row('Olaf')).toContainText(wounds(1));
  await expectCounts(at, 'Olaf', { [POOL]: 1 });
  await expectCounts(at, 'Lucie', { [RECEIVED]: 0, [POOL]: 3 });
  await expectCounts(at, 'Anselme', { [RECEIVED]: 1 });
  await expect(table.card(words('duty.received-dice.title', { name: 'Anselme' }))).toBeVisible();

  await table.saved();
  await page.reload();
  await expectCounts(at, 'Anselme', { [RECEIVED]: 1 });
  // The blow and the leaving are a step each; Lucie may strike again until that is taken back too.
  await table.undo();
  await expect(table.row('Olaf')).toContainText(wounds(3));
  await expectCounts(at, 'Lucie', { [RECEIVED]: 1 });
  await expect(table.card(words('duty.opportunity.title', { name: 'Lucie' }))).toBeVisible();
  await table.undo();
  await expect(table.card(words('duty.opportunity.title', { name: 'Lucie' }))).toHaveCount(0);
  await expectCounts(at, 'Lucie', { [RECEIVED]: 0 });
  await expectCounts(at, 'Olaf', { [POOL]: 3 });
});

test('with too few dice nobody leaves contact, and the screen says why', async ({ site, page }) => {
  const { at } = await openOffline(site, page);
  await engage(at, 'Olaf', 'Lucie', 'Anselme');
  await at.fighter('Olaf');
  await at.count(POOL, 1);
  await expect(page.getByText(words('why.pool-too-small'))).toBeVisible();
  await at.back();
  await leave(at, 'Olaf');
  const reason = { name: 'Olaf', pool: 1, enemies: 2 };
  await expect(page.getByText(words('resolver.refusal.pool-too-small', reason))).toBeVisible();
  await expect(page.getByRole('button', { name: fr('resolver:settle.start') })).toHaveCount(0);
});

test('damage given up pushes the enemy back, and one who is pinned is struck once more', async ({
  site,
  page,
}) => {
  const { table, at } = await openOffline(site, page);
  await engage(at, 'Lucie', 'Olaf');
  await strike(at, 'Lucie', { 'action-dice': 1, 'bonus-dice': 2 });
  await at.start();
  await at.throws(4, 5, 5);
  await at.expectSoFar([
    soFar('hits', { name: 'Lucie', count: 3 }),
    soFar('damage', { name: 'Olaf', count: 2 }),
  ]);
  await table.choose(words('resolver.push.blow'));
  await table.choose(words('resolver.pinned.by', { name: 'Anselme' }));
  await at.follow();

  // Anselme has one die for it, and there are three of them now: two enemies against Olaf.
  await expect(at.need(words('resolver.need.defence'))).toContainText('2');
  await at.start();
  await at.throws(1);
  await at.expectSoFar([
    soFar('hits', { name: 'Anselme', count: 0 }),
    soFar('damage', { name: 'Olaf', count: 0 }),
  ]);
  await table.apply();
  await expect(table.row('Olaf')).toContainText(wounds(3));
  await expect(table.row('Olaf')).toContainText('Lucie');
  await expect(table.row('Olaf')).toContainText('Anselme');
  await expectCounts(at, 'Lucie', { [POOL]: 2 });
  await expectCounts(at, 'Anselme', { [POOL]: 3 });
});

function wounds(left: number): string {
  return fr('combat-dice:wound.count', { left, lost: 3 - left, of: 3 });
}

/** From setup to the table, with server and network gone from the start. */
async function openOffline(site: Site, page: Page) {
  await visit(page);
  await cutOff(site, page);
  await startSamples(page, SYSTEM);
  const table = tableOn(page, SYSTEM);
  return { table, at: calculationOn(page, table) };
}

async function engage(at: Calculation, name: string, ...enemies: readonly string[]) {
  await at.fighter(name);
  for (const enemy of enemies) await at.touch(enemy);
  await at.back();
}

async function armour(at: Calculation, name: string, torso: number) {
  await at.fighter(name);
  await at.count(TORSO, torso);
  await at.back();
}

/** From his page to his attack, with so many dice. */
async function strike(at: Calculation, name: string, dice: Readonly<Record<string, number>>) {
  await at.fighter(name);
  await at.open(words('resolver-tab'));
  for (const [id, count] of Object.entries(dice)) await at.set(field(id), count);
}

async function leave(at: Calculation, name: string) {
  await at.fighter(name);
  await at.open(words('resolver.disengage.name'));
}

async function expectCounts(
  at: Calculation,
  name: string,
  counts: Readonly<Record<string, number>>,
) {
  await at.fighter(name);
  for (const [counter, value] of Object.entries(counts)) {
    await expect(at.counter(counter)).toHaveText(String(value));
  }
  await at.back();
}

async function redo(table: Table, page: Page) {
  const news = page.locator('output.k-toast-region');
  await table.tap(news.getByRole('button', { name: fr('battle:undo.redo') }));
}
