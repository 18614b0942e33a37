/** Milliseconds from lifting a finger to its click event, with a margin. */
const CLICK_DELAY = 60;

/**
 * Delays an action that shifts the layout: it runs after `wait`, and if a finger is down then, only after that
 * finger has been lifted and its click handled.
 * @param wait milliseconds
 * @returns cancels the action if it has not run yet
 */
export function afterTouch(wait: number, act: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let down = false;
  let waited = false;
  let timer = setTimeout(run, wait);
  const done = () => {
    clearTimeout(timer);
    listeners.abort();
  };
  function run() {
    waited = true;
    if (down) return;
    done();
    act();
  }
  const lifted = () => {
    down = false;
    if (!waited) return;
    clearTimeout(timer);
    timer = setTimeout(run, CLICK_DELAY);
  };
  addEventListener('pointerdown', () => (down = true), { signal, capture: true });
  addEventListener('pointerup', lifted, { signal, capture: true });
  addEventListener('pointercancel', lifted, { signal, capture: true });
  return done;
}
