/** Marks the start of the app's first render. @returns call it when that render is done */
export function startDrawing(): () => void {
  starting = true;
  return () => {
    starting = false;
  };
}

/** Whether the app's first render is still under way. */
export function isStarting(): boolean {
  return starting;
}

let starting = false;

/**
 * Defers work that nobody waits for until the browser is idle, so that it never delays the first screen or a
 * tap.
 * @param pause milliseconds to wait before that
 * @returns cancels the work
 */
export function afterFirstLook(pause: number, work: () => void): () => void {
  // Safari has no requestIdleCallback.
  const canWait = typeof requestIdleCallback === 'function';
  let handle = 0;
  const timer = setTimeout(() => {
    if (canWait) handle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
    else work();
  }, pause);
  return () => {
    clearTimeout(timer);
    if (canWait) cancelIdleCallback(handle);
  };
}

/** Milliseconds. */
const IDLE_TIMEOUT = 150;
