import type { Locator, Page } from '@playwright/test';
import { now, play } from '../support/story/script.ts';
import { expect, test } from './support/app.ts';
import { startBattle, title } from './support/pages.ts';
import { tableOn } from './support/table.ts';
import { fr } from './support/words.ts';

// Nothing moves that was not touched: not because a text got longer, a mark or a chip appeared, or a card was
// answered.

const RAVENS = 'Les Corbeaux de Reikland';
const CLAWS = 'Griffes d’Eshin';

test('taps on rings, wounds and injuries move no row and no wound button', async ({ page }) => {
  await page.goto('/');
  await startBattle(page);
  const table = tableOn(page);
  const seen = page.locator('.fighter, .wounds, .ring, .fighter .k-icon-button');
  await holdStill(seen, async () => {
    for (const name of ['Otto', 'Karl', 'Klaus']) await ring(page, name);
    for (let lost = 0; lost < 2; lost += 1) await table.wound('Broyeur');
  });
  const places = page.locator('.fighter, .wounds');
  await holdStill(places, async () => {
    await table.wound('Gunther');
    await page.getByRole('dialog').getByRole('button', { name: /^6/ }).tap();
    await expect(table.row('Gunther')).toContainText(fr('mordheim:status.out-of-action.word'));
  });
  await holdStill(places, () => table.credit('Broyeur'));
});

test('changing a fighter through every status moves nothing else', async ({ page }) => {
  await page.goto('/');
  await startBattle(page);
  const table = tableOn(page);
  await table.quickStatus('Otto', 'stunned');
  await holdStill(page.locator('.quick, .quick .k-tile, .fighter'), async () => {
    for (const status of STATUSES) await table.quickStatus('Otto', status);
  });
  await page.getByRole('region', { name: CLAWS }).getByRole('link', { name: 'Tarsik' }).tap();
  await expect(title(page)).toHaveText('Tarsik');
  // What he may do is below, with another line where a status says why not: only the tiles must stay in
  // place.
  const tiles = page.getByRole('group', { name: fr('fighter:status') }).locator('.k-tile');
  await holdStill(tiles, async () => {
    for (const status of STATUSES) {
      await tiles
        .filter({ hasText: fr(`mordheim:status.${status}.short`) })
        .first()
        .tap();
    }
  });
});

const STATUSES = ['knocked-down', 'stunned', 'fleeing', 'out-of-action', 'standing'] as const;

test('an answered duty folds to one line a moment later and the next one opens; nothing else moves', async ({
  page,
}) => {
  await page.goto('/');
  await startBattle(page);
  const table = tableOn(page);
  for (const rat of ['Furtif', 'Boiteux', 'Goulu']) await table.quickStatus(rat, 'fleeing');
  await play(table, [now(1, RAVENS, 'recovery')]);
  await table.next(now(1, RAVENS, 'charges'));
  await page.getByRole('button', { name: fr('table:next.turn-end', { side: CLAWS }) }).tap();
  const card = (name: string) => table.card(fr('mordheim:duty.rally.title', { name }));
  const answer = (name: string) =>
    card(name).getByRole('button', {
      name: fr('mordheim:duty.rally.outcome.passed'),
      exact: true,
    });
  const place = (name: string) => page.locator('.duty-place', { hasText: name });
  const heights = () =>
    Promise.all(['Furtif', 'Goulu', 'Boiteux'].map((rat) => heightOf(place(rat))));
  const passed = fr('mordheim:duty.stupidity.outcome.passed');
  await table.answer(fr('mordheim:duty.stupidity.title', { name: 'Broyeur' }), passed);
  await expect(answer('Furtif')).toBeVisible();
  const [open = 0, ...folded] = await heights();
  expect(open).toBeGreaterThan(150);
  expect(folded).toEqual([48, 48]);

  // Nothing moves until the thumb is lifted; then one card closes as much as the other opens.
  const others = page.locator('.fighter, .quick, .wounds');
  await holdStill(others.or(card('Goulu')).or(card('Boiteux')), async () => {
    await answer('Furtif').tap();
    await expect(card('Furtif')).toHaveCount(0);
  });
  await expect(page.locator('[data-held="true"]')).toHaveCount(0);
  await expect(answer('Goulu')).toBeVisible();
  expect(await heights()).toEqual([48, open, 48]);
  await inReach(page, answer('Goulu'));

  // A finger that is already down when cards would move hits what it touched.
  await holdStill(others, async () => {
    const touch = await page.context().newCDPSession(page);
    const below = await middleOf(card('Boiteux'));
    await answer('Goulu').tap();
    await expect(card('Goulu')).toHaveCount(0);
    // At once: the cards are about to move.
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [below] });
    await page.waitForTimeout(900);
    await expect(page.locator('[data-held="true"]')).toHaveCount(1);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('[data-held="true"]')).toHaveCount(0);
  });
  await expect(answer('Boiteux')).toBeVisible();
});

async function middleOf(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to touch.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function heightOf(place: Locator): Promise<number> {
  return place.evaluate((element) => element.getBoundingClientRect().height);
}

/** Expects that nothing covers its centre. */
async function inReach(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  const hit = await target.evaluate(
    (element, middle) => {
      const found = document.elementFromPoint(middle.x, middle.y);
      return found !== null && element.contains(found);
    },
    await middleOf(target),
  );
  expect(hit).toBe(true);
  expect(page.viewportSize()?.height ?? 0).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
}

/** Expects everything that is there before and after these taps to keep its place, to the pixel. */
async function holdStill(seen: Locator, taps: () => Promise<void>): Promise<void> {
  const before = await boxesOf(seen);
  expect(before.size).toBeGreaterThan(1);
  await taps();
  const after = await boxesOf(seen);
  const moved = [...before].flatMap(([name, { x, y }]) => {
    const then = after.get(name);
    if (then === undefined) return [];
    const far = Math.max(Math.abs(then.x - x), Math.abs(then.y - y));
    return far > 1 ? [`${name}: ${then.x - x}, ${then.y - y}`] : [];
  });
  expect(moved).toEqual([]);
}

/** Boxes by kind and owner, relative to the page rather than the screen. */
async function boxesOf(seen: Locator) {
  const boxes = await seen.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y } = element.getBoundingClientRect();
      const row = element.closest('.fighter, .quick, article');
      const whose =
        row?.querySelector('.fighter-name')?.textContent ??
        row?.getAttribute('aria-label') ??
        element.textContent;
      const among = row === null ? [] : [...row.querySelectorAll('*')];
      const [kind = ''] = element.classList;
      return [`${whose} ${kind} ${among.indexOf(element)}`, { x, y: y + window.scrollY }] as const;
    }),
  );
  return new Map(boxes);
}

async function ring(page: Page, name: string): Promise<void> {
  await page.locator('.fighter', { hasText: name }).locator('.ring').first().tap();
}
