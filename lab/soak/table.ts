import type { Page } from '@playwright/test';
import { fr } from '../../tests/e2e/support/words.ts';
import type { Aim, Sign } from './eyes.ts';
import type { Random } from './random.ts';
import type { Picture, Tap, Told } from './record.ts';
import { inPage, PATIENCE, untilShown } from './waiting.ts';

// Taps at the table, as a thumb does them: quickly, and known to be shown in the moment in which they are.

/** Waits until everybody in the battle is on the screen. */
export async function whole(tab: Page): Promise<void> {
  await untilShown(
    tab,
    () => window.soak.save() !== '' && window.soak.picture() !== null,
    'the battle with everybody in it',
  );
}

/**
 * From any screen into a new battle between the two warbands of a first launch, once the form has both.
 * By its address: home moves about until the disk has answered.
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
 * To an address. A browser that is still on its way to its own page, because a server did not answer
 * before, lets that win over ours, and says so in one way or another.
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

/** A tap on whatever it is, once it is there; again where the page moved under the finger. */
export async function tapOn(tab: Page, aim: Aim): Promise<void> {
  await touch(tab, aim);
  const beside = await tab
    .evaluate((sought) => window.soak.hit(sought) === 'beside', aim)
    .catch(() => false);
  if (beside) await tapOn(tab, aim);
}

/** The tap alone. */
async function touch(tab: Page, aim: Aim): Promise<void> {
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

/** A tap, and all that it takes, waited for until its change is shown. */
export async function press(tab: Page, tap: Tap): Promise<void> {
  await lead(tab, tap);
  const shown = await watch(tab, tap);
  await tapOn(tab, aimOf(tap));
  await shown();
  await tidy(tab, tap);
}

/**
 * The same, but stops in the very moment in which the change is shown.
 * @returns what the page said of the disk in that moment, as `Eyes.save`
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

/** The tap without a look at what comes of it. @param at the moment in which the finger is on the glass */
export async function pressBlindly(tab: Page, tap: Tap): Promise<void> {
  await lead(tab, tap);
  await touch(tab, aimOf(tap));
}

/** Makes the page reload in the task in which it shows the tap; resolves when it has. */
export async function pressAndReload(tab: Page, tap: Tap): Promise<void> {
  await lead(tab, tap);
  const sign = await signOf(tab, tap);
  await untilStarted(tab, async () => {
    await tab.evaluate((what) => window.soak.reloadWhenShown(what), sign);
    await touch(tab, aimOf(tap)).catch(() => undefined);
  });
}

/** Does what makes the page start anew. @throws when that fails, or the page never does */
export async function untilStarted(tab: Page, work: () => Promise<void>): Promise<void> {
  // The wait begins before; whichever fails is told, and neither is left to fail unheard.
  await Promise.all([tab.waitForEvent('domcontentloaded', { timeout: 2 * PATIENCE }), work()]);
}

/** Whether the battle has ended: a side may have routed with the last tap, or an end was done again. */
export function isOver(tab: Page): Promise<boolean> {
  return tab.evaluate(() => document.querySelector('.battle-end') !== null);
}

/** A tap that can be done on this screen now. @param text for a note, never used before */
export async function randomTap(
  tab: Page,
  random: Random,
  told: readonly Told[],
  text: string,
): Promise<Tap> {
  const { picture, answers, canUndo, over } = await tab.evaluate(() => ({
    picture: window.soak.picture() ?? {},
    answers: window.soak.sees({ css: 'article .k-button-pass' }),
    canUndo: window.soak.sees({ css: 'header button:has(.table-undo)' }),
    over: document.querySelector('.battle-end') !== null,
  }));
  const last = told.at(-1)?.tap.kind;
  const roll = random.share();
  if (canUndo && steps(told) > 0 && (over || roll < 0.12)) return { kind: 'undo' };
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

/** Who is on the table with several wounds, and enough left that one more only costs a wound. */
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

/** How many steps undo could take back at least. */
function steps(told: readonly Told[]): number {
  return told.reduce((count, { tap }) => count + (tap.kind === 'undo' ? -1 : 1), 0);
}

/** What comes before the tap itself. */
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

/** Any change is the sign of these taps: what the tap before still brings must not be taken for it. */
async function calm(tab: Page): Promise<void> {
  await tab.waitForFunction(() => window.soak.calm(), undefined, {
    polling: 'raf',
    timeout: PATIENCE,
  });
}

/** What comes after it. */
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
        css: 'button.k-button-wound',
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

/** What the tap brings to the screen. */
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
 * Begins to watch before the tap.
 * @returns resolves when the change is shown, to what the page says of the disk in that moment
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

/** Where and when a thumb came down last, by tab: the app takes a second tap at once for a double tap. */
const lastTaps = new WeakMap<
  Page,
  { readonly x: number; readonly y: number; readonly time: number }
>();

/** As long as the app takes two taps for one, in ms, and a little more; and how near, in px. */
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
