import type { Locator, Page } from '@playwright/test';
import { now, play } from '../support/story/script.ts';
import { expect, test } from './support/app.ts';
import { nextPhase, resume, startBattle, undoButton } from './support/pages.ts';
import { tableOn } from './support/table.ts';
import { fr } from './support/words.ts';

// However far the list of fighters is scrolled, the state of the battle is visible.

const RAVENS = 'Les Corbeaux de Reikland';
const CLAWS = 'Griffes d’Eshin';

test('a due rout test stays visible when the list is scrolled, and one tap leads to it', async ({
  page,
}) => {
  await page.goto('/');
  await startBattle(page);
  const table = tableOn(page);
  const strip = page.locator('.gauge-strip-button');
  await expect(strip).toHaveCount(0);

  // A loss in the enemy's turn: the test is announced there, and the next-phase button does not change.
  for (const rat of ['Galeux', 'Goulu', 'Boiteux', 'Pelade']) {
    await table.quickStatus(rat, 'out-of-action');
  }
  await scrollDown(page);
  await expect(strip).toBeInViewport({ ratio: 1 });
  await expect(strip).toContainText('4 / 15');
  await expect(strip).toContainText(fr('battle:gauge.next-turn'));
  expect((await strip.boundingBox())?.height).toBe(40);
  await expect(nextPhase(page)).toContainText(fr('mordheim:phase.movement.name'));

  await play(table, [now(1, RAVENS, 'recovery')]);
  await page.getByRole('button', { name: fr('mordheim:phase.close-combat.short') }).tap();
  await table.next(now(1, CLAWS, 'recovery'));
  await scrollDown(page);
  await expect(strip).toContainText(fr('battle:gauge.due'));
  await expect(strip.locator('.gauge-chip')).toBeInViewport({ ratio: 1 });
  const rout = page.locator('.battle-dock .k-primary');
  await expect(rout).toContainText(fr('mordheim:duty.rout-test.title'));
  await rout.tap();
  const card = table.card(fr('mordheim:duty.rout-test.title'));
  const passed = card.getByRole('button', {
    name: fr('mordheim:duty.rout-test.outcome.passed'),
    exact: true,
  });
  await expect(passed).toBeInViewport({ ratio: 1 });
  // A card that players have folded is opened by the jump.
  await card.locator('.duty-title').tap();
  await expect(passed).toHaveCount(0);
  await scrollDown(page);
  await rout.tap();
  await expect(passed).toBeInViewport({ ratio: 1 });
  await passed.tap();
  await expect(nextPhase(page)).toContainText(fr('mordheim:phase.movement.name'));

  await scrollDown(page);
  await strip.tap();
  await expect(page.locator('.gauge').first()).toBeInViewport({ ratio: 1 });
  await expect(strip).toHaveCount(0);
});

test('the next-phase button has the same height and one line whatever its text', async ({
  page,
}) => {
  await page.goto('/');
  await startBattle(page);
  const phase = (name: string) =>
    page
      .getByRole('list', { name: fr('table:phases.all') })
      .getByRole('button', { name: fr(`mordheim:phase.${name}.short`) });
  const dock = () => page.locator('.k-dock').evaluate((element) => element.clientHeight);
  const before = await dock();
  for (const [name, says] of [
    ['close-combat', fr('table:next.turn', { side: CLAWS })],
    ['movement', fr('mordheim:step.other-moves')],
  ] as const) {
    await phase(name).tap();
    await expect(nextPhase(page)).toContainText(says);
    expect(await dock()).toBe(before);
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await phase('close-combat').tap();
  await nextPhase(page).tap();
  await phase('close-combat').tap();
  await expect(nextPhase(page)).toContainText(fr('table:next.turn', { side: 'Les Corbeaux' }));
  await expect(nextPhase(page)).toHaveAccessibleName(new RegExp(RAVENS));
  expect((await nextPhase(page).boundingBox())?.height).toBe(56);
});

test.describe('with a toast in the dock', () => {
  test.use({ begins: 'evening' });

  for (const [what, sign, strip] of [
    ['fight', '.fight-row .fighter-sign', '.fight-strip'],
    ['list of fighters', '.fighter-line .fighter-sign', '.fighter-strip'],
  ] as const) {
    test(`nothing covers the states that open in a ${what}`, async ({ page }) => {
      await page.goto('/');
      await resume(page);
      await page.getByRole('button', { name: fr('mordheim:phase.close-combat.short') }).tap();
      await page.locator('.fight-row .fighter-sign').first().tap();
      await page
        .locator('.fight-strip')
        .getByRole('button', { name: fr('mordheim:status.stunned.word') })
        .tap();
      await expect(page.locator('.fight-strip')).toHaveCount(0);
      await undoButton(page).tap();
      await expect(page.locator('.k-toast')).toBeVisible();
      // The last one that can be seen, right above the dock.
      const place = await page
        .locator(sign)
        .last()
        .evaluate((element) => {
          const edge = () => document.querySelector('.k-dock')?.getBoundingClientRect().top ?? 0;
          scrollBy(0, element.getBoundingClientRect().bottom - edge() + 2);
          const { left, width, bottom } = element.getBoundingClientRect();
          return { x: left + width / 2, y: Math.min(bottom, edge()) - 8 };
        });
      await page.touchscreen.tap(place.x, place.y);
      await expect(page.locator(strip)).toBeVisible();
      await expect(page.locator('.k-toast')).toBeVisible();
      const overlap = await page.locator(strip).evaluate((element) => {
        const dock = document.querySelector('.k-dock')?.getBoundingClientRect().top ?? 0;
        return element.getBoundingClientRect().bottom - dock;
      });
      expect(overlap).toBeLessThanOrEqual(0);
    });
  }
});

test('the targets of a charge, and what opens in its line, are in sight wherever they open', async ({
  page,
}) => {
  await page.goto('/');
  await startBattle(page);
  await play(tableOn(page), [now(1, RAVENS, 'recovery')]);
  await nextPhase(page).tap();
  const charges = page.getByRole('article', { name: fr('mordheim:action.charge.title') });
  const [edge, bubble] = [page.locator('.k-dock'), charges.locator('.bubble')];

  const chip = charges.getByRole('button', { name: 'Ulrich', exact: true });
  await aboveDock(page, chip);
  await chip.tap();
  await expect(bubble).toBeVisible();
  await expect(chip).toBeInViewport({ ratio: 1 });
  expect(await bottomOf(bubble)).toBeLessThanOrEqual(await topOf(edge));

  await bubble.getByRole('button', { name: 'Tchirik' }).tap();
  const line = page.locator('.aims summary');
  await aboveDock(page, line);
  await line.tap();
  const opened = page.locator('.aims details');
  await expect(opened).toHaveAttribute('open');
  await expect.poll(async () => (await bottomOf(opened)) - (await topOf(edge))).toBeLessThan(1);

  // Nothing of the line runs into what is said of it, in large type on a small phone either.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const names = await line.locator('b').last().boundingBox();
  const doubt = await line.locator('.aim-doubt').boundingBox();
  if (names === null || doubt === null) throw new Error('The line is not there.');
  const beside = names.x + names.width <= doubt.x || names.y + names.height <= doubt.y;
  expect(beside).toBe(true);
  expect(names.x + names.width).toBeLessThanOrEqual(320);
});

async function topOf(target: Locator): Promise<number> {
  return (await target.boundingBox())?.y ?? 0;
}

async function bottomOf(target: Locator): Promise<number> {
  const { y, height } = (await target.boundingBox()) ?? { y: 10_000, height: 0 };
  return y + height;
}

/** Scrolls until it stands right above the dock, as far as the page goes. */
async function aboveDock(page: Page, target: Locator): Promise<void> {
  const down = (await topOf(page.locator('.k-dock'))) - (await bottomOf(target)) - 2;
  await page.evaluate((by) => scrollBy(0, -by), down);
}

function scrollDown(page: Page): Promise<void> {
  return page.evaluate(() => scrollTo(0, document.body.scrollHeight));
}
