/**
 * Something of the first screen could not be fetched, and no offline copy is there yet. The page says
 * so in words that it carries itself (see the build's `waitingWords`), and starts anew as soon as there
 * is a network.
 */
export function showNotDownloaded(problem: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn('The app could not be fetched whole.', problem);
  show('waiting');
  addEventListener('online', () => location.reload(), { once: true });
  // Not every device knows whether it has a network.
  setInterval(() => {
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok && location.reload(),
      () => undefined,
    );
  }, ASK_AGAIN);
}

/** Milliseconds between two tries. */
const ASK_AGAIN = 10_000;

/** Nothing of the app can be drawn any more: in the page's own words, with a way to start anew. */
export function showStopped(problem: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn('The app has stopped.', problem);
  show('stopped');
}

/** A start that takes long says so, until the first screen takes its place or something else is said. */
export function warnWhenSlow(): void {
  setTimeout(() => {
    if (document.querySelector('#root > .opening') !== null) show('slow');
  }, LONG);
}

/** Milliseconds. */
const LONG = 4000;

/** In every language: which one the player speaks may be just what is not known. */
function show(name: 'slow' | 'waiting' | 'stopped'): void {
  const root = document.getElementById('root');
  for (const said of root?.querySelectorAll('[data-note]') ?? []) said.remove();
  for (const note of document.querySelectorAll<HTMLElement>(`[data-note="${name}"]`)) {
    note.hidden = false;
    root?.append(note);
  }
}
