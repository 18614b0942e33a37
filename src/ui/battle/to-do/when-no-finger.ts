/** Milliseconds from a lifted finger to the click that it makes, and a little more. */
const CLICK = 60;

/**
 * Does something that moves what lies under thumbs: after a while, and not before a finger that is down then
 * has been lifted and its tap has come.
 * @param wait milliseconds
 * @returns leaves it undone, if it is not done yet
 */
export function whenNoFinger(wait: number, act: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let down = false;
  let waited = false;
  let timer = setTimeout(ring, wait);
  const done = () => {
    clearTimeout(timer);
    ended.abort();
  };
  function ring() {
    waited = true;
    if (down) return;
    done();
    act();
  }
  const lifted = () => {
    down = false;
    if (!waited) return;
    clearTimeout(timer);
    timer = setTimeout(ring, CLICK);
  };
  addEventListener('pointerdown', () => (down = true), { signal, capture: true });
  addEventListener('pointerup', lifted, { signal, capture: true });
  addEventListener('pointercancel', lifted, { signal, capture: true });
  return done;
}
