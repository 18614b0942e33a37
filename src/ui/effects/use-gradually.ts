import { startTransition, useEffect, useState } from 'react';
import { afterFirstLook, isStarting } from './first-look.ts';

/**
 * How many of a long list to draw. While the app starts a few at first, so that the screen is there at
 * once, then more whenever there is nothing else to do, until all are drawn; a tap comes before any of
 * it. Later on all at once: everything runs warm, and whoever comes back finds the place he left.
 * @param total length of the list
 * @param first how many at once
 */
export function useGradually(total: number, first: number): number {
  const [drawn, setDrawn] = useState(() => (isStarting() ? first : total));

  useEffect(() => {
    if (drawn >= total) return undefined;
    const more = () => startTransition(() => setDrawn(drawn + STEP));
    return afterFirstLook(drawn === first ? FIRST_LOOK : 0, more);
  }, [drawn, first, total]);

  return drawn;
}

/** As many as one turn of drawing takes without being felt. */
const STEP = 12;

/** Milliseconds in which a player has seen the first of them, and nobody has scrolled yet. */
const FIRST_LOOK = 200;
