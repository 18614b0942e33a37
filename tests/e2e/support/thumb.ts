import type { Locator, Page } from '@playwright/test';
import { engine } from './engine.ts';

/** A thumb on the glass. */
export interface Thumb {
  readonly tap: (target: Locator) => Promise<void>;
  /** Taps so far. */
  readonly taps: () => number;
}

/**
 * A thumb as slow as a player's. It waits until the tap before is to be seen, and comes down on what is at
 * rest and on top of all else, in the place where it has just seen it. The table takes a second tap on the
 * heels of the first, on the same spot, for the second half of a double tap; a journey would tap that fast.
 */
export function thumbOn(page: Page): Thumb {
  let taps = 0;
  return {
    taps: () => taps,
    async tap(target) {
      // Steps of the golden ratio keep off the spots before, so that there is seldom anything to wait for.
      const share = 0.1 + 0.8 * ((taps * 0.618) % 1);
      let place: Target | null = null;
      while (place === null) place = await target.evaluate(whereToTap, share);
      // Only Chromium takes touches from outside; elsewhere a click is the tap.
      if (engine === 'chromium') await page.touchscreen.tap(place.x, place.y);
      else await target.click({ position: place.within });
      taps += 1;
    },
  };
}

/** Where on the screen, in px, the thumb comes down. */
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
    /** What the page has felt of the thumb. */
    felt?: {
      readonly taps: (Place & { readonly time: number })[];
      /** The last tap is to be seen, or was none. */
      shown: Promise<void>;
    };
  }
}

/**
 * Runs in the page. Null when the element goes away, or can't be tapped for a while: it is looked for again.
 * @param share of its width and its height, where the thumb comes down
 */
async function whereToTap(element: Element, share: number): Promise<Target | null> {
  /** A tap shows once it is written, or after so many ms (show-after-write.ts). */
  const SHOWN = 60;
  /** What the table takes for one spot and one moment, in px and ms, and a little more. */
  const SAME = { place: 30, time: 400 };
  const MOST_FRAMES = 60;
  /** In ms: far longer than a busy machine takes to make a click of a touch. */
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
    // Beneath what stays at the edges of the screen.
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

  /** Nothing that it lies in is on its way, and no card that has been answered is about to fold. */
  function isAtRest(): boolean {
    const onTheWay = document.getAnimations().some(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return playState === 'running' && target !== null && target.contains(element);
    });
    // What another phone did has just moved it: nobody is so quick as to have seen it here.
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

  /** A timer set after those of the tap, and as long, ends after them. */
  function nextTap(): Promise<void> {
    return new Promise((resolve) => {
      addEventListener('click', () => setTimeout(() => setTimeout(resolve, SHOWN)), {
        capture: true,
        once: true,
      });
    });
  }
}
