import { startTransition, useEffect, useState } from 'react';

/**
 * How many of a long list to draw. While the app starts a few at first, so that the screen is there at
 * once, then more whenever there is nothing else to do, until all are drawn; a tap comes before any of
 * it. Later on all at once: everything runs warm, and whoever comes back finds the place he left.
 * @param total length of the list
 * @param first how many at once
 */
export function useGradually(total: number, first: number): number {
  const [drawn, setDrawn] = useState(() => (starting ? first : total));

  useEffect(() => {
    if (drawn >= total) return undefined;
    const more = () => startTransition(() => setDrawn(drawn + STEP));
    return whenIdle(drawn === first ? FIRST_LOOK : 0, more);
  }, [drawn, first, total]);

  return drawn;
}

/** The first screen of the app is about to be drawn; answers with what says that it has been. */
export function startDrawing(): () => void {
  starting = true;
  return () => {
    starting = false;
  };
}

let starting = false;

/** As many as one turn of drawing takes without being felt. */
const STEP = 12;

/** Milliseconds in which a player has seen the first of them, and nobody has scrolled yet. */
const FIRST_LOOK = 200;

/** At the latest after so many more: whoever scrolls at once finds the rows. */
const AT_LATEST = 150;

/** @returns what takes it back */
function whenIdle(pause: number, work: () => void): () => void {
  // Safari knows no idle time.
  const canWait = typeof requestIdleCallback === 'function';
  let asked = 0;
  const timer = setTimeout(() => {
    if (canWait) asked = requestIdleCallback(work, { timeout: AT_LATEST });
    else work();
  }, pause);
  return () => {
    clearTimeout(timer);
    if (canWait) cancelIdleCallback(asked);
  };
}
