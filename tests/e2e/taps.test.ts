import type { Locator, Page } from '@playwright/test';
import { now } from '../support/story/script.ts';
import { expect, test } from './support/app.ts';
import { diceShow } from './support/dice.ts';
import { openTab, saved, startBattle, title } from './support/pages.ts';
import { tableOn } from './support/table.ts';
import { thumbOn } from './support/thumb.ts';
import { fr } from './support/words.ts';

// How many taps things take, as the page itself counts them, and how soon a tap shows.

const RAVENS = 'Les Corbeaux de Reikland';
const CLAWS = 'Griffes d’Eshin';

test.beforeEach(({ page }) => watchTaps(page));

test('from the first launch one tap leads into a running battle between both examples', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: fr('home:first-battle') }).tap();
  await expect(title(page)).toHaveText(fr('table:header.round', { round: 1 }));
  await saved(page);

  expect(await tapsOn(page)).toBe(1);
  const gauges = page.getByRole('list', { name: fr('table:gauge.all') });
  await expect(gauges).toContainText('0 / 12');
  await expect(gauges).toContainText('0 / 15');
});

test('a warband of nine with their weapons takes 35 taps at most, besides typing', async ({
  page,
}) => {
  await page.goto('/');
  await openTab(page, 'warbands');
  await page.getByRole('link', { name: fr('roster:list.new') }).tap();
  await page.getByRole('textbox', { name: fr('roster:new.name') }).fill('Les Neuf');
  await page.getByRole('button', { name: fr('roster:new.create') }).tap();
  await expect(title(page)).toHaveText('Les Neuf');
  await page.getByRole('button', { name: fr('roster:warband.add') }).tap();

  const sheet = page.getByRole('dialog');
  for (const [index, { profile, name, gear, more = 0 }] of NINE.entries()) {
    const called = fr(`mordheim-catalogue:warbands.reikland.profiles.${profile}`);
    await sheet.getByRole('button', { name: new RegExp(`^${called}\\b`) }).tap();
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
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Greta' })
    .getByRole('button', { name: fr('roster:member.another') })
    .tap();

  const members = page.getByRole('region', { name: fr('roster:warband.members') });
  await expect(members.getByRole('listitem').filter({ hasText: 'Greta × 2' })).toBeVisible();
  await expect(page.getByText(fr('roster:list.fighters', { count: 9 })).first()).toBeVisible();
  expect(await tapsOn(page)).toBeLessThanOrEqual(35);
});

/** Five heroes, three with swords, and one with a bow to whom another will come. */
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

test('a wound, its die, who did it, and statuses in strips and on a fighter’s page are one tap each', async ({
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

  await test.step('who put him out: the button of the news, then the name', async () => {
    const ask = page.getByRole('button', { name: fr('table:credit.ask'), exact: true });
    await oneTap(page, ask, () => expect(sheet).toBeVisible());
    await oneTap(page, sheet.getByRole('button', { name: 'Broyeur' }), () =>
      expect(sheet).toBeHidden(),
    );
    await expect(table.row('Dieter')).toContainText(fr('table:credit.by', { name: 'Broyeur' }));
  });

  await test.step('statuses once the strips are open, on as many fighters as it takes', async () => {
    await oneTap(page, states, () => expect(strip('Ulrich')).toBeVisible());
    for (const [name, status] of FALLING) {
      const word = fr(`mordheim:status.${status}.word`);
      await oneTap(page, strip(name).getByRole('button', { name: word }), () =>
        expect(strip(name)).toContainText(word),
      );
    }
    await table.tap(states);
  });

  await test.step('a status on a fighter’s own page, which a first tap opens', async () => {
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

/** Several in a row, and one of them put right again. */
const FALLING = [
  ['Otto', 'stunned'],
  ['Wilhelm', 'out-of-action'],
  ['Lutz', 'fleeing'],
  ['Otto', 'standing'],
] as const;

test('a shot is three taps: who, at whom, and all dice; cover is told together with his name', async ({
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
    page.getByRole('button', { name: fr('mordheim:resolver.field.cover'), exact: true }),
    page.getByRole('button', { name: fr('mordheim:resolver.field.long-range'), exact: true }),
    page.locator('.bar').last(),
  ]);
  await table.tap(page.getByRole('button', { name: fr('resolver:settle.roll-all'), exact: true }));

  const shot = fr('mordheim:resolver.shot.done', { name: 'Greta', other: 'Tchirik' });
  const told = page.getByRole('region', { name: fr('table:todo.title') }).getByRole('article', {
    name: shot,
  });
  await expect(told.getByRole('img').first()).toBeVisible();
  expect(await tapsOn(page)).toBe(before + 3);
  await expect(name('Greta')).toHaveAttribute('aria-pressed', 'true');

  const cover = fr('mordheim:resolver.field.cover');
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

test('of a duel, the order of blows and all that may come of it are in sight at once', async ({
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

/** Between the header and the dock of a phone, without scrolling. */
async function inSightAtOnce(page: Page, parts: readonly Locator[]) {
  const dock = await page.locator('.settle-dock').boundingBox();
  for (const part of parts) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 10_000)).toBeLessThanOrEqual(dock?.y ?? 0);
  }
}

test('a loss of a side without a list is one tap, without scrolling', async ({ page }) => {
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
  await expect(table.card(fr('mordheim:action.shoot.title'))).toBeVisible();
  expect(await tapsOn(page)).toBe(before + 2);
  await saved(page);
  await tellTimes(page, TO_THE_CLAWS.length + 3);
});

const TO_THE_CLAWS = [
  now(1, RAVENS, 'charges'),
  now(1, RAVENS, 'other-moves'),
  now(1, RAVENS, 'shooting'),
  now(1, CLAWS, 'recovery'),
];

test('a round in which nothing happens is four taps at most, and the journal names what was passed', async ({
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

  // One step each, whatever it has passed.
  await table.undo();
  await table.undo();
  await table.expectMoment(now(1, RAVENS, 'charges'));
  await table.tap(page.getByRole('button', { name: fr('table:next.turn-end', { side: ORCS }) }));
  await saved(page);
  await page
    .getByRole('link', { name: fr('table:tabs.journal') })
    .last()
    .tap();
  const phases = ['shooting', 'close-combat'].map((id) => fr(`mordheim:phase.${id}.name`));
  await expect(page.getByText(fr('journal:passed', { phases: phases.join(' et ') }))).toBeVisible();
});

const ORCS = 'Orques du canal';

test('the frame that shows a tapped ring sets nothing else of the screen anew', async ({
  page,
}) => {
  await page.goto('/');
  await startBattle(page);
  const ring = page.locator('.ring').first();
  // Elements and texts that came, went or changed until that frame was painted: each costs layout.
  await ring.evaluate((element) => {
    const changed: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { target } of records) changed.push(target.parentElement?.outerHTML ?? '');
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

/** Taps, waits for what it is to bring, and sees that the page counted one tap. */
async function oneTap(page: Page, target: Locator, brings: () => Promise<void>) {
  const before = await tapsOn(page);
  await thumbOn(page).tap(target);
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

/** How fast it has to be depends on the machine, so this only tells; what it asserts is that taps show at all. */
async function tellTimes(page: Page, taps: number) {
  const times = await timesToPaint(page);
  expect(times.length).toBeGreaterThanOrEqual(taps);
  const [fastest = 0] = times;
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? fastest);
  process.stdout.write(
    `    tap to paint, ${times.length} taps: median ${at(0.5)} ms, slowest ${at(0.999)} ms\n`,
  );
}

/** In ms, the fastest first. */
async function timesToPaint(page: Page): Promise<readonly number[]> {
  const times = await page.evaluate(() =>
    performance.getEntriesByName('tap to paint', 'measure').map(({ duration }) => duration),
  );
  return times.toSorted((a, b) => a - b);
}
