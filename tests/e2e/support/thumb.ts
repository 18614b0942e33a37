import type { Locator, Page } from '@playwright/test';
import { engine } from './engine.ts';
import { CORNER, glance } from './glance.ts';

/** A player's thumb. */
export interface Thumb {
  readonly tap: (target: Locator) => Promise<void>;
  /** Taps so far. */
  readonly taps: () => number;
}

/**
 * A thumb as slow as a player's. It waits until the last tap is shown, and taps an element that is at rest
 * and on top of all else, where it was last seen. The table takes a second tap at once on the same spot for a
 * double tap; a journey would tap that fast.
 */
export function thumbOn(page: Page): Thumb {
  let taps = 0;
  return {
    taps: () => taps,
    async tap(target) {
      // Steps of the golden ratio avoid recent spots, so that waiting is rarely needed.
      const share = 0.1 + 0.8 * ((taps * 0.618) % 1);
      let place: Target | null = null;
      while (place === null) {
        if (await glance(page).isVisible()) await glance(page).click({ position: CORNER });
        place = await target.evaluate(whereToTap, share);
      }
      // Only Chromium accepts simulated touches; elsewhere a click is the tap.
      if (engine === 'chromium') await page.touchscreen.tap(place.x, place.y);
      else await target.click({ position: place.within });
      taps += 1;
    },
  };
}

/** Where on the screen the thumb taps, in px. */
interface Place {
  readonly x: number;
  readonly y: number;
}

interface Target extends Place {
  /** The same place, in px from the corner of the element. */
  readonly within: Place;
}

declare global {
  interface Window {
    /** What the page has recorded of the thumb. */
    felt?: {
      readonly taps: (Place & { readonly time: number })[];
      /** The last tap is shown, or had no effect. */
      shown: Promise<void>;
    };
  }
}

/**
 * Runs in the page. Null when the element disappears, or can't be tapped for a while: the caller looks for it
 * again.
 * @param share of its width and its height, where the thumb taps
 */
async function whereToTap(element: Element, share: number): Promise<Target | null> {
  /** A tap is shown once it is written, or after this many ms (show-after-write.ts). */
  const SHOWN = 60;
  /** Distance and time within which the table counts taps as double, in px and ms, and a little more. */
  const SAME = { place: 30, time: 400 };
  const MOST_FRAMES = 60;
  /** In ms; far longer than a busy machine takes to turn a touch into a click. */
  const LONGEST = 60_000;

  window.felt ??= feel();
  const { felt } = window;
  await Promise.race([felt.shown, tooLong()]);
  element.scrollIntoView({ block: 'nearest' });
  let before = '';
  for (let frames = 0; frames < MOST_FRAMES; frames += 1) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const within = { x: width * share, y: height * share };
    const place = { x: x + within.x, y: y + within.y };
    const now = [x, y, width, height].join(' ');
    if (!element.isConnected) return null;
    if (now === before && isAtRest() && isFree(place) && isOnTop(place)) {
      felt.shown = nextTap();
      return { ...place, within };
    }
    // Covered by the fixed header or dock.
    if (now === before && !isOnTop(place)) element.scrollIntoView({ block: 'center' });
    before = now;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return null;

  function tooLong(): Promise<never> {
    return new Promise((_, reject) => {
      setTimeout(() => reject(new Error('the page has not felt the tap before')), LONGEST);
    });
  }

  function isOnTop({ x, y }: Place): boolean {
    const on = document.elementFromPoint(x, y);
    const labelled = on?.closest('label')?.contains(element) === true;
    return on !== null && (labelled || element.contains(on)) && !element.matches(':disabled');
  }

  /** None of its ancestors is moving, and no answered card is about to fold. */
  function isAtRest(): boolean {
    const onTheWay = document.getAnimations().some(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return playState === 'running' && target !== null && target.contains(element);
    });
    // Another phone's action has just moved it: no player could have seen it here yet.
    const moved = document.documentElement.hasAttribute('data-just-moved');
    return !onTheWay && !moved && document.querySelector('[data-held="true"]') === null;
  }

  function isFree({ x, y }: Place): boolean {
    const since = performance.now() - SAME.time;
    return felt.taps.every(
      (tap) => tap.time < since || Math.hypot(x - tap.x, y - tap.y) > SAME.place,
    );
  }

  function feel() {
    const taps: (Place & { readonly time: number })[] = [];
    addEventListener(
      'click',
      ({ clientX: x, clientY: y }) => void taps.push({ x, y, time: performance.now() }),
      { capture: true },
    );
    return { taps, shown: Promise.resolve() };
  }

  /** A timer started after those of the tap, and as long, ends after them. */
  function nextTap(): Promise<void> {
    return new Promise((resolve) => {
      addEventListener('click', () => setTimeout(() => setTimeout(resolve, SHOWN)), {
        capture: true,
        once: true,
      });
    });
  }
}
