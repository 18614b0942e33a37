/**
 * Resolves when the page has painted and has nothing else to do, at the latest after a while: the time
 * for what nobody waits for. A tap always comes first.
 * @param atLatest milliseconds
 */
export function whenIdle(atLatest = 5000): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: atLatest });
    } else {
      // Safari knows no idle time: a moment after the paint comes near to it.
      setTimeout(resolve, 200);
    }
  });
}

/** Resolves once what has just been drawn is on the screen. A hidden page paints nothing and goes on at once. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    const painted = () => port2.postMessage(null);
    if (document.visibilityState === 'visible') requestAnimationFrame(painted);
    else painted();
  });
}
