import { expect, type Locator, type Page, test } from '@playwright/test';

/** A player with only a keyboard; the focus is checked after each key. */
export interface Keyboard {
  /** Moves to this control by Tab or by Shift+Tab, whichever is needed. */
  readonly to: (target: Locator) => Promise<void>;
  /** By Tab or Shift+Tab, leaving the page at one end and entering at the other. */
  readonly round: (key: 'Tab' | 'Shift+Tab') => Promise<void>;
  /** Presses one key. Afterwards the focus must be somewhere in the page. */
  readonly press: (key: string) => Promise<void>;
  /** Moves to a control and presses Enter, or the given key. */
  readonly use: (target: Locator, key?: 'Enter' | 'Space') => Promise<void>;
  /** What has the focus now. */
  readonly focused: Locator;
  /** Every element that has had the focus, with its focus ring. */
  readonly rings: () => readonly Ring[];
}

/** How a control shows the focus. */
export interface Ring {
  readonly what: string;
  /** px; 0 when nothing shows it. */
  readonly width: number;
  /** Contrast with its surroundings. */
  readonly contrast: number;
  /** In view, and not beneath a fixed part of the page. */
  readonly seen: boolean;
}

/** More tab stops than any screen has. */
const MOST_STEPS = 250;

/** Milliseconds within which the table counts two presses as one, and a little more. */
const SAME_PRESS = 400;

export function keyboardOn(page: Page): Keyboard {
  const rings: Ring[] = [];
  const focused = page.locator(':focus');

  const look = async () => {
    const ring = await page.evaluate(ringOfFocus);
    if (ring !== null) {
      rings.push(ring);
      return;
    }
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'), {
        message: 'the focus is somewhere in the page',
      })
      .not.toBe('BODY');
    const later = await page.evaluate(ringOfFocus);
    if (later !== null) rings.push(later);
  };

  const to = async (target: Locator) => {
    await expect(target).toHaveCount(1);
    await test.step(`keys to ${target.toString()}`, async () => {
      // Found once: looking a name up takes longer than a step, and a step changes nothing but the focus.
      const control = await target.elementHandle();
      let way = await control?.evaluate(wayTo);
      for (let step = 0; step < MOST_STEPS && way !== 'here'; step += 1) {
        await page.keyboard.press(way === 'ahead' ? 'Tab' : 'Shift+Tab');
        await look();
        way = await control?.evaluate(wayTo);
      }
      if (way === 'here') return;
      throw new Error(`${target.toString()} can't be reached by Tab`);
    });
  };
  let pressed = 0;
  const press = async (key: string) => {
    // As slow as a player: the table counts a second press at once as the same one.
    const rest = key === 'Enter' || key === 'Space' ? pressed + SAME_PRESS - Date.now() : 0;
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    await page.keyboard.press(key);
    pressed = Date.now();
    // After the last stop comes the browser's own bar, and then the first stop again.
    if (key === 'Tab' && (await page.evaluate(() => document.activeElement === document.body))) {
      await page.keyboard.press(key);
    }
    await look();
  };
  const round = async (key: 'Tab' | 'Shift+Tab') => {
    const away = () => page.evaluate(() => document.activeElement === document.body);
    for (let step = 0; step < MOST_STEPS; step += 1) {
      await page.keyboard.press(key);
      // Beyond the last stop lies the browser's own bar.
      if (await away()) break;
    }
    await page.keyboard.press(key);
    await look();
  };
  return {
    to,
    round,
    press,
    async use(target, key = 'Enter') {
      await to(target);
      await press(key);
    },
    focused,
    rings: () => rings,
  };
}

/** The rings that are hardly visible, each once. */
export function faintRings(rings: readonly Ring[]): readonly string[] {
  const faults = rings.flatMap(({ what, width, contrast, seen }) => [
    ...(width < 2 ? [`${what}: no ring`] : []),
    ...(width >= 2 && contrast < 3 ? [`${what}: ring of ${contrast.toFixed(1)} to 1`] : []),
    ...(seen ? [] : [`${what}: out of sight`]),
  ]);
  return [...new Set(faults)];
}

/** Runs in the page. */
function wayTo(target: Element): 'here' | 'ahead' | 'back' {
  const focus = document.activeElement;
  if (focus === null || focus === target) return 'here';
  // An element that contains the target, such as a card with the focus, comes before it.
  const ahead = focus.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
  return ahead === 0 ? 'back' : 'ahead';
}

/** Runs in the page. Null when the focus is nowhere. */
function ringOfFocus(): Ring | null {
  const focus = document.activeElement;
  if (!(focus instanceof HTMLElement) || focus === document.body) return null;
  // Some draw the ring around a part of themselves, or around the label that contains them.
  const unseen = getComputedStyle(focus).opacity === '0';
  const bearers = [unseen ? null : focus, focus.closest('label'), focus.parentElement].flatMap(
    (bearer) => bearer ?? [],
  );
  const looks = bearers.flatMap((bearer) => [
    getComputedStyle(bearer),
    getComputedStyle(bearer, '::before'),
  ]);
  const ring = looks.find(
    (look) => look.outlineStyle !== 'none' && Number.parseFloat(look.outlineWidth) >= 2,
  );
  const words = focus.ariaLabel ?? focus.textContent ?? '';
  return {
    what: `${focus.tagName.toLowerCase()}.${focus.classList[0] ?? ''} "${words.replaceAll(/\s+/g, ' ').trim().slice(0, 40)}"`,
    width: ring === undefined ? (isSheet(focus) ? 3 : 0) : Number.parseFloat(ring.outlineWidth),
    contrast:
      ring === undefined
        ? 21
        : contrast(rgb(ring.outlineColor), groundUnder((bearers[0] ?? focus).parentElement)),
    seen: isSeen(focus),
  };

  /** A sheet that has just opened needs no ring around it. */
  function isSheet(element: Element): boolean {
    return element.matches('dialog:modal');
  }

  function isSeen(element: Element): boolean {
    if (isSheet(element)) return true;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (right <= 0 || left >= innerWidth) return false;
    const over = [top, (top + bottom) / 2, bottom].some((y) => {
      const at = document.elementFromPoint(
        (left + right) / 2,
        Math.min(Math.max(y, 1), innerHeight - 1),
      );
      return at !== null && (element.contains(at) || at.contains(element));
    });
    return over && bottom > 0 && top < innerHeight;
  }

  function groundUnder(element: Element | null): readonly number[] {
    for (let around = element; around !== null; around = around.parentElement) {
      const colour = getComputedStyle(around).backgroundColor;
      if (colour !== 'transparent' && !colour.endsWith(', 0)')) return rgb(colour);
    }
    return [255, 255, 255];
  }

  function rgb(colour: string): readonly number[] {
    return [...colour.matchAll(/[\d.]+/g)].slice(0, 3).map(([digits]) => Number(digits));
  }

  function contrast(one: readonly number[], other: readonly number[]): number {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }

  function luminance(colour: readonly number[]): number {
    const [red = 0, green = 0, blue = 0] = colour.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}
