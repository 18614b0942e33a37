/**
 * Calls back when the network or the page's visibility returns: connections may have been lost silently
 * meanwhile.
 * @returns a function that removes the listeners
 */
export function onWake(then: () => void): () => void {
  // Without a browser there are no such events.
  if (typeof document === 'undefined') return () => undefined;
  const seen = () => {
    if (document.visibilityState === 'visible') then();
  };
  addEventListener('online', then);
  addEventListener('pageshow', then);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('online', then);
    removeEventListener('pageshow', then);
    document.removeEventListener('visibilitychange', seen);
  };
}

/**
 * Calls back when the page is closed, reloaded or left for another.
 * @returns a function that removes the listener
 */
export function onLeave(then: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  window.addEventListener('pagehide', then);
  return () => window.removeEventListener('pagehide', then);
}

/**
 * Calls back when this phone may have other addresses than before.
 * @returns a function that removes the listeners
 */
export function onNetworkChange(then: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  // Not in every browser.
  const kind: unknown = 'connection' in navigator ? navigator.connection : null;
  const sources = [window, ...(kind instanceof EventTarget ? [kind] : [])] as const;
  for (const source of sources)
    source.addEventListener(source === window ? 'online' : 'change', then);
  return () => {
    for (const source of sources) {
      source.removeEventListener(source === window ? 'online' : 'change', then);
    }
  };
}
