import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a place as high as it was when what it held is settled, as long as `held` says; then it folds to what is
 * left, and whatever is looked at below stays where it is on the screen.
 * @returns for the element of the place
 */
export function useHeldHeight(settled: boolean, held: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const place = element.current;
    if (place === null) return undefined;
    if (settled) {
      if (held) place.style.minHeight = `${height.current}px`;
      else fold(place);
      return undefined;
    }
    place.style.minHeight = '';
    const measure = () => {
      height.current = place.offsetHeight;
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, [settled, held]);
  return element;
}

/** Scrolled past, it must not pull the list along: most browsers see to that themselves. */
function fold(place: HTMLElement): void {
  const before = place.getBoundingClientRect();
  place.style.minHeight = '';
  if (before.bottom > 0 || CSS.supports('overflow-anchor', 'auto')) return;
  scrollBy(0, place.offsetHeight - before.height);
}

/** A card that has opened by itself at the lower edge comes up until no button lies over its own. */
export function useUncovered(element: RefObject<HTMLElement | null>, open: boolean): void {
  const before = useRef(open);
  useEffect(() => {
    const opened = open && !before.current;
    before.current = open;
    const place = element.current;
    if (!opened || place === null) return;
    if (place.getBoundingClientRect().top < innerHeight)
      place.scrollIntoView?.({ block: 'nearest' });
  }, [element, open]);
}
