/**
 * Resolves when the page has painted and is idle, or after `atLatest`: the time for background work. A tap
 * always comes first.
 * @param atLatest milliseconds
 */
export function whenIdle(atLatest = 5000): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: atLatest });
    } else {
      // Safari lacks requestIdleCallback; a moment after the paint comes close.
      setTimeout(resolve, 200);
    }
  });
}

/** Resolves once the last render has been painted; at once in a hidden page, which paints nothing. */
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
