import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { startSamples } from './support/calculation.ts';
import { wordsThatBreak } from './support/inspect.ts';
import { allRows, startBattle } from './support/pages.ts';
import { bringCampaign, CAMPAIGN, openScreen } from './support/screens.ts';
import { SAMPLED_SYSTEMS } from './support/systems.ts';
import { fr } from './support/words.ts';

// The table on screens of all sizes: duties can be answered without scrolling, the sides are beside them
// where there is space, no word is broken and no button has three lines.

const SMALL = { width: 320, height: 568 };
const PHONE = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };
const UPRIGHT_TABLET = { width: 768, height: 1024 };
const TABLET = { width: 1024, height: 768 };
const DESK = { width: 1440, height: 900 };

const EVERY_SHAPE = [
  { name: '320 × 568', size: SMALL, text: 1 },
  { name: '844 × 390', size: ON_ITS_SIDE, text: 1 },
  { name: '200 % text', size: PHONE, text: 2 },
  { name: '768 × 1024', size: UPRIGHT_TABLET, text: 1 },
  { name: '1024 × 768', size: TABLET, text: 1 },
  { name: '1440 × 900', size: DESK, text: 1 },
] as const;

const WIDE_SHAPES = [UPRIGHT_TABLET, ON_ITS_SIDE, TABLET, DESK] as const;

/** Makes it the phone of the side that does not play. */
const STANDING_IN = ['battle-waiting', 'two-phones-on-hub'] as const;

test.use({ begins: 'evening' });

test('the rout test can be answered without scrolling on every screen size', async ({ page }) => {
  await page.goto('/');
  await openScreen(page, 'battle');
  const card = page.getByRole('article', { name: fr('mordheim:duty.rout-test.title') });
  for (const { name, size, text } of EVERY_SHAPE) {
    await shape(page, size, text);
    for (const outcome of ['failed', 'passed'] as const) {
      const button = card.getByRole('button', {
        name: fr(`mordheim:duty.rout-test.outcome.${outcome}`),
      });
      expect(await inReach(button), `${name}: ${outcome}`).toBe(true);
    }
    expect(await wordsThatBreak(page), name).toEqual([]);
  }
});

test('on a tablet both sides are beside the duties, and the next-phase button stays in view', async ({
  page,
}) => {
  await page.goto('/');
  await openScreen(page, 'battle');
  for (const size of [TABLET, DESK]) {
    await shape(page, size);
    const due = await boxOf(page.locator('.table-now'));
    const sides = await page.locator('.sides > *').evaluateAll((all) =>
      all.map((side) => {
        const { left, right, top } = side.getBoundingClientRect();
        return { left, right, top };
      }),
    );
    const [one, other] = sides;
    if (one === undefined || other === undefined) throw new Error('There are two sides.');
    expect(due.right).toBeLessThanOrEqual(one.left);
    expect(one.right).toBeLessThanOrEqual(other.left);
    expect(other.top).toBe(one.top);

    // At the end of the lists the duties are still visible.
    for (const side of await page.locator('.sides > *').all()) {
      await side.evaluate((list) => list.scrollTo(0, list.scrollHeight));
    }
    await expect(page.getByRole('heading', { name: fr('table:todo.title') })).toBeInViewport();
    await expect(page.locator('.battle-dock .k-primary')).toBeInViewport();
  }
});

test('on every wide screen the big button stands on the columns, and nothing covers or leaves them', async ({
  page,
}) => {
  await page.goto('/');
  for (const name of ['home', 'new-battle', 'warbands', 'warband', 'battle-end', 'after-battle']) {
    await page.setViewportSize(PHONE);
    await openScreen(page, name);
    await expectOnColumns(page, name);
  }
});

test('so it does in a campaign', async ({ page }) => {
  await bringCampaign(page);
  for (const screen of CAMPAIGN.filter(({ name }) => /^campaign(?:-of-all)?$/.test(name))) {
    await page.setViewportSize(PHONE);
    await screen.open(page, fr);
    await expectOnColumns(page, screen.name);
  }
});

test('on a tablet each side scrolls on its own under its gauge, whoever plays', async ({
  page,
}) => {
  await page.goto('/');
  await openScreen(page, 'battle');
  for (const size of [UPRIGHT_TABLET, TABLET, DESK]) {
    await shape(page, size);
    await expectUnderGauges(page);
    const [one, other] = await page.locator('.sides > *').all();
    if (one === undefined || other === undefined) throw new Error('There are two sides.');
    const before = await boxOf(page.locator('.gauges'));
    await other.evaluate((list) => list.scrollTo(0, 200));
    expect(await other.evaluate(({ scrollTop }) => scrollTop)).toBe(200);
    expect(await one.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    expect(await boxOf(page.locator('.gauges'))).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // The big button is as wide as a column, and so are the tabs or both lists.
    const button = await boxOf(page.locator('.battle-dock'));
    const column = await boxOf(
      size === UPRIGHT_TABLET ? page.locator('.gauges > li').last() : duties(page),
    );
    expect(button.left).toBeCloseTo(column.left, 0);
    expect(button.right).toBeCloseTo(column.right, 0);
  }
  // A fighter's page and back: the list is where it was.
  await page.locator('.sides > *').last().locator('a.fighter-face').nth(6).tap();
  await page.goBack();
  await expect
    .poll(() =>
      page
        .locator('.sides > *')
        .last()
        .evaluate(({ scrollTop }) => scrollTop),
    )
    .toBe(200);
  await page.getByRole('button', { name: fr('mordheim:phase.close-combat.short') }).tap();
  await page.locator('.battle-dock button.k-primary').tap();
  await expectUnderGauges(page);
});

test('on an upright tablet the duties stand above both sides', async ({ page }) => {
  await page.goto('/');
  await openScreen(page, 'battle-close-combat');
  await shape(page, UPRIGHT_TABLET);
  const due = await boxOf(page.locator('.table-now'));
  const gauges = await boxOf(page.locator('.gauges'));
  expect(due.bottom).toBeLessThanOrEqual(gauges.top);
  expect(due.bottom - due.top).toBeLessThanOrEqual(UPRIGHT_TABLET.height * 0.4);
  expect((await boxOf(page.locator('.table-sides'))).bottom).toBeLessThanOrEqual(
    (await boxOf(page.locator('.battle-dock'))).top,
  );
});

test('from 1280 px on the journal is a column of the table, and it follows the battle', async ({
  page,
}) => {
  const journal = page.getByRole('region', { name: fr('journal:title') });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/');
  await openScreen(page, 'battle');
  await page.setViewportSize({ width: 1279, height: 900 });
  await expect(page.locator('.table-columns')).toBeVisible();
  await expect(journal).toHaveCount(0);
  expect(fetched.filter((url) => url.includes('JournalColumn'))).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(journal).toBeVisible();
  const sides = await boxOf(page.locator('.table-sides'));
  expect((await boxOf(journal)).left).toBeGreaterThanOrEqual(sides.right);
  const first = journal.getByRole('listitem').first();
  const before = await first.innerText();
  await page.getByRole('button', { name: fr('mordheim:wound.lost', { name: 'Lutz' }) }).tap();
  await page.keyboard.press('Escape');
  await expect(first).toContainText('Lutz');
  expect(await first.innerText()).not.toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});

test('on a phone in landscape a sheet opens over the duties, and never covers the gauges', async ({
  page,
}) => {
  await page.goto('/');
  await openScreen(page, 'battle');
  await shape(page, ON_ITS_SIDE);
  const gauges = await boxOf(page.locator('.gauges'));
  await page.getByRole('button', { name: fr('table:header.menu') }).tap();
  expect((await boxOf(page.getByRole('dialog'))).left).toBeGreaterThanOrEqual(gauges.right);
});

test('on a low tablet the last duty can be scrolled clear of the toast', async ({ page }) => {
  await page.setViewportSize({ width: TABLET.width, height: 560 });
  await page.goto('/');
  // Somebody goes out of action, which shows a toast, and the card of his fight, the last one, is opened.
  await openScreen(page, 'battle-fight-settled');
  await expect(page.locator('.k-toast')).toBeVisible();
  await page.locator('.table-now').evaluate((column) => column.scrollTo(0, column.scrollHeight));
  const toast = await boxOf(page.locator('.k-toast'));
  expect((await boxOf(page.locator('.fight-settled'))).bottom).toBeLessThanOrEqual(toast.top);
});

test('on wide screens a duel is beside the duties, and its dice never cover them', async ({
  page,
}) => {
  await page.goto('/');
  await openScreen(page, 'battle-close-combat');
  for (const size of [TABLET, DESK]) {
    await page.setViewportSize(size);
    const due = page.locator('.table-now');
    const top = await due.evaluate((column) => {
      column.scrollTo(0, column.scrollHeight);
      return column.scrollTop;
    });
    await due.locator('a[href*="/duel/"]').last().tap();
    await expect(page.locator('.roles')).toBeVisible();
    const edge = (await boxOf(due)).right;
    for (const part of ['.roles', '.needs', '.settle-dock']) {
      const box = await boxOf(page.locator(part).first());
      expect(box.left, part).toBeGreaterThanOrEqual(edge);
      expect(box.right, part).toBeLessThanOrEqual(size.width);
    }
    expect(await inReach(page.getByRole('button', { name: START }))).toBe(true);
    expect(await wordsThatBreak(page)).toEqual([]);
    await page.getByRole('button', { name: START }).tap();
    expect((await boxOf(page.getByRole('dialog'))).left).toBeGreaterThanOrEqual(edge);
    await page.keyboard.press('Escape');
    // The next fighter's duel takes its place at once.
    const who = page
      .getByRole('region', { name: fr('resolver:roles') })
      .getByRole('button')
      .first();
    const before = await who.innerText();
    await due.locator('a[href*="/duel/"]').first().tap();
    await expect(who).not.toHaveText(before, { useInnerText: true });
    await page
      .getByRole('navigation', { name: fr('table:tabs.all') })
      .getByRole('link', { name: fr('table:tabs.table') })
      .tap();
    await expect(page.locator('.sides')).toBeVisible();
    // The duties are where they were; beside the duel the column is higher, and may not scroll at all.
    expect(await due.evaluate(({ scrollTop }) => scrollTop)).toBe(top);
  }
});

test('all options of all calculations fit a narrow phone, in every game with samples', async ({
  page,
}) => {
  await page.goto('/');
  const faults: string[] = [];
  for (const { id, resolvers } of SAMPLED_SYSTEMS) {
    await beginGame(page, id);
    const battle = new URL(page.url()).hash;
    await page.setViewportSize(SMALL);
    for (const resolver of resolvers) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `${battle}/duel/${resolver.id}`);
      await expect(page.locator('.roles')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/duel/${resolver.id}$`));
      // Opens everything that is folded, nested folds too.
      await page.locator('main').evaluate((main) => {
        for (const fold of main.querySelectorAll('details')) fold.open = true;
      });
      await expect(page.locator('main details:not([open])')).toHaveCount(0);
      for (const fault of [...(await wordsThatBreak(page)), ...(await outOfSight(page))]) {
        faults.push(`${id}, ${resolver.id}: ${fault}`);
      }
    }
    await page.setViewportSize(PHONE);
  }
  expect(faults, faults.join('\n')).toEqual([]);
});

test('on a phone in landscape the gauges, duties and next-phase button are all visible', async ({
  page,
}) => {
  await page.goto('/');
  await openScreen(page, 'battle');
  await shape(page, ON_ITS_SIDE);
  const gauges = await boxOf(page.locator('.gauges'));
  const due = await boxOf(page.locator('.table-now'));
  const on = await boxOf(page.locator('.battle-dock'));
  expect(gauges.right).toBeLessThanOrEqual(due.left);
  expect(on.top).toBeGreaterThanOrEqual(gauges.bottom);
  expect(on.bottom).toBeLessThanOrEqual(ON_ITS_SIDE.height);
  await page.locator('.table-main').evaluate((lists) => lists.scrollTo(0, lists.scrollHeight));
  await expect(page.locator('.gauge').first()).toBeInViewport({ ratio: 0.99 });
});

test('the steps of a phase and the controls around them do not overlap', async ({ page }) => {
  await page.goto('/');
  await openScreen(page, 'battle-moves');
  for (const size of [SMALL, ON_ITS_SIDE, TABLET]) {
    await page.setViewportSize(size);
    const overlaps = await page.evaluate(() => {
      const boxes = [
        ...document.querySelectorAll('.k-topbar button, .gauge, .k-step, .substep'),
      ].map((element) => ({
        name: (element.textContent ?? '').trim(),
        box: element.getBoundingClientRect(),
      }));
      return boxes.flatMap((one, index) =>
        boxes.slice(index + 1).flatMap((other) => {
          const wide =
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const high =
            Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          return wide > 0.5 && high > 0.5 ? [`${one.name} / ${other.name}`] : [];
        }),
      );
    });
    expect(overlaps, `${size.width} × ${size.height}`).toEqual([]);
  }
});

for (const [name, screens] of [
  ['the glance display', ['glance']],
  ['the glance display in the turn of the side opposite', [...STANDING_IN, 'glance']],
  ['the glance display face to face', [...STANDING_IN, 'glance-facing']],
] as const) {
  test(`${name} fits a small phone, and one in landscape`, async ({ page }) => {
    await page.goto('/');
    for (const screen of screens) await openScreen(page, screen);
    for (const size of [SMALL, ON_ITS_SIDE]) {
      await page.setViewportSize(size);
      const where = `${size.width} × ${size.height}`;
      expect(await outsideOfGlance(page), where).toEqual([]);
      const wake = await boxOf(page.locator('.glance-wake'));
      const last = await boxOf(page.locator('.glance-part').last());
      expect(last.bottom, where).toBeLessThanOrEqual(wake.top + 8);
    }
  });
}

/** Words of the glance display that leave the window, or that it cuts. */
function outsideOfGlance(page: Page): Promise<readonly string[]> {
  return page.locator('.glance *').evaluateAll((all) =>
    all.flatMap((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const out = top < -8 || left < -8 || bottom > innerHeight + 8 || right > innerWidth + 8;
      // Less than half a line is what letters have below theirs.
      const half = Number.parseFloat(getComputedStyle(element).lineHeight) / 2;
      const cut = element.matches('.display') && element.scrollHeight > element.clientHeight + half;
      const words = (element.textContent ?? '').trim();
      return (out || cut) && words !== '' && !element.matches('.visually-hidden') ? [words] : [];
    }),
  );
}

/** The big button is as wide as a column, or beside everything on a phone in landscape. */
async function expectOnColumns(page: Page, screen: string): Promise<void> {
  for (const size of WIDE_SHAPES) {
    const where = `${screen}, ${size.width} × ${size.height}`;
    await shape(page, size);
    expect(await outOfSight(page), where).toEqual([]);
    const buttons = page.locator('.k-dock .k-primary');
    if ((await buttons.count()) === 0) continue;
    const button = await boxOf(buttons.last());
    const columns = await page.locator('.columns > *, .k-screen-main').evaluateAll((all) =>
      all.map((column) => {
        const { left, right } = column.getBoundingClientRect();
        const { paddingLeft, paddingRight } = getComputedStyle(column);
        return {
          left: left + Number.parseFloat(paddingLeft),
          right: right - Number.parseFloat(paddingRight),
        };
      }),
    );
    if (size === ON_ITS_SIDE) {
      const inner = await boxOf(page.locator('.k-screen-page'));
      expect(button.left, where).toBeGreaterThanOrEqual(inner.right);
      expect(button.right, where).toBeLessThanOrEqual(size.width);
    } else {
      const edges = columns.map(({ right }) => Math.round(right));
      expect(edges, where).toContain(Math.round(button.right));
      // The last of several buttons takes a part of a column.
      if ((await buttons.count()) > 1) continue;
      expect(
        columns.map(({ left }) => Math.round(left)),
        where,
      ).toContain(Math.round(button.left));
    }
  }
}

/** Each side's list has the edges of its gauge. */
async function expectUnderGauges(page: Page): Promise<void> {
  const edges = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [Math.round(left), Math.round(right)];
      }),
    );
  await expect.poll(() => edges('.sides .fighters')).toEqual(await edges('.gauges > li'));
  const names = await page.locator('.gauge-name').allInnerTexts();
  const lists = await page.locator('.sides h2').allInnerTexts();
  for (const [at, name] of names.entries()) expect(name).toContain(lists[at] ?? '?');
}

function duties(page: Page) {
  return page.locator('.table-now .duties');
}

const START = fr('resolver:settle.start');

/** Begins a battle between a game's two samples, wherever the page is. */
async function beginGame(page: Page, system: string): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/';
  });
  if (system === 'mordheim') await startBattle(page);
  else await startSamples(page, system);
}

/**
 * Controls that are cut off by the width of the screen, and whether the page is wider than it; nothing may
 * scroll sideways.
 */
function outOfSight(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const all = [
      ...document.querySelectorAll('main button, main select, main summary, main label'),
    ];
    const out = all.flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const words = (element.textContent ?? '').trim();
      return width > 1 && (left < 0 || right > innerWidth) ? [`"${words}" is cut`] : [];
    });
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [...out, `${scrollWidth} px wide`] : out;
  });
}

/** Shows the same page from its top, in a screen size and text size. */
async function shape(
  page: Page,
  size: { readonly width: number; readonly height: number },
  text = 1,
): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate((scale) => {
    document.documentElement.style.setProperty('--text-scale', String(scale));
    scrollTo(0, 0);
  }, text);
  await allRows(page);
}

/** Whether it can be tapped without scrolling: entirely visible, with nothing over its centre. */
function inReach(button: ReturnType<Page['locator']>): Promise<boolean> {
  return button.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && middle !== null && element.contains(middle);
  });
}

async function boxOf(locator: ReturnType<Page['locator']>) {
  return locator.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });
}
