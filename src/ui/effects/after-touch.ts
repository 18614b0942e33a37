/**
 * Delays an action that shifts the layout until no finger has touched the screen for `wait`. Whoever taps on is
 * aiming at what is there: a shift between two taps would lead the second one astray.
 * @param wait milliseconds; longer than a browser takes from lifting a finger to its click
 * @returns cancels the action if it has not run yet
 */
export function afterTouch(wait: number, act: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let timer = setTimeout(run, wait);
  const done = () => {
    clearTimeout(timer);
    listeners.abort();
  };
  function run() {
    done();
    act();
  }
  const pressed = () => clearTimeout(timer);
  const lifted = () => {
    clearTimeout(timer);
    timer = setTimeout(run, wait);
  };
  addEventListener('pointerdown', pressed, { signal, capture: true });
  addEventListener('pointerup', lifted, { signal, capture: true });
  addEventListener('pointercancel', lifted, { signal, capture: true });
  return done;
}
