import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { columnOf } from '#ui/effects/column.ts';
import { bringIntoSight } from '#ui/effects/into-sight.ts';

/**
 * Keeps the height of a settled slot while `held`; then the slot folds, without moving the content below it on
 * the screen.
 * @returns the ref for the slot's element
 */
export function useHeldHeight(settled: boolean, held: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const slot = element.current;
    if (slot === null) return undefined;
    if (settled) {
      if (held) slot.style.minHeight = `${height.current}px`;
      else fold(slot);
      return undefined;
    }
    slot.style.minHeight = '';
    const measure = () => {
      height.current = slot.offsetHeight;
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(slot);
    return () => observer.disconnect();
  }, [settled, held]);
  return element;
}

/** A slot above the viewport must not pull the page along. Browsers with scroll anchoring do this themselves. */
function fold(slot: HTMLElement): void {
  const before = slot.getBoundingClientRect();
  slot.style.minHeight = '';
  if (before.bottom > 0 || CSS.supports('overflow-anchor', 'auto')) return;
  (columnOf(slot) ?? window).scrollBy(0, slot.offsetHeight - before.height);
}

/**
 * Scrolls a card into view that opens at the lower edge, behind the dock, or that a tap has caused further up.
 * @param caused whether a tap on this screen has just brought the card
 */
export function useScrollIntoViewOnOpen(
  element: RefObject<HTMLElement | null>,
  open: boolean,
  caused: boolean,
): void {
  const before = useRef(open && !caused);
  useEffect(() => {
    const opened = open && !before.current;
    before.current = open;
    const slot = element.current;
    if (!opened || slot === null) return;
    if (slot.getBoundingClientRect().top >= innerHeight) return;
    slot.scrollIntoView?.({ block: 'nearest' });
    bringIntoSight(slot);
  }, [element, open]);
}
