import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { type Ear, listenTo } from './support/heard.ts';
import { faintRings, type Keyboard, keyboardOn } from './support/keyboard.ts';
import { ring, saved, title, undoButton } from './support/pages.ts';
import { fr } from './support/words.ts';

// A battle played by keyboard alone, by somebody who sees the focus ring and by somebody who relies on a
// screen reader. The focus is never lost, and every change is announced once.

const RAVENS = 'Les Corbeaux de Reikland';
const CLAWS = 'Griffes d’Eshin';
const word = (key: string, params = {}) => fr(`mordheim:${key}`, params);

/** A player with a keyboard and a screen reader. */
interface Player {
  readonly page: Page;
  readonly keys: Keyboard;
  readonly ear: Ear;
}

test.describe('in a running battle', () => {
  test.use({ begins: 'evening' });

  test('a turn can be played by keyboard alone, and each change is announced once', async ({
    page,
  }) => {
    const ear = await listenTo(page);
    const player = { page, keys: keyboardOn(page), ear };
    await page.goto('/');
    // Home is drawn again as its warbands come.
    await expect(page.getByRole('link', { name: RAVENS })).toBeVisible();
    await page.keyboard.press('Tab');

    await intoTheBattle(player);
    await ringOfTheLeader(player);
    await loseARat(player);
    await injuryByDice(player);
    await routTest(player);
    await takeBackAndGoOn(player);
    await notesARun(player);
    await fighterAndBack(player);
    await journalAndBack(player);
    await endBattle(player);

    expect(faintRings(player.keys.rings())).toEqual([]);
  });
});

test('the focus ring stands out in the light theme too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const keys = keyboardOn(page);
  await page.goto('/');
  // Home is drawn again as its warbands come.
  await expect(page.getByRole('link', { name: RAVENS })).toBeVisible();
  await page.keyboard.press('Tab');
  await keys.use(page.getByRole('link', { name: fr('home:new-battle') }));
  await keys.use(page.getByRole('button', { name: fr('setup:start') }));
  await expect(title(page)).toHaveText(fr('table:header.round', { round: 1 }));
  await keys.use(page.getByRole('button', { name: fr('table:header.menu') }));
  for (let stop = 0; stop < 12; stop += 1) await keys.press('Tab');
  await keys.press('Escape');
  await keys.to(page.getByRole('link', { name: fr('table:tabs.journal') }));
  expect(faintRings(keys.rings())).toEqual([]);
});

test('Tab stays within a sheet, and Escape returns the focus to where it was opened', async ({
  page,
}) => {
  const keys = keyboardOn(page);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await keys.use(page.getByRole('link', { name: fr('home:new-battle') }));
  await keys.use(page.getByRole('button', { name: fr('setup:start') }));
  await expect(title(page)).toHaveText(fr('table:header.round', { round: 1 }));
  const menu = page.getByRole('button', { name: fr('table:header.menu') });
  await keys.use(menu);
  const sheet = page.getByRole('dialog');
  const stops = await sheet.getByRole('button').count();
  for (let stop = 0; stop < stops; stop += 1) {
    await keys.press('Tab');
    await expect(sheet.locator(':focus')).toHaveCount(1);
  }
  await keys.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(menu).toBeFocused();
});

async function intoTheBattle({ page, keys, ear }: Player) {
  await keys.use(page.getByRole('link', { name: fr('home:progress.resume') }));
  await expect(title(page)).toHaveText(fr('table:header.round', { round: 3 }));
  await expect(title(page)).toBeFocused();
  await saved(page);
  await ear.heard(null);
}

/** A switch announces its own new state; no live region repeats it. */
async function ringOfTheLeader({ page, keys, ear }: Player) {
  const rat = ring(page, 'Furtif', fr, 6);
  await keys.use(rat, 'Space');
  await expect(rat).toHaveAttribute('aria-pressed', 'true');
  await expect(rat).toBeFocused();
  await ear.heard([]);
}

/** Statuses in strips; a fall is announced together with the question who caused it. */
async function loseARat({ page, keys, ear }: Player) {
  const claws = sideOf(page, CLAWS);
  const states = claws.getByRole('button', { name: fr('table:side.states') });
  await keys.use(states, 'Space');
  const tile = (status: string) =>
    claws
      .getByRole('group', { name: 'Furtif', exact: true })
      .getByRole('button', { name: word(`status.${status}.word`) });
  await keys.use(tile('stunned'));
  await expect(tile('stunned')).toBeFocused();
  await ear.heard([word('status.stunned.set', { name: 'Furtif' })]);
  await keys.use(tile('out-of-action'), 'Space');
  await expect(tile('out-of-action')).toHaveAttribute('aria-pressed', 'true');
  await ear.heard([word('status.out-of-action.set', { name: 'Furtif' })]);
  await keys.use(states, 'Space');
}

/** The drop opens the dice, a face closes them, and the focus goes to the sign of the row, which has no drop any more. */
async function injuryByDice({ page, keys, ear }: Player) {
  const ravens = sideOf(page, RAVENS);
  await keys.use(ravens.getByRole('button', { name: word('wound.lost', { name: 'Matthias' }) }));
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: /^1/ })).toBeFocused();
  await keys.use(sheet.getByRole('button', { name: /^6/ }));
  await expect(sheet).toHaveCount(0);
  await ear.heard([word('status.out-of-action.set', { name: 'Matthias' })]);
  await expect(keys.focused).toHaveAccessibleName(/^Matthias/);
}

async function notesARun(player: Player) {
  const { page, keys, ear } = player;
  await next(player, 'movement', 'charges');
  await next(player, 'movement', 'compulsory', [
    fr('table:todo.title'),
    word('duty.flee-move.title', { name: 'Gunther' }),
  ]);
  await next(player, 'movement', 'other-moves');
  const runs = page.getByRole('article', { name: word('action.run.title') });
  await keys.round('Tab');
  await keys.use(runs.getByRole('button', { name: 'Wilhelm', exact: true }));
  await ear.heard([word('action.run.done', { name: 'Wilhelm' })]);
}

/** The card disappears when it is answered; the focus stays among the duties. */
async function routTest({ page, keys, ear }: Player) {
  const card = page.getByRole('article', { name: word('duty.rout-test.title') });
  await keys.use(
    card.getByRole('button', { name: word('duty.rout-test.outcome.passed'), exact: true }),
  );
  await expect(card).toHaveCount(0);
  await expect(page.locator('section:focus-within, article:focus')).not.toHaveCount(0);
  await ear.heard([word('duty.rout-test.done.passed')]);
}

async function takeBackAndGoOn({ page, keys, ear }: Player) {
  const step = word('duty.rout-test.done.passed');
  await keys.use(undoButton(page));
  await ear.heard([
    [fr('battle:undo.undone', { step }), fr('battle:gauge.announce-due', { side: RAVENS })].join(
      ' · ',
    ),
  ]);
  await keys.round('Shift+Tab');
  await keys.use(page.getByRole('button', { name: fr('battle:undo.redo') }));
  await ear.heard([fr('battle:undo.redone', { step })]);
  await saved(page);
}

/** Back leads to the row that the page was opened from. */
async function fighterAndBack({ page, keys }: Player) {
  const link = sideOf(page, RAVENS).getByRole('link').filter({ hasText: 'Ulrich' }).first();
  await keys.use(link);
  await expect(title(page)).toHaveText('Ulrich');
  await expect(title(page)).toBeFocused();
  await keys.use(page.getByRole('banner').getByRole('link').first());
  await expect(title(page)).toHaveText(fr('table:header.round', { round: 3 }));
  await expect(link).toBeFocused();
}

async function journalAndBack({ page, keys, ear }: Player) {
  const tabs = page.getByRole('navigation');
  await keys.to(page.getByRole('banner').getByRole('link').first());
  await keys.round('Shift+Tab');
  await keys.use(tabs.getByRole('link', { name: fr('table:tabs.journal') }));
  await expect(title(page)).toHaveText(fr('journal:title'));
  await expect(title(page)).toBeFocused();
  await keys.use(tabs.getByRole('link', { name: fr('table:tabs.table') }));
  await expect(title(page)).toHaveText(fr('table:header.round', { round: 3 }));
  await expect(title(page)).toBeFocused();
  await ear.heard([]);
}

async function endBattle({ page, keys, ear }: Player) {
  await keys.use(page.getByRole('button', { name: fr('table:header.menu') }));
  const sheet = page.getByRole('dialog');
  await keys.use(sheet.getByRole('button', { name: fr('table:menu.end') }));
  await keys.use(sheet.getByRole('button', { name: fr('table:end.winner', { side: RAVENS }) }));
  await expect(sheet).toHaveCount(0);
  await ear.heard([fr('battle:entry.battle-ended', { side: RAVENS })]);
  await expect(keys.focused).toHaveCount(1);
  await saved(page);
}

/** The big button at the bottom, which keeps the focus from phase to phase. */
async function next(
  { page, keys, ear }: Player,
  phase: string,
  step?: string,
  due: readonly string[] = [],
) {
  const on = page.locator('.battle-dock button.k-primary');
  await keys.use(on);
  await ear.heard([
    [entered(RAVENS, phase), ...(step === undefined ? [] : [word(`step.${step}`)]), ...due].join(
      ' · ',
    ),
  ]);
  await expect(on).toBeFocused();
}

function entered(side: string, phase: string): string {
  return fr('battle:entry.phase-entered', { system: 'mordheim', side, phase, round: 3 });
}

function sideOf(page: Page, name: string): Locator {
  return page
    .getByRole('region')
    .filter({ has: page.getByRole('button', { name: fr('table:side.states') }) })
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}
