import type { Locator, Page } from '@playwright/test';
import { now } from '../support/story/script.ts';
import { expect, test } from './support/app.ts';
import { diceShow } from './support/dice.ts';
import { openTab, saved, startBattle, title } from './support/pages.ts';
import { tableOn } from './support/table.ts';
import { thumbOn } from './support/thumb.ts';
import { fr } from './support/words.ts';

// How many taps actions take, counted by the page itself, and how soon a tap is visible.

const RAVENS = 'Les Corbeaux de Reikland';
const CLAWS = 'Griffes d’Eshin';

test.beforeEach(({ page }) => watchTaps(page));

test('on first launch one tap begins a battle between the two examples', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: fr('home:first-battle') }).tap();
  await expect(title(page)).toHaveText(fr('table:header.round', { round: 1 }));
  await saved(page);

  expect(await tapsOn(page)).toBe(1);
  const gauges = page.getByRole('list', { name: fr('table:gauge.all') });
  await expect(gauges).toContainText('0 / 12');
  await expect(gauges).toContainText('0 / 15');
  // Said once, until the first step.
  const news = page.getByRole('status', { name: fr('table:news.label') });
  await expect(news).toHaveText(fr('table:news.both-yours'));
  await tableOn(page).wound('Broyeur');
  await expect(news).not.toContainText(fr('table:news.both-yours'));
});

test('a warband of nine with its weapons takes 35 taps at most, besides typing', async ({
  page,
}) => {
  await page.goto('/');
  await openTab(page, 'warbands');
  await page.getByRole('link', { name: fr('roster:list.new') }).tap();
  await page.getByRole('textbox', { name: fr('roster:new.name') }).fill('Les Neuf');
  await page.getByRole('radio', { name: fr('mordheim-packs:reikland.name') }).tap();
  await page.getByRole('button', { name: fr('roster:new.create') }).tap();
  await expect(title(page)).toHaveText('Les Neuf');
  await page.getByRole('button', { name: fr('roster:warband.add') }).tap();

  const sheet = page.getByRole('dialog');
  for (const [index, { profile, name, gear, more = 0 }] of NINE.entries()) {
    const called = fr(`mordheim-packs:reikland.profiles.${profile}`);
    // His own warband’s come before whoever is hired.
    await sheet
      .getByRole('button', { name: new RegExp(`^${called}\\b`) })
      .first()
      .tap();
    await sheet.getByRole('textbox').first().fill(name);
    for (let count = 0; count < more; count += 1) {
      await sheet.getByRole('button', { name: fr('roster:member.one-more') }).tap();
    }
    for (const trait of gear) {
      const chip = sheet.getByRole('button', {
        name: new RegExp(`^${fr(`mordheim-traits:${trait}.name`)} · `),
      });
      await chip.tap();
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
    }
    const next = index < NINE.length - 1 ? 'warband.add-next' : 'warband.done';
    await sheet.getByRole('button', { name: fr(`roster:${next}`), exact: true }).tap();
  }
  await expect(sheet).toHaveCount(0);
  // The ninth is one more of these.
  await page.getByRole('button', { name: fr('roster:warband.add') }).tap();
  await sheet.getByRole('button', { name: /^Greta/ }).tap();

  const members = page.getByRole('region', { name: fr('roster:warband.members') });
  await expect(members.getByRole('listitem').filter({ hasText: 'Greta ×2' })).toBeVisible();
  const battle = page.getByRole('link', { name: fr('roster:warband.fight') });
  await expect(battle).toContainText(fr('ui:fighters', { count: 9 }));
  expect(await tapsOn(page)).toBeLessThanOrEqual(35);
});

/** Four heroes, a group of three with swords, and one archer who is joined by another. */
const NINE: readonly {
  readonly profile: string;
  readonly name: string;
  readonly gear: readonly string[];
  readonly more?: number;
}[] = [
  { profile: 'captain', name: 'Anton', gear: ['sword', 'pistol', 'helmet'] },
  { profile: 'champion', name: 'Bruno', gear: ['hammer'] },
  { profile: 'champion', name: 'Conrad', gear: ['axe'] },
  { profile: 'youngblood', name: 'Detlef', gear: ['spear'] },
  { profile: 'warrior', name: 'Lames', gear: ['sword', 'shield'], more: 2 },
  { profile: 'marksman', name: 'Greta', gear: ['bow'] },
];

test('a wound, its die, the credit, and statuses in strips and on a fighter’s page take one tap each', async ({
  page,
}) => {
  await page.goto('/');
  await startBattle(page);
  const table = tableOn(page);
  const sheet = page.getByRole('dialog');
  const ravens = page.getByRole('region', { name: RAVENS });
  const strip = (name: string) => ravens.getByRole('group', { name, exact: true });
  const states = ravens.getByRole('button', { name: fr('table:side.states') });

  await test.step('a wound, and the result of the injury die', async () => {
    const drop = (name: string) =>
      page.getByRole('button', { name: fr('mordheim:wound.lost', { name }) });
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
  });

  await test.step('the credit: the button of the toast, then the name', async () => {
    const ask = page.getByRole('button', { name: fr('table:credit.ask'), exact: true });
    await oneTap(page, ask, () => expect(sheet).toBeVisible());
    await oneTap(page, sheet.getByRole('button', { name: 'Broyeur' }), () =>
      expect(sheet).toBeHidden(),
    );
    await expect(table.row('Dieter')).toContainText(fr('table:credit.by', { name: 'Broyeur' }));
  });

  await test.step('statuses on several fighters once the strips are open', async () => {
    await oneTap(page, states, () => expect(strip('Ulrich')).toBeVisible());
    for (const [name, status] of FALLING) {
      const word = fr(`mordheim:status.${status}.word`);
      await oneTap(page, strip(name).getByRole('button', { name: word }), () =>
        expect(strip(name)).toContainText(word),
      );
    }
    await table.tap(states);
  });

  await test.step('a status on a fighter’s page, which a first tap opens', async () => {
    await oneTap(page, page.getByRole('link', { name: 'Karl' }), () =>
      expect(title(page)).toHaveText('Karl'),
    );
    const tile = page
      .getByRole('group', { name: fr('fighter:status') })
      .getByRole('button', { name: fr('mordheim:status.knocked-down.word') });
    await oneTap(page, tile, () => expect(tile).toHaveAttribute('aria-pressed', 'true'));
    await page.getByRole('banner').getByRole('link').first().tap();
    await expect(title(page)).toHaveText(fr('table:header.round', { round: 1 }));
    await saved(page);
  });
});

/** None of them has a helmet, which asks for a second roll. */
const INJURED = [
  ['Gunther', 1, 'knocked-down'],
  ['Klaus', 4, 'stunned'],
  ['Dieter', 6, 'out-of-action'],
] as const;

/** Several in a row, one of them corrected afterwards. */
const FALLING = [
  ['Otto', 'stunned'],
  ['Wilhelm', 'out-of-action'],
  ['Lutz', 'fleeing'],
  ['Otto', 'standing'],
] as const;

test('a shot takes three taps: shooter, target and all dice; a target in cover is chosen in one tap', async ({
  page,
}) => {
  // The first shot misses, so that its target still stands for the second.
  await diceShow(page, 1);
  await page.goto('/');
  await startBattle(page);
  const table = tableOn(page);
  for (const moment of TO_THE_CLAWS.slice(0, 3)) await table.next(moment);
  const who = table.card(fr('mordheim:action.shoot.title'));
  const name = (of: string) => who.getByRole('button', { name: of, exact: true });
  const before = await tapsOn(page);
  await table.tap(name('Greta'));
  await table.tap(name('Tchirik'));
  await expect(title(page)).toHaveText(fr('mordheim:resolver-tab'));
  await inSightAtOnce(page, [
    page.getByRole('button', { name: fr('mordheim:resolver.field_cover'), exact: true }),
    page.getByRole('button', { name: fr('mordheim:resolver.field_long-range'), exact: true }),
    page.locator('.bar').last(),
  ]);
  await table.tap(page.getByRole('button', { name: fr('resolver:settle.roll-all'), exact: true }));

  const shot = fr('mordheim:resolver.shot.done', { name: 'Greta', other: 'Tchirik' });
  const card = page.getByRole('region', { name: fr('table:todo.title') }).getByRole('article', {
    name: shot,
  });
  await expect(card.getByRole('img').first()).toBeVisible();
  expect(await tapsOn(page)).toBe(before + 3);
  await expect(name('Greta')).toHaveAttribute('aria-pressed', 'true');

  const cover = fr('mordheim:resolver.field_cover');
  await table.tap(name('Frieda'));
  await table.tap(
    who.getByRole('button', {
      name: fr('table:marks.target-so', { name: 'Tchirik', circumstance: cover }),
    }),
  );
  await expect(page.getByRole('button', { name: new RegExp(`^${cover}`) })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await table.tap(page.getByRole('button', { name: fr('resolver:settle.roll-all'), exact: true }));
  await expect(title(page)).not.toHaveText(fr('mordheim:resolver-tab'));
  expect(await tapsOn(page)).toBe(before + 6);
  await saved(page);
});

test('the order of blows of a duel and its chances are visible without scrolling', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: fr('home:first-battle') }).tap();
  await page.getByRole('link', { name: fr('mordheim:resolver-tab'), exact: true }).tap();
  await expect(title(page)).toHaveText(fr('mordheim:resolver-tab'));
  await inSightAtOnce(page, [
    page.getByRole('list', { name: fr('resolver:order') }),
    page.locator('.bar').first(),
    page.locator('.bar').nth(1),
  ]);
});

/** Visible between the header and the dock of a phone, without scrolling. */
async function inSightAtOnce(page: Page, parts: readonly Locator[]) {
  const dock = await page.locator('.settle-dock').boundingBox();
  for (const part of parts) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 10_000)).toBeLessThanOrEqual(dock?.y ?? 0);
  }
}

test('a loss of a side without a list takes one tap, without scrolling', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: fr('home:new-battle') }).tap();
  await page
    .getByRole('button', { name: fr('setup:side.light') })
    .last()
    .tap();
  const name = fr('setup:side.name', { number: 2 });
  await page.getByRole('button', { name: fr('setup:start') }).tap();
  const more = page.getByRole('button', { name: fr('table:light.more', { name }) });
  await expect(more).toBeInViewport();
  const gauges = page.getByRole('list', { name: fr('table:gauge.all') });
  await oneTap(page, more, () => expect(gauges).toContainText('1 / 10'));
  await saved(page);
});

test('next phase, the outcome of a test and undo take one tap each', async ({ page }) => {
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
  await expect(table.card(fr('mordheim:action.shoot.title'))).toBeVisible();
  expect(await tapsOn(page)).toBe(before + 2);
  await saved(page);
  await printTimes(page, TO_THE_CLAWS.length + 3);
});

const TO_THE_CLAWS = [
  now(1, RAVENS, 'charges'),
  now(1, RAVENS, 'other-moves'),
  now(1, RAVENS, 'shooting'),
  now(1, CLAWS, 'recovery'),
];

test('a round in which nothing happens takes four taps at most, and the journal has no line for it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: fr('home:new-battle') }).tap();
  const claws = page.getByRole('region', { name: CLAWS });
  await claws.getByRole('button', { name: fr('setup:side.light') }).tap();
  await page.getByRole('textbox', { name: fr('setup:side.light-name') }).fill(ORCS);
  await page.getByRole('button', { name: fr('setup:start') }).tap();
  const table = tableOn(page);
  await table.expectMoment(now(1, RAVENS, 'recovery'));
  const before = await tapsOn(page);
  await table.next(now(1, RAVENS, 'charges'));
  await table.tap(page.getByRole('button', { name: fr('table:next.turn-end', { side: ORCS }) }));
  await table.expectMoment(now(1, ORCS, 'recovery'));
  await table.next(now(2, RAVENS, 'charges'));
  await table.expectMoment(now(2, RAVENS, 'charges'));
  expect(await tapsOn(page)).toBeLessThanOrEqual(before + 4);

  // Each is one step, however many phases it skipped.
  await table.undo();
  await table.undo();
  await table.expectMoment(now(1, RAVENS, 'charges'));
  await table.tap(page.getByRole('button', { name: fr('table:next.turn-end', { side: ORCS }) }));
  await saved(page);
  await page
    .getByRole('link', { name: fr('table:tabs.journal') })
    .last()
    .tap();
  // And the journal says nothing of phases in which nothing happened.
  const main = page.getByRole('main');
  await expect(main).toContainText(fr('journal:round', { round: 1 }));
  await expect(main).not.toContainText(fr('mordheim:phase.shooting.name'));
});

const ORCS = 'Orques du canal';

test('the frame that shows a tapped ring changes no other element', async ({ page }) => {
  await page.goto('/');
  await startBattle(page);
  const ring = page.locator('.ring').first();
  // Records elements and texts added, removed or changed until that frame is painted: each costs layout.
  await ring.evaluate((element) => {
    const changed: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const around = target.parentElement;
        // A slow disk is shown by the same frame as the tap that it has kept waiting.
        if (around?.closest('[data-save]') === null) changed.push(around.outerHTML);
      }
    });
    element.addEventListener(
      'click',
      () => {
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        new MutationObserver((_, mine) => {
          mine.disconnect();
          requestAnimationFrame(() => {
            document.body.dataset['changed'] = JSON.stringify(changed);
            observer.disconnect();
          });
        }).observe(element, { attributeFilter: ['aria-pressed'] });
      },
      { capture: true, once: true },
    );
  });
  await ring.tap();
  await expect(ring).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('body')).toHaveAttribute('data-changed', '[]');
});

/** Taps, waits for the result, and expects that the page counted one tap. */
async function oneTap(page: Page, target: Locator, brings: () => Promise<void>) {
  const before = await tapsOn(page);
  await thumbOn(page).tap(target);
  await brings();
  expect(await tapsOn(page)).toBe(before + 1);
}

function face(sheet: Locator, value: number): Locator {
  return sheet.getByRole('button', { name: new RegExp(`^${value}\\s:`) });
}

/** Makes the page record its taps, each from the touch to the frame that shows it. */
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

/** Prints the times, which depend on the machine; asserts only that taps are shown at all. */
async function printTimes(page: Page, taps: number) {
  const times = await timesToPaint(page);
  expect(times.length).toBeGreaterThanOrEqual(taps);
  const [fastest = 0] = times;
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? fastest);
  process.stdout.write(
    `    tap to paint, ${times.length} taps: median ${at(0.5)} ms, slowest ${at(0.999)} ms\n`,
  );
}

/** In ms, fastest first. */
async function timesToPaint(page: Page): Promise<readonly number[]> {
  const times = await page.evaluate(() =>
    performance.getEntriesByName('tap to paint', 'measure').map(({ duration }) => duration),
  );
  return times.toSorted((a, b) => a - b);
}
