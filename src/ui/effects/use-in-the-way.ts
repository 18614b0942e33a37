import { useLayoutEffect, useState } from 'react';

/**
 * Whether something shown in the table's dock is in the way: it covers current duties, or the player scrolls.
 * On a wide screen the duties are beside it and not covered.
 * @param shown what the dock shows; null for nothing
 */
export function useInTheWay(shown: object | null): boolean {
  const [dismissed, setDismissed] = useState<object | null>(null);
  useLayoutEffect(() => {
    if (shown === null) return undefined;
    const dismiss = () => setDismissed(shown);
    const now = rectOf('.table-now');
    const dock = rectOf('.battle-dock');
    if (now && dock && now.bottom > dock.top && now.width > innerWidth * FULL_WIDTH) dismiss();
    for (const type of SCROLLS) addEventListener(type, dismiss, { passive: true });
    return () => {
      for (const type of SCROLLS) removeEventListener(type, dismiss);
    };
  }, [shown]);
  return shown !== null && dismissed === shown;
}

function rectOf(selector: string): DOMRect | undefined {
  return document.querySelector(selector)?.getBoundingClientRect();
}

/** A share of the window's width; above it, the duties are not in a column of their own. */
const FULL_WIDTH = 0.7;

const SCROLLS = ['touchmove', 'wheel'] as const;
