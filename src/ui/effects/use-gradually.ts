import { startTransition, useEffect, useState } from 'react';

/**
 * How many of a long list to draw: a few at first, so that the screen is there at once, then more
 * whenever there is nothing else to do, until all are drawn. A tap comes before any of it.
 * @param total length of the list
 * @param first how many at once
 */
export function useGradually(total: number, first: number): number {
  const [drawn, setDrawn] = useState(first);

  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + STEP));
  }, [drawn, total]);

  return drawn;
}

/** As many as one turn of drawing takes without being felt. */
const STEP = 12;
