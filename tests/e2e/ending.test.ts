import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { goHome, nextPhase, resume, saved, startBattle, title } from './support/pages.ts';
import { bringCampaign } from './support/screens.ts';
import { tableOn } from './support/table.ts';
import { fr } from './support/words.ts';

// The end of a battle: the moment when a side routs, who has won with which dice, the poster, the next start,
// the rematch. And the glance display of an untouched phone.

const RAVENS = 'Les Corbeaux de Reikland';
const CLAWS = 'Griffes d’Eshin';
const TEST = fr('mordheim:duty.rout-test.title');
const FAILED = fr('mordheim:duty.rout-test.outcome.failed');

function moment(page: Page) {
  const cause = fr('mordheim:cause.rout');
  return page.getByRole('region', { name: fr('moments:rout.moment', { cause, side: RAVENS }) });
}

function end(page: Page) {
  return page.getByRole('region', { name: fr('table:end.winner', { side: CLAWS }) });
}

test.describe('with a running battle', () => {
  test.use({ begins: 'evening' });

  test('a rout fills the screen and one tap undoes it; then come the dice, a poster, home, and a rematch', async ({
    page,
  }) => {
    await page.goto('/');
    await resume(page);
    const table = tableOn(page);
    await table.answer(TEST, FAILED);
    await expect(moment(page)).toBeVisible();
    await expect(moment(page)).toContainText('Cd 8');
    await moment(page)
      .getByRole('button', { name: fr('battle:undo.button') })
      .tap();
    await expect(moment(page)).toBeHidden();
    await expect(table.card(TEST)).toBeVisible();
    // It closes by itself; tests/ui/battle/ending.test.tsx checks after how long, and that a touch ends it
    // sooner.
    await table.answer(TEST, FAILED);
    await expect(moment(page)).toBeHidden();
    await expect(end(page)).toContainText(fr('mordheim:cause.rout'));
    // Without entered dice, only the value is shown.
    await expect(end(page).getByText('Cd 8', { exact: true })).toBeVisible();
    await expect(end(page).getByRole('img', { name: RAVENS })).toBeVisible();

    await end(page)
      .getByRole('link', { name: fr('moments:end.share') })
      .tap();
    await expect(title(page)).toHaveText(fr('journal:share'));
    const poster = page.getByRole('img', { name: new RegExp(`^${fr('moments:poster.title')}`) });
    await expect(poster).toHaveAttribute('alt', new RegExp(CLAWS));
    await expect
      .poll(() =>
        poster.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
      )
      .toEqual([1080, 1350]);
    // As wide as the phone, and all of it in sight with its buttons.
    const box = await page.locator('.share-shown .k-picture').boundingBox();
    expect([box?.width, box?.height].map((one) => Math.round(one ?? 0))).toEqual([358, 448]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const named = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
    await poster.hover();
    await page.mouse.wheel(366, 0);
    await expect(named(fr('journal:report.portrait'))).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: fr('moments:poster.title') }).tap();
    await expect(named(fr('moments:poster.title'))).toBeVisible();
    await expect(poster).toBeInViewport({ ratio: 1 });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: fr('journal:save-image') }).tap(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^hors-de-combat-.*\.png$/);
    const png = await readFile(await download.path());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
    await page.getByRole('link', { name: fr('table:sheet.close') }).tap();
    await expect(end(page)).toBeVisible();
    await saved(page);

    // Closed after the end, the app opens at home; the battle is over there.
    const over = page.url();
    await page.goto('about:blank');
    await page.goto('/');
    await expect(title(page)).toHaveText(fr('home:title'));
    await expect(page.getByText(fr('home:past.won', { side: CLAWS })).first()).toBeVisible();

    await page.goto('about:blank');
    await page.goto(over);
    await expect(end(page)).toBeVisible();
    await page.getByRole('button', { name: fr('moments:end.rematch') }).tap();
    await expect(title(page)).toHaveText(fr('table:header.round', { round: 1 }));
    await expect(table.gauge(RAVENS)).toContainText('0 / 12');
    await expect(table.gauge(CLAWS)).toContainText('0 / 15');
    await saved(page);
    await goHome(page);
    await expect(page.getByRole('link', { name: fr('home:progress.resume') })).toBeVisible();
  });
});

test('the poster portrays who was put out of action, if there is a photo of nobody else', async ({
  page,
}) => {
  await bringCampaign(page);
  await resume(page);
  await tableOn(page).answer(TEST, FAILED);
  await expect(moment(page)).toBeHidden();
  await end(page)
    .getByRole('link', { name: fr('moments:end.share') })
    .tap();
  const poster = page.getByRole('img', { name: new RegExp(`^${fr('moments:poster.title')}`) });
  await expect(poster).toBeVisible();
  /** The share of ink on a circle about the middle of the medal. */
  const inkAt = (radius: number) =>
    poster.evaluate(async (image: HTMLImageElement, away) => {
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const places = Array.from({ length: 90 }, (_, at) => (at / 90) * Math.PI * 2);
      const dark = places.filter((turn) => {
        const [x, y] = [190 + Math.cos(turn) * away, 190 + Math.sin(turn) * away];
        return (context?.getImageData(x, y, 1, 1).data[0] ?? 255) < 80;
      });
      return dark.length / places.length;
    }, radius);
  // The skull lies over part of the ring.
  expect(await inkAt(99)).toBeGreaterThan(0.75);
  const inside = await inkAt(50);
  expect(inside).toBeGreaterThan(0.1);
  expect(inside).toBeLessThan(0.95);
});

test('an untouched phone shows the table in large letters, and a touch ends that', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await startBattle(page);
  const table = tableOn(page);
  const here = { round: 1, plays: RAVENS, phase: 'recovery', step: null } as const;
  await page.clock.fastForward(46_000);
  const glance = page.locator('.glance');
  await expect(glance).toBeVisible();
  for (const said of [RAVENS, fr('mordheim:phase.recovery.short'), '0/12', CLAWS, '0/15']) {
    await expect(glance).toContainText(said);
  }
  const size = (part: string) =>
    glance
      .locator(part)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await size('.glance-figure-big')).toBeGreaterThanOrEqual(100);
  expect(await size('.glance-side')).toBeGreaterThanOrEqual(48);
  expect(await size('.glance-phase')).toBeGreaterThanOrEqual(48);

  // At the next-phase button: the touch only ends the display.
  const button = await nextPhase(page).boundingBox();
  if (button === null) throw new Error('no way on');
  await page.touchscreen.tap(button.x + button.width / 2, button.y + button.height / 2);
  await expect(glance).toBeHidden();
  await table.expectMoment(here);

  // It never covers an open sheet.
  await page.getByRole('button', { name: fr('table:header.menu') }).tap();
  await page.clock.fastForward(46_000);
  await expect(glance).toBeHidden();
});

test('face to face, each player reads one half of it, from the own side of the table', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/#/settings');
  await page.getByRole('switch', { name: fr('settings:table.facing') }).tap();
  await page.goto('/#/');
  await startBattle(page);
  await page.clock.fastForward(46_000);
  const halves = page.locator('.glance-half');
  await expect(halves).toHaveCount(2);
  const far = halves.filter({ hasText: CLAWS }).and(page.locator('.glance-turned'));
  const near = halves.filter({ hasText: RAVENS }).last();
  for (const half of [far, near]) {
    const figure = half.locator('.glance-figure-big');
    const size = await figure.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    expect(size).toBeGreaterThanOrEqual(100);
  }
  // Seen from the far side, the name is above the figures.
  const top = async (half: typeof far, part: string) =>
    (await half.locator(part).first().boundingBox())?.y ?? 0;
  expect(await top(far, '.glance-side')).toBeGreaterThan(await top(far, '.glance-figure'));
  expect(await top(near, '.glance-side')).toBeLessThan(await top(near, '.glance-figure'));
  for (const half of [far, near]) {
    const outside = await half.evaluate((one) => {
      const room = one.getBoundingClientRect();
      return [...one.querySelectorAll('.glance-part')].filter((part) => {
        const { top: above, bottom } = part.getBoundingClientRect();
        return above < room.top - 1 || bottom > room.bottom + 1;
      }).length;
    });
    expect(outside).toBe(0);
  }
});
