import type { Page } from '@playwright/test';
import { type Calculation, calculationOn, startSamples } from './support/calculation.ts';
import { visit } from './support/pages.ts';
import { cutOff, expect, type Site, test } from './support/site.ts';
import { type Table, tableOn } from './support/table.ts';
import { fr } from './support/words.ts';

// Moral colonial by its two sample armies, from setup on and with no network: what speaks for and
// against a unit, and a rout that takes others along.

const SYSTEM = 'colonial';
const words = (key: string, params: Readonly<Record<string, string | number>> = {}) =>
  fr(`${SYSTEM}:${key}`, params);
const field = (id: string) => words(`resolver.field.${id}`);
const soFar = (id: string, name: string, count = 0) =>
  words(`resolver.so-far.${id}`, { name, count });

const BRUN = 'Compagnie Brun';
const FAURE = 'Compagnie Faure';

test('what is tapped is weighed at once, double lines go together, and no dice are needed where enough speaks for the unit', async ({
  site,
  page,
}) => {
  const { table, at } = await openOffline(site, page);
  await at.fighter(BRUN);
  await at.open(words('resolver.morale.short'));
  const weighs = expectBalance(at);
  await weighs(0, 0);
  const group = (id: string) =>
    page.getByRole('group', { name: words(`resolver.group.${id}`), exact: true });
  await expect(group('against').getByText(field('cavalry'))).toBeVisible();
  await expect(group('in-favour').getByText(field('square'))).toBeVisible();

  // From behind is from the flank too; four losses are more than three.
  await table.tap(at.circumstance(field('behind')));
  await expect(at.circumstance(field('flanked'))).toHaveAttribute('aria-pressed', 'true');
  await weighs(2, 0);
  await at.set(field('losses'), 3);
  await weighs(3, 0);
  await at.set(field('losses'), 4);
  await weighs(4, 0);
  await expect(at.need(words('resolver.need.dice'))).toContainText(
    words('resolver.value.dice', { dice: 4, need: 4 }),
  );

  // Heavy cover is cover. With nobody else near it counts twice, and the square and two friends more.
  await table.tap(at.circumstance(field('heavily-covered')));
  await expect(at.circumstance(field('covered'))).toHaveAttribute('aria-pressed', 'true');
  await weighs(4, 2);
  await at.set(field('steady-friends'), 2);
  await weighs(4, 4);
  await expect(at.need(words('resolver.need.dice'))).toContainText(
    words('resolver.value.automatic'),
  );

  // Why: each line with what it counts.
  await table.tap(at.need(words('resolver.need.against')));
  for (const [line, params] of [
    ['shaken', { losses: 3, value: 1 }],
    ['battered', { losses: 4, value: 1 }],
    ['flanked', { value: 1 }],
    ['behind', { value: 1 }],
  ] as const) {
    await expect(page.getByText(words(`resolver.why.${line}`, params))).toBeVisible();
  }

  await at.start();
  await at.expectSoFar([soFar('automatic', BRUN)]);
  await table.apply();
  await expect(table.row(BRUN)).toContainText(steps(5));
  expect(await at.journal()).toContain(words('resolver.morale.done', { name: BRUN }));
});

test('a rout through a weakened friend: it tests next, and two units are gone in the end', async ({
  site,
  page,
}) => {
  const { table, at } = await openOffline(site, page);
  for (const [name, losses] of [
    [BRUN, 4],
    [FAURE, 4],
  ] as const) {
    for (let lost = 1; lost <= losses; lost += 1) {
      await table.wound(name);
      await expect(table.row(name)).toContainText(steps(5 - lost));
      // Weakened by its losses alone: its row says so.
      const weakened = table.row(name).getByText(words('flag.weakened.word'));
      await expect(weakened).toHaveCount(lost < 3 ? 0 : 1);
    }
  }
  await at.fighter(BRUN);
  await at.open(words('resolver.morale.short'));
  await expectBalance(at)(2, 0);
  await table.tap(at.circumstance(field('behind')));
  await expectBalance(at)(4, 0);
  await at.start();
  await at.throws(1, 2, 4, 3);
  await table.choose(words('resolver.goal.cover'));
  await table.choose(FAURE);
  await table.choose(words('resolver.crossed.no-more'));
  await at.expectSoFar([
    soFar('successes', BRUN, 1),
    soFar('routs', BRUN, 3),
    soFar('to-cover', BRUN, 3),
    soFar('crossed-weakened', FAURE),
    soFar('beside', BRUN),
    soFar('eliminated', BRUN),
  ]);

  // Not now: its test waits on the table, where it can be opened.
  await table.choose(fr('resolver:settle.apply-only'));
  await expect(table.row(BRUN)).toContainText(words('status.eliminated.word'));
  const waits = table.card(words('duty.morale-test.title', { name: FAURE }));
  await expect(waits).toContainText(words('morale.crossed'));
  await expect(table.row(FAURE)).toContainText(words('flag.activated.word'));
  await table.saved();
  await page.reload();
  await table.tap(waits.getByRole('link', { name: CALCULATE }));
  await expectBalance(at)(2, 0);
  await at.start();
  await at.throws(1, 1, 1, 5);
  await table.choose(words('resolver.goal.neither'));
  await table.choose(words('resolver.crossed.nobody'));
  await at.expectSoFar([
    soFar('successes', FAURE, 1),
    soFar('routs', FAURE, 1),
    soFar('eliminated', FAURE),
  ]);
  await table.apply();
  // Its card now says what came of it.
  const due = waits.getByRole('link', { name: CALCULATE });
  await expect(due).toHaveCount(0);
  await expect(table.row(FAURE)).toContainText(words('status.eliminated.word'));

  const told = await at.journal();
  for (const name of [BRUN, FAURE]) {
    expect(told).toContain(words('resolver.morale.done', { name }));
    expect(told).toContain(words('status.eliminated.set', { name }));
  }

  // A step each.
  await table.undo();
  await expect(table.row(FAURE)).toContainText(steps(1));
  await expect(due).toBeVisible();
  await table.undo();
  await expect(due).toHaveCount(0);
  await expect(table.row(BRUN)).toContainText(steps(1));
  await expect(table.row(FAURE)).not.toContainText(words('flag.activated.word'));
});

const CALCULATE = fr('resolver:call', { name: words('resolver.morale.name') });

/** Losses that it can still take. */
function steps(left: number): string {
  return fr('colonial:wound.count', { left, lost: 5 - left, of: 5 });
}

function expectBalance(at: Calculation) {
  return async (against: number, inFavour: number) => {
    await expect(at.need(words('resolver.need.against'))).toContainText(String(against));
    await expect(at.need(words('resolver.need.in-favour'))).toContainText(String(inFavour));
  };
}

/** From setup to the table, with server and network gone from the start. */
async function openOffline(
  site: Site,
  page: Page,
): Promise<{ readonly table: Table; readonly at: Calculation }> {
  await visit(page);
  await cutOff(site, page);
  await startSamples(page, SYSTEM);
  const table = tableOn(page, SYSTEM);
  return { table, at: calculationOn(page, table) };
}
