import { type RefObject, useLayoutEffect } from 'react';

/** Tells what sticks below the screen's header how high that is, as `--under-head` of an element. */
export function useHeadHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    const header = current?.closest('.k-screen')?.querySelector<HTMLElement>('.k-topbar');
    if (!current || !header) return undefined;
    const measure = () => current.style.setProperty('--under-head', `${header.offsetHeight}px`);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(header);
    return () => observer.disconnect();
  }, [element]);
}
