import type { Locator, Page } from '@playwright/test';
import { saved, visit } from './support/pages.ts';
import { expect, test } from './support/site.ts';
import { type Moment, type Table, tableOn } from './support/table.ts';
import { fr } from './support/words.ts';

// Three sides at one table, one of them only counted: each leaves in its own turn, and the last one
// standing has won. @rule MORD-ROUT-4

const RAVENS = 'Les Corbeaux de Reikland';
const CLAWS = 'Griffes d’Eshin';
const ORCS = 'Orques';

test('three sides: one routs and is passed over, two play on, the last one wins', async ({
  page,
}) => {
  await visit(page);
  await page.getByRole('link', { name: fr('home:new-battle') }).tap();
  await page.getByRole('button', { name: fr('setup:side.add') }).tap();
  await page.getByLabel(fr('setup:side.light-name')).fill(ORCS);
  await page.getByRole('button', { name: fr('setup:start') }).tap();
  const table = tableOn(page);
  await table.expectMoment({ round: 1, plays: RAVENS, phase: 'recovery', step: null });
  await expect(gauges(page)).toHaveText([/^1/, /^2/, /^3/]);

  // Four of fifteen rats and three of ten orcs: both will have to test.
  for (const rat of ['Galeux', 'Goulu', 'Boiteux', 'Pelade']) {
    await table.quickStatus(rat, 'out-of-action');
  }
  await loseOrcs(page, 3);
  await expect(table.gauge(CLAWS)).toContainText(fr('battle:gauge.next-turn'));
  await expect(table.gauge(ORCS)).toContainText(fr('battle:gauge.next-turn'));

  await table.next({ round: 1, plays: RAVENS, phase: 'movement', step: 'charges' });
  await fromCharges(table, RAVENS, { round: 1, next: CLAWS });
  await table.answer(ROUT, fr('mordheim:duty.rout-test.outcome.failed'));
  await expect(table.gauge(CLAWS)).toContainText(fr('battle:gauge.gone'));
  await expect(page.getByText(fr('table:gone.title', { side: CLAWS })).last()).toBeVisible();
  const others = `${RAVENS} et ${ORCS}`;
  await expect(
    page.getByText(fr('table:gone.plays-on', { sides: others, count: 2 })),
  ).toBeVisible();
  await expect(page.getByText('Tarsik', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Ulrich', { exact: true })).toBeVisible();

  // The orcs hold out, and after them it is the ravens again: the claws are passed over.
  await table.next({ round: 1, plays: ORCS, phase: 'recovery', step: null });
  await table.expectDue([`${ROUT} · ${fr('table:test.value', LD_7)}`, VOLUNTARY]);
  await table.answer(ROUT, fr('mordheim:duty.rout-test.outcome.passed'));
  // The app knows nothing that they could do, nor that the ravens have to recover from.
  await table.next({ round: 2, plays: RAVENS, phase: 'movement', step: 'charges' });
  await table.expectMoment({ round: 2, plays: RAVENS, phase: 'movement', step: 'charges' });
  await expect(page.getByText(fr('table:gone.title', { side: CLAWS }))).toHaveCount(0);
  await fromCharges(table, RAVENS, { round: 2, next: ORCS });

  await table.answer(ROUT, fr('mordheim:duty.rout-test.outcome.failed'));
  const end = page.getByRole('region', { name: fr('table:end.winner', { side: RAVENS }) });
  const rout = fr('mordheim:cause.rout');
  const why = end.getByRole('list', { name: fr('moments:end.why') }).getByRole('listitem');
  await expect(why).toHaveCount(2);
  for (const [index, side] of [CLAWS, ORCS].entries()) {
    await expect(why.nth(index)).toContainText(side);
    await expect(why.nth(index)).toContainText(rout);
  }
  await saved(page);

  // Played on after all: the orcs are back, who ended it, and the claws are not.
  await end.getByRole('button', { name: fr('table:menu.reopen') }).tap();
  await expect(table.gauge(ORCS)).not.toContainText(fr('battle:gauge.gone'));
  await expect(table.gauge(CLAWS)).toContainText(fr('battle:gauge.gone'));
});

test('six sides: no more than a quarter of a phone, a tap leads to their fighters, and one after the other leaves', async ({
  page,
}) => {
  await visit(page);
  await page.getByRole('link', { name: fr('home:new-battle') }).tap();
  const more = page.getByRole('button', { name: fr('setup:side.add') });
  for (let sides = 2; sides < 6; sides += 1) {
    await more.tap();
    await expect(page.getByLabel(fr('setup:side.light-name'))).toHaveCount(sides - 1);
  }
  await page.getByRole('button', { name: fr('setup:start') }).tap();
  await expect(gauges(page)).toHaveCount(6);
  await fitsInAQuarter(page);
  // Losses of all who are only counted are one tap away, without scrolling.
  const losses = page.locator('.gauges .k-button-wound');
  await expect(losses).toHaveCount(4);
  for (const one of await losses.all()) await expect(one).toBeInViewport({ ratio: 1 });
  const claws = page.getByRole('heading', { name: CLAWS });
  await expect(claws).toHaveCount(1);
  const top = async () => (await claws.boundingBox())?.y ?? Number.NaN;
  const screen = page.viewportSize()?.height ?? 0;
  expect(await top()).toBeGreaterThan(screen);
  await gauges(page).nth(1).tap();
  await expect.poll(top).toBeLessThan(screen / 2);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A whole battle of six: four are only counted, and each fails its test in its own turn.
  const table = tableOn(page);
  const names = await gauges(page).evaluateAll((all) =>
    all.map((gauge) => gauge.querySelector('.gauge-name')?.textContent ?? ''),
  );
  for (const rat of ['Galeux', 'Goulu', 'Boiteux', 'Pelade']) {
    await table.quickStatus(rat, 'out-of-action');
  }
  for (const light of names.slice(2)) {
    for (let lost = 1; lost <= 3; lost += 1) {
      await table.tap(
        page.getByRole('button', { name: fr('table:light.more', { name: light }), exact: true }),
      );
      await expect(table.gauge(light)).toContainText(`${lost} / 10`);
    }
  }
  await table.next({ round: 1, plays: RAVENS, phase: 'movement', step: 'charges' });
  await fromCharges(table, RAVENS, { round: 1, next: CLAWS });
  await table.answer(ROUT, fr('mordheim:duty.rout-test.outcome.failed'));
  for (const light of names.slice(2)) {
    await table.next({ round: 1, plays: light, phase: 'recovery', step: null });
    await table.answer(ROUT, fr('mordheim:duty.rout-test.outcome.failed'));
  }
  const won = page.getByRole('region', { name: fr('table:end.winner', { side: RAVENS }) });
  await expect(
    won.getByRole('list', { name: fr('moments:end.why') }).getByRole('listitem'),
  ).toHaveCount(5);
  await saved(page);
});

test('four sides stand in two rows of a quarter of a phone', async ({ page }) => {
  await visit(page);
  await page.getByRole('link', { name: fr('home:new-battle') }).tap();
  const more = page.getByRole('button', { name: fr('setup:side.add') });
  for (let sides = 2; sides < 4; sides += 1) {
    await more.tap();
    await expect(page.getByLabel(fr('setup:side.light-name'))).toHaveCount(sides - 1);
  }
  await page.getByRole('button', { name: fr('setup:start') }).tap();
  await expect(gauges(page)).toHaveCount(4);
  await fitsInAQuarter(page);
});

/** The gauges with the phases below them. */
async function fitsInAQuarter(page: Page): Promise<void> {
  const top = page.getByRole('region', { name: fr('table:header.state') });
  await expect(top).toBeVisible();
  const height = page.viewportSize()?.height ?? 0;
  expect((await top.boundingBox())?.height).toBeLessThanOrEqual(height / 4);
}

const ROUT = fr('mordheim:duty.rout-test.title');
const VOLUNTARY = fr('mordheim:duty.voluntary-rout.title');
const LD_7 = { characteristic: fr('mordheim:characteristic.Ld.short'), value: 7 };

function gauges(page: Page): Locator {
  return page.getByRole('list', { name: fr('table:gauge.all') }).locator('button.gauge');
}

/** Losses of the side that is only counted. */
async function loseOrcs(page: Page, count: number): Promise<void> {
  const more = page.getByRole('button', { name: fr('table:light.more', { name: ORCS }) });
  for (let lost = 1; lost <= count; lost += 1) {
    await more.tap();
    await expect(gauges(page).last()).toContainText(`${lost} / 10`);
  }
}

/** From a side's charges to the next one's turn, whatever else there might be to do. */
async function fromCharges(
  table: Table,
  plays: string,
  { round, next }: { readonly round: number; readonly next: string },
): Promise<void> {
  const on = (to: Pick<Moment, 'phase' | 'step'>) => table.next({ round, plays, ...to });
  await on({ phase: 'movement', step: 'other-moves' });
  await on({ phase: 'shooting', step: null });
  await table.next({ round, plays: next, phase: 'recovery', step: null });
}
