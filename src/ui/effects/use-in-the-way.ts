import { useLayoutEffect, useState } from 'react';

/**
 * Whether what has come up in the dock of the table is in the way there: over what this moment asks for, or
 * over a page that players move on. On a wide screen, beside the list, that is covered by nothing.
 * @param shown what has come up; null for nothing
 */
export function useInTheWay(shown: object | null): boolean {
  const [past, setPast] = useState<object | null>(null);
  useLayoutEffect(() => {
    if (shown === null) return undefined;
    const leave = () => setPast(shown);
    const now = placeOf('.table-now');
    const dock = placeOf('.battle-dock');
    if (now && dock && now.bottom > dock.top && now.width > innerWidth * WHOLE_WIDTH) leave();
    for (const move of MOVES) addEventListener(move, leave, { passive: true });
    return () => {
      for (const move of MOVES) removeEventListener(move, leave);
    };
  }, [shown]);
  return shown !== null && past === shown;
}

function placeOf(selector: string): DOMRect | undefined {
  return document.querySelector(selector)?.getBoundingClientRect();
}

/** From here on a part stands alone in its line. */
const WHOLE_WIDTH = 0.7;

const MOVES = ['touchmove', 'wheel'] as const;
