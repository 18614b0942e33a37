import { type RefObject, useEffect, useRef } from 'react';

/**
 * Hands the focus on when what had it has gone: a choice made, the last die typed. Without it a
 * keyboard starts again at the top of the page, and a screen reader falls silent.
 * @param place where to go on; something that can take the focus
 * @param moment changes whenever things may have gone
 */
export function useLostFocus(place: RefObject<HTMLElement | null>, moment: string): void {
  const before = useRef(moment);

  useEffect(() => {
    if (before.current === moment) return;
    before.current = moment;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) place.current?.focus();
  }, [place, moment]);
}
