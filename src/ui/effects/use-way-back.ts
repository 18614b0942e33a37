/**
 * The way back to wherever one came from, as the browser's own; undefined when the app opened here and
 * there is nothing to go back to.
 */
export function useWayBack(): (() => void) | undefined {
  return window.history.length > 1 ? () => window.history.back() : undefined;
}
