import type { Page } from '@playwright/test';
import { fr } from '../../tests/e2e/support/words.ts';
import type { Aim, Sign } from './eyes.ts';
import type { Random } from './random.ts';
import type { Picture, RecordedTap, Tap } from './record.ts';
import { inPage, PATIENCE, untilShown } from './waiting.ts';

// Taps at the table, quick as a thumb’s, with the moment at which each is shown.

/** Waits until everyone in the battle is on the screen. */
export async function whole(tab: Page): Promise<void> {
  await untilShown(
    tab,
    () => window.soak.save() !== '' && window.soak.picture() !== null,
    'the battle with everybody in it',
  );
}

/**
 * From any screen into a new battle between the sample warbands, once the form has both. It opens the address
 * directly, since home moves until the disk has answered.
 */
export async function startBattle(tab: Page): Promise<void> {
  await inPage(tab, () => {
    location.hash = '#/new-battle';
  });
  const bothThere = () => document.querySelectorAll('.setup-sides h2').length > 1;
  await untilShown(tab, bothThere, 'the form of a new battle');
  await tapOn(tab, { css: 'button', named: fr('setup:start') });
  await whole(tab);
}

/**
 * Opens an address. A browser still loading its own error page, because a server did not respond before, may
 * let that page win, with various errors.
 */
export async function goTo(tab: Page, address: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await tab.goto(address, { waitUntil: 'commit' });
      return;
    } catch (thrown) {
      if (tries > 50 || !BROKEN_OFF.test(String(thrown))) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

const BROKEN_OFF = /interrupted by another navigation|net::ERR_ABORTED/;

/** Taps an element once it is there, and again if it moved. */
export async function tapOn(tab: Page, aim: Aim): Promise<void> {
  await touch(tab, aim);
  const beside = await tab
    .evaluate((sought) => window.soak.hit(sought) === 'beside', aim)
    .catch(() => false);
  if (beside) await tapOn(tab, aim);
}

/** A single attempt at the tap, after one that wakes a phone that has lain untouched. */
async function touch(tab: Page, aim: Aim): Promise<void> {
  const glances = { css: '.glance' };
  if (await tab.evaluate((sought) => window.soak.sees(sought), glances).catch(() => false)) {
    await tab.mouse.click(20, 20);
  }
  const at = await tab
    .waitForFunction((sought) => window.soak.aim(sought), aim, { timeout: PATIENCE })
    .catch(async () => {
      const there = await tab.evaluate((sought) => window.soak.sees(sought), aim);
      const over = await tab.evaluate((sought) => window.soak.cover(sought), aim);
      throw new Error(
        `There is ${there ? 'no way to' : 'no'} ${aim.named ?? aim.css}${there ? `: ${over}` : ''}.`,
      );
    });
  const spot = await at.jsonValue();
  if (spot === null) throw new Error(`There is no ${aim.named ?? aim.css}.`);
  await rest(tab, spot);
  await tab.mouse.click(spot.x, spot.y);
}

/** A tap with everything that it takes, until its change is shown. */
export async function press(tab: Page, tap: Tap): Promise<void> {
  await lead(tab, tap);
  const shown = await watch(tab, tap);
  await tapOn(tab, aimOf(tap));
  await shown();
  await tidy(tab, tap);
}

/**
 * The same, but it returns at the very moment the change is shown.
 * @returns the page’s save status at that moment, as `Eyes.save`
 */
export async function pressAnd(tab: Page, tap: Tap, then: () => Promise<void>): Promise<string> {
  await lead(tab, tap);
  const shown = await watch(tab, tap);
  const tapped = touch(tab, aimOf(tap)).catch(() => undefined);
  const save = await shown();
  await then();
  await tapped;
  return save;
}

/** The tap without waiting for its effect. @param at called while the finger is on the glass */
export async function pressBlindly(tab: Page, tap: Tap): Promise<void> {
  await lead(tab, tap);
  await touch(tab, aimOf(tap));
}

/** Makes the page reload in the task that shows the tap; resolves when it has reloaded. */
export async function pressAndReload(tab: Page, tap: Tap): Promise<void> {
  await lead(tab, tap);
  const sign = await signOf(tab, tap);
  await untilStarted(tab, async () => {
    await tab.evaluate((what) => window.soak.reloadWhenShown(what), sign);
    await touch(tab, aimOf(tap)).catch(() => undefined);
  });
}

/** Does what makes the page restart. @throws when that fails, or the page never does */
export async function untilStarted(tab: Page, work: () => Promise<void>): Promise<void> {
  // The wait starts first; whichever fails is reported, and neither is left as an unhandled rejection.
  await Promise.all([tab.waitForEvent('domcontentloaded', { timeout: 2 * PATIENCE }), work()]);
}

/** Whether the battle has ended: the last tap may have caused a rout, or redone an end. */
export function isOver(tab: Page): Promise<boolean> {
  return tab.evaluate(() => document.querySelector('.battle-end') !== null);
}

/** A random tap that is possible on this screen. @param text for a note, never used before */
export async function randomTap(
  tab: Page,
  random: Random,
  recorded: readonly RecordedTap[],
  text: string,
): Promise<Tap> {
  const { picture, answers, canUndo, over } = await tab.evaluate(() => ({
    picture: window.soak.picture() ?? {},
    answers: window.soak.sees({ css: 'article .k-button-pass' }),
    canUndo: window.soak.sees({ css: 'header button:has(.table-undo)' }),
    over: document.querySelector('.battle-end') !== null,
  }));
  const last = recorded.at(-1)?.tap.kind;
  const roll = random.share();
  if (canUndo && steps(recorded) > 0 && (over || roll < 0.12)) return { kind: 'undo' };
  if (last === 'undo' && roll < 0.5) return { kind: 'redo' };
  if (roll < 0.2) return { kind: 'next' };
  if (answers && roll < 0.3) return { kind: 'answer' };
  if (roll < 0.34) return { kind: 'note', text };
  const wounded = withLeft(picture);
  if (wounded.length > 0 && roll < 0.4) return { kind: 'wound', who: random.one(wounded) };
  const rings = withRing(picture);
  if (rings.length > 0 && roll < 0.7) {
    const who = random.one(rings);
    return { kind: 'ring', who, on: picture[who]?.ring === false };
  }
  const who = random.one(Object.keys(picture));
  const now = picture[who]?.status;
  const others = STATUSES.filter((status) => fr(`mordheim:status.${status}.word`) !== now);
  return { kind: 'status', who, to: random.one(others) };
}

const STATUSES = ['standing', 'knocked-down', 'stunned', 'fleeing', 'out-of-action'] as const;

/** Fighters with several wounds, of which one more costs only a wound. */
function withLeft(picture: Picture): readonly string[] {
  return Object.keys(picture).filter((name) => {
    const shown = picture[name];
    return (
      name === BIG_ONE &&
      shown?.status !== fr('mordheim:status.out-of-action.word') &&
      shown?.lost !== null &&
      (shown?.lost ?? 0) < 2
    );
  });
}

/** The only one in the samples with more than one wound. */
const BIG_ONE = 'Broyeur';

function withRing(picture: Picture): readonly string[] {
  return Object.keys(picture).filter((name) => picture[name]?.ring !== null);
}

/** The least number of steps that undo can take back. */
function steps(recorded: readonly RecordedTap[]): number {
  return recorded.reduce((count, { tap }) => count + (tap.kind === 'undo' ? -1 : 1), 0);
}

/** Preparations for the tap. */
async function lead(tab: Page, tap: Tap): Promise<void> {
  switch (tap.kind) {
    case 'status':
      await showStrip(tab, tap.who, true);
      return;
    case 'ring':
    case 'wound':
      await showStrip(tab, tap.who, false);
      return;
    case 'note':
      await tapOn(tab, { css: 'button', named: fr('table:header.menu') });
      await tapOn(tab, { css: 'dialog button', named: fr('table:menu.note') });
      await tab.locator('dialog textarea').fill(tap.text);
      return;
    case 'redo':
      await calm(tab);
      await tapOn(tab, { css: 'button', named: fr('table:header.menu') });
      return;
    case 'end':
      await tapOn(tab, { css: 'button', named: fr('table:header.menu') });
      await tapOn(tab, { css: 'dialog button', named: fr('table:menu.end') });
      return;
    case 'next':
    case 'answer':
    case 'undo':
      await calm(tab);
      return;
  }
}

/** Any change counts as the effect of these taps, so the previous tap’s effects must be over. */
async function calm(tab: Page): Promise<void> {
  await tab.waitForFunction(() => window.soak.calm(), undefined, {
    polling: 'raf',
    timeout: PATIENCE,
  });
}

/** Steps after the tap. */
async function tidy(tab: Page, tap: Tap): Promise<void> {
  if (tap.kind === 'status') await showStrip(tab, tap.who, false);
}

/** The rows of a side are either rows or strips. */
async function showStrip(tab: Page, who: string, strips: boolean): Promise<void> {
  const { is, index } = await tab.evaluate(
    ({ name }) => {
      const sections = [...document.querySelectorAll('.sides > section')];
      const at = sections.findIndex((section) =>
        [...section.querySelectorAll('.fighter-name, .quick-words b')].some(
          (one) => one.textContent === name,
        ),
      );
      return { is: sections[at]?.querySelector('fieldset.quick') !== null, index: at };
    },
    { name: who },
  );
  if (is === strips) return;
  const css = `.sides > section:nth-of-type(${index + 1}) .side-tools button.k-chip`;
  await tapOn(tab, { css });
  await tab.waitForFunction(
    ({ name, wanted }) => {
      const row = window.soak.sees({ css: wanted ? '.k-tile' : '.fighter-name', who: name });
      return row && window.soak.picture() !== null;
    },
    { name: who, wanted: strips },
    { timeout: PATIENCE },
  );
}

function aimOf(tap: Tap): Aim {
  switch (tap.kind) {
    case 'ring':
      return { css: 'button.ring', who: tap.who };
    case 'status':
      return {
        css: 'button.k-tile',
        who: tap.who,
        named: fr(`mordheim:status.${tap.to}.word`),
      };
    case 'wound':
      return {
        css: 'button.drop',
        who: tap.who,
        named: fr('mordheim:wound.lost', { name: tap.who }),
      };
    case 'note':
      return { css: 'dialog button', named: fr('table:note.write') };
    case 'next':
      return { css: '.battle-dock button.k-primary' };
    case 'answer':
      return { css: 'article .k-button-pass' };
    case 'undo':
      return { css: 'header button:has(.table-undo)' };
    case 'redo':
      return { css: 'dialog button', named: fr('battle:undo.redo') };
    case 'end':
      return { css: 'dialog button', named: fr('table:end.draw') };
  }
}

/** The tap’s effect on the screen. */
async function signOf(tab: Page, tap: Tap): Promise<Sign> {
  switch (tap.kind) {
    case 'ring':
      return { kind: 'fighter', who: tap.who, is: { ring: tap.on } };
    case 'status':
      return {
        kind: 'fighter',
        who: tap.who,
        is: { status: fr(`mordheim:status.${tap.to}.word`) },
      };
    case 'wound': {
      const picture = await tab.evaluate(() => window.soak.picture());
      return { kind: 'fighter', who: tap.who, is: { lost: (picture?.[tap.who]?.lost ?? 0) + 1 } };
    }
    case 'note':
    case 'next':
    case 'answer':
    case 'undo':
    case 'redo':
    case 'end':
      return { kind: 'changed' };
  }
}

/**
 * Starts watching before the tap.
 * @returns resolves when the change is shown, with the page’s save status at that moment
 */
async function watch(tab: Page, tap: Tap): Promise<() => Promise<string>> {
  const sign = await signOf(tab, tap);
  const shown = tab
    .evaluate((what) => window.soak.shown(what), sign)
    .catch((thrown: unknown) =>
      thrown instanceof Error ? thrown : new Error('The page is gone.'),
    );
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<Error>((resolve) => {
      timer = setTimeout(() => resolve(new Error(`The tap was not shown: ${tap.kind}.`)), PATIENCE);
    });
    const save = await Promise.race([shown, late]);
    clearTimeout(timer);
    if (save instanceof Error) throw save;
    return save;
  };
}

/** Where and when each tab was last tapped, since the app ignores the second tap of a double tap. */
const lastTaps = new WeakMap<
  Page,
  { readonly x: number; readonly y: number; readonly time: number }
>();

/** Slightly more than the app’s limits for a double tap, in ms and px. */
const DOUBLE_TAP = { time: 400, place: 30 };

async function rest(
  tab: Page,
  { x, y }: { readonly x: number; readonly y: number },
): Promise<void> {
  const before = lastTaps.get(tab);
  if (before !== undefined && Math.hypot(before.x - x, before.y - y) <= DOUBLE_TAP.place) {
    const left = before.time + DOUBLE_TAP.time - Date.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }
  lastTaps.set(tab, { x, y, time: Date.now() });
}
