/** Goes back in the browser's history; undefined if the app opened here and there is nothing to go back to. */
export function wayBack(): (() => void) | undefined {
  return window.history.length > 1 ? () => window.history.back() : undefined;
}
