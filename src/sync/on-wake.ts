/**
 * Calls back when the network is there again, and when the page is looked at again: both may have ended connections
 * without a word.
 * @returns ends it
 */
export function onWake(then: () => void): () => void {
  // Outside a browser nothing sleeps.
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
