import { useLayoutEffect } from 'react';

/**
 * Opens a screen at its top, and restores the scroll position when going back, by the browser or up from a
 * subpage.
 * @param location address of the current screen
 */
export function useScrollMemory(location: string): void {
  useLayoutEffect(() => {
    const returns = cameBack || previous.startsWith(`${location}/`);
    cameBack = false;
    previous = location;
    // Marks the history entry as visited, to distinguish going back from following a link.
    window.history.replaceState({ visited: true }, '');
    // A page just loaded is at its top already; scrolling would force a layout.
    if (!first) window.scrollTo(0, returns ? (positions.get(location) ?? 0) : 0);
    first = false;
    const remember = () => positions.set(location, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location]);
}

/** Scroll positions by address, until the page is reloaded. */
const positions = new Map<string, number>();
let previous = '';
let cameBack = false;
let first = true;

if (typeof window !== 'undefined') {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('popstate', (event) => {
    cameBack = event.state !== null;
  });
}
