/**
 * Says that part of the first screen could not be fetched, without an offline copy. The words are in the
 * page itself (`waitingWords` of vite.config.ts). Reloads once there is a network.
 */
export function showNotDownloaded(problem: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn('The app could not be fetched whole.', problem);
  showNote('waiting');
  addEventListener('online', () => location.reload(), { once: true });
  // The `online` event is not reliable on every device.
  setInterval(() => {
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok && location.reload(),
      () => undefined,
    );
  }, RETRY_INTERVAL);
}

/** Milliseconds between two tries. */
const RETRY_INTERVAL = 10_000;

/** Says that nothing can be rendered any more, in the page's own words, with a link to restart. */
export function showStopped(problem: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn('The app has stopped.', problem);
  showNote('stopped');
}

/** Says that a start is slow, until the first screen or another note takes its place. */
export function warnWhenSlow(): void {
  setTimeout(() => {
    if (document.querySelector('#root > .opening') !== null) showNote('slow');
  }, SLOW_AFTER);
}

/** Milliseconds. */
const SLOW_AFTER = 4000;

/** In every language: the player's may not be known yet. */
function showNote(name: 'slow' | 'waiting' | 'stopped'): void {
  const root = document.getElementById('root');
  for (const said of root?.querySelectorAll('[data-note]') ?? []) said.remove();
  for (const note of document.querySelectorAll<HTMLElement>(`[data-note="${name}"]`)) {
    note.hidden = false;
    root?.append(note);
  }
}
