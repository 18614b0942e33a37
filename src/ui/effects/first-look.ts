/** The first screen of the app is about to be drawn; answers with what says that it has been. */
export function startDrawing(): () => void {
  starting = true;
  return () => {
    starting = false;
  };
}

/** Whether the first screen is being drawn. */
export function isStarting(): boolean {
  return starting;
}

let starting = false;

/**
 * Works once the player has had time to look at the first screen, or to tap: nothing that nobody waits for
 * may come between.
 * @param pause milliseconds before there is anything to wait for
 * @returns what takes it back
 */
export function afterFirstLook(pause: number, work: () => void): () => void {
  // Safari knows no idle time.
  const canWait = typeof requestIdleCallback === 'function';
  let asked = 0;
  const timer = setTimeout(() => {
    if (canWait) asked = requestIdleCallback(work, { timeout: AT_LATEST });
    else work();
  }, pause);
  return () => {
    clearTimeout(timer);
    if (canWait) cancelIdleCallback(asked);
  };
}

/** Milliseconds. */
const AT_LATEST = 150;
