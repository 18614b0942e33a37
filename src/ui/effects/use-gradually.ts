import { startTransition, useEffect, useState } from 'react';
import { afterFirstLook, isStarting } from './first-look.ts';

/**
 * How many items of a long list to draw. While the app starts, only a few, so that the screen is there at once,
 * then more in idle time, interruptible by taps. After the start, all at once: code is warm by then, and
 * scroll positions can be restored.
 * @param total length of the list
 * @param first items in the first frame
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

/** Items per batch: few enough not to be noticed. */
const STEP = 12;

/** Milliseconds: the first items have been seen, and nobody has scrolled yet. */
const FIRST_LOOK = 200;
