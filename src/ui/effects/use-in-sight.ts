import { useEffect, useState } from 'react';

/**
 * Whether the table shows something where the player sees it: between the upper edge and the dock. It counts as
 * seen until the screen has scrolled to where it was left.
 * @param about what it tells; null for nothing
 * @param selector of the element that shows it
 */
export function useInSight(about: object | null, selector: string): boolean {
  const [missed, setMissed] = useState<object | null>(null);
  useEffect(() => {
    if (about === null) return undefined;
    const frame = requestAnimationFrame(() => {
      const shown = document.querySelector(selector)?.getBoundingClientRect();
      const dock = document.querySelector('.battle-dock')?.getBoundingClientRect();
      const seen = shown !== undefined && shown.top >= 0;
      if (!seen || (dock !== undefined && shown.bottom > dock.top)) setMissed(about);
    });
    return () => cancelAnimationFrame(frame);
  }, [about, selector]);
  return about !== null && missed !== about;
}
