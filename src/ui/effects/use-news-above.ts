import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { columnOf } from './column.ts';

/** Pixels from the top within which new lines are in sight. */
const NEAR_TOP = 80;

/**
 * Keeps a list that grows at its top where it is while one reads further down, and counts what has come since.
 * @param list its element
 * @param count its lines
 * @returns how many new lines are above
 */
export function useNewsAbove(list: RefObject<HTMLElement | null>, count: number): number {
  const [seen, setSeen] = useState(count);
  const before = useRef({ count, height: 0 });
  useLayoutEffect(() => {
    const height = list.current?.offsetHeight ?? 0;
    const grown = height - before.current.height;
    const isNew = count > before.current.count;
    before.current = { count, height };
    if (!isNew || grown <= 0 || list.current === null) return;
    const column = columnOf(list.current);
    if ((column?.scrollTop ?? window.scrollY) > NEAR_TOP) (column ?? window).scrollBy(0, grown);
  });
  useEffect(() => {
    const column = list.current === null ? null : columnOf(list.current);
    const look = () => {
      if ((column?.scrollTop ?? window.scrollY) <= NEAR_TOP) setSeen(count);
    };
    look();
    const scroller = column ?? window;
    scroller.addEventListener('scroll', look, { passive: true });
    return () => scroller.removeEventListener('scroll', look);
  }, [count, list]);
  return Math.max(0, count - seen);
}
