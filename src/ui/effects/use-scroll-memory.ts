import { useLayoutEffect } from 'react';

/**
 * A screen opens at its top; the way back, whether by the browser or up from a page of its own, leads
 * to where one was.
 * @param location address of the screen that is shown
 */
export function useScrollMemory(location: string): void {
  useLayoutEffect(() => {
    const returns = cameBack || previous.startsWith(`${location}/`);
    cameBack = false;
    previous = location;
    // Marks the entry of the history as visited, which tells the way back from a link to the same place.
    window.history.replaceState({ visited: true }, '');
    // A page that has just been loaded stands at its top, and to ask where it stands costs a layout.
    if (!first) window.scrollTo(0, returns ? (places.get(location) ?? 0) : 0);
    first = false;
    const remember = () => places.set(location, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location]);
}

/** Scroll positions by address, for this visit. */
const places = new Map<string, number>();
let previous = '';
let cameBack = false;
let first = true;

if (typeof window !== 'undefined') {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('popstate', (event) => {
    cameBack = event.state !== null;
  });
}
