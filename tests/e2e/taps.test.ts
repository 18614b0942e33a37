import type { Locator, Page } from '@playwright/test';
import { saved, startBattle, title } from './support/pages.ts';
import { now } from './support/script.ts';
import { expect, test } from './support/site.ts';
import { tableOn } from './support/table.ts';
import { fr } from './support/words.ts';

// How many taps things take, as the page itself counts them, and how soon a tap shows.

const RAVENS = 'Les Corbeaux de Reikland';
const CLAWS = 'Griffes d’Eshin';

test.beforeEach(({ page }) => watchTaps(page));

test('from the first launch four taps at most lead into a running battle', async ({ page }) => {
  await page.goto('/');
  await startBattle(page);

  expect(await tapsOn(page)).toBeLessThanOrEqual(4);
  const gauges = page.getByRole('list', { name: fr('table:gauge.all') });
  await expect(gauges).toContainText('0 / 12');
  await expect(gauges).toContainText('0 / 15');
});

test('statuses are one tap each once the strips are open, on as many fighters as it takes', async ({
  page,
}) => {
  await page.goto('/');
  await startBattle(page);
  const ravens = page.getByRole('region', { name: RAVENS });
  const strip = (name: string) => ravens.getByRole('group', { name, exact: true });

  await oneTap(page, ravens.getByRole('button', { name: fr('table:side.states') }), () =>
    expect(strip('Ulrich')).toBeVisible(),
  );
  for (const [name, status] of FALLING) {
    const word = fr(`mordheim:status.${status}.word`);
    await oneTap(page, strip(name).getByRole('button', { name: word }), () =>
      expect(strip(name)).toContainText(word),
    );
  }
  await saved(page);
});

/** Several in a row, and one of them put right again. */
const FALLING = [
  ['Gunther', 'knocked-down'],
  ['Otto', 'stunned'],
  ['Klaus', 'out-of-action'],
  ['Dieter', 'fleeing'],
  ['Otto', 'standing'],
] as const;

test('on a fighter’s own page, which a first tap opens, a status is one tap', async ({ page }) => {
  await page.goto('/');
  await startBattle(page);
  await oneTap(page, page.getByRole('link', { name: 'Klaus' }), () =>
    expect(title(page)).toHaveText('Klaus'),
  );
  for (const status of ['knocked-down', 'stunned', 'out-of-action'] as const) {
    const tile = page
      .getByRole('group', { name: fr('fighter:status') })
      .getByRole('button', { name: fr(`mordheim:status.${status}.word`) });
    await oneTap(page, tile, () => expect(tile).toHaveAttribute('aria-pressed', 'true'));
  }
});

test('a wound is one tap, and the result of the injury die another', async ({ page }) => {
  await page.goto('/');
  await startBattle(page);
  const table = tableOn(page);
  const drop = (name: string) =>
    page.getByRole('button', { name: fr('mordheim:wound.lost', { name }) });
  const sheet = page.getByRole('dialog');

  await oneTap(page, drop('Broyeur'), () =>
    expect(table.row('Broyeur')).toContainText(
      fr('mordheim:wound.count', { left: 2, lost: 1, of: 3 }),
    ),
  );
  for (const [name, die, status] of INJURED) {
    const word = fr(`mordheim:status.${status}.word`);
    await oneTap(page, drop(name), () => expect(sheet).toBeVisible());
    await oneTap(page, face(sheet, die), () => expect(table.row(name)).toContainText(word));
  }
  await saved(page);
});

/** None of them has a helmet, which asks for a second roll. */
const INJURED = [
  ['Gunther', 1, 'knocked-down'],
  ['Klaus', 4, 'stunned'],
  ['Dieter', 6, 'out-of-action'],
] as const;

test('who put him out is one more tap: the button of the news, then the name', async ({ page }) => {
  await page.goto('/');
  await startBattle(page);
  const table = tableOn(page);
  await table.quickStatus('Klaus', 'out-of-action');
  const sheet = page.getByRole('dialog');
  const ask = page.getByRole('button', { name: fr('table:credit.ask'), exact: true });

  await oneTap(page, ask, () => expect(sheet).toBeVisible());
  await oneTap(page, sheet.getByRole('button', { name: 'Broyeur' }), () =>
    expect(sheet).toBeHidden(),
  );
  const states = page.getByRole('region', { name: RAVENS }).getByRole('button', {
    name: fr('table:side.states'),
  });
  await states.tap();
  await expect(table.row('Klaus')).toContainText(fr('table:credit.by', { name: 'Broyeur' }));
});

test('next phase, the outcome of a test and undo are one tap each', async ({ page }) => {
  await page.goto('/');
  await startBattle(page);
  const table = tableOn(page);
  for (const moment of TO_THE_CLAWS) {
    const before = await tapsOn(page);
    await table.next(moment);
    await table.expectMoment(moment);
    expect(await tapsOn(page)).toBe(before + 1);
  }

  const stupidity = table.card(fr('mordheim:duty.stupidity.title', { name: 'Broyeur' }));
  const behaviour = table.card(fr('mordheim:duty.stupid-behaviour.title', { name: 'Broyeur' }));
  const failed = stupidity.getByRole('button', {
    name: fr('mordheim:duty.stupidity.outcome.failed'),
  });
  await oneTap(page, failed, () => expect(behaviour).toBeVisible());
  const before = await tapsOn(page);
  await table.undo();
  await expect(stupidity).toBeVisible();
  await table.undo();
  await expect(page.getByText(fr('mordheim:phase.close-combat.empty'))).toBeVisible();
  expect(await tapsOn(page)).toBe(before + 2);
  await saved(page);
});

const TO_THE_CLAWS = [
  now(1, RAVENS, 'charges'),
  now(1, RAVENS, 'other-moves'),
  now(1, RAVENS, 'shooting'),
  now(1, RAVENS, 'close-combat'),
  now(1, CLAWS, 'recovery'),
];

/** How fast it has to be depends on the machine, so this only tells; what it asserts is that taps show at all. */
test('how soon a tap shows', async ({ page }) => {
  await page.goto('/');
  await startBattle(page);
  const table = tableOn(page);
  for (const moment of TO_THE_CLAWS) await table.next(moment);
  for (const name of ['Gunther', 'Otto', 'Klaus', 'Dieter'])
    await table.quickStatus(name, 'stunned');
  for (let steps = 0; steps < 4; steps += 1) await table.undo();
  await saved(page);

  const times = await timesToPaint(page);
  expect(times.length).toBeGreaterThanOrEqual(TO_THE_CLAWS.length + 8);
  const [fastest = 0] = times;
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? fastest);
  process.stdout.write(
    `    tap to paint, ${times.length} taps: median ${at(0.5)} ms, slowest ${at(0.999)} ms\n`,
  );
});

/** Taps, waits for what it is to bring, and sees that the page counted one tap. */
async function oneTap(page: Page, target: Locator, brings: () => Promise<void>) {
  const before = await tapsOn(page);
  await target.tap();
  await brings();
  expect(await tapsOn(page)).toBe(before + 1);
}

function face(sheet: Locator, value: number): Locator {
  return sheet.getByRole('button', { name: new RegExp(`^${value}\\s:`) });
}

/** Lets the page keep account of its taps: each from the moment of the touch to the frame that shows it. */
async function watchTaps(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener(
      'click',
      (event) => {
        // Playwright's own mark, where the engine takes no taps from outside.
        if (!event.isTrusted && !('__pwTrustedSynthetic' in event)) return;
        performance.mark('tap');
        const { timeStamp } = event;
        // The second frame begins when the first one has been painted.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => performance.measure('tap to paint', { start: timeStamp })),
        );
      },
      { capture: true },
    );
  });
}

function tapsOn(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName('tap', 'mark').length);
}

/** In ms, the fastest first. */
async function timesToPaint(page: Page): Promise<readonly number[]> {
  const times = await page.evaluate(() =>
    performance.getEntriesByName('tap to paint', 'measure').map(({ duration }) => duration),
  );
  return times.toSorted((a, b) => a - b);
}
