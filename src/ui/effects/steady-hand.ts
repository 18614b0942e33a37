import { afterTouch } from './after-touch.ts';
import { oncePainted } from './once-painted.ts';

// What another phone does moves what is on this screen, while a thumb is on its way to something there.

/** Milliseconds without a touch after which a hand rests. */
const REST = 400;

/** Milliseconds from seeing something to touching it: a finger that falls sooner was meant for what lay there before. */
const REACTION = 250;

/** Pixels that nobody minds. */
const HARDLY = 8;

let touched = Number.NEGATIVE_INFINITY;
/** When the finger last fell: a busy page clicks later than it was tapped. */
let fell = Number.NEGATIVE_INFINITY;
for (const event of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
  const note = ({ timeStamp }: Event) => {
    touched = timeStamp;
    if (event === 'pointerdown') fell = timeStamp;
  };
  addEventListener(event, note, { capture: true });
}

/**
 * Shows what has come from elsewhere: at once while the hand rests, or else as soon as it does. A tap that follows so
 * quickly that it was meant for what lay there before does nothing, if that has moved.
 */
export function showToSteadyHand(show: () => void): void {
  if (performance.now() - touched >= REST) showAndGuard(show);
  else afterTouch(REST, () => showAndGuard(show));
}

function showAndGuard(show: () => void): void {
  // Whoever comes back to the page looks first.
  if (document.visibilityState !== 'visible') return show();
  const before = new Map(
    [...document.querySelectorAll('main button, main a')].map((control) => [
      control,
      control.getBoundingClientRect(),
    ]),
  );
  const { dataset } = document.documentElement;
  // Whoever drives the page waits like a thumb that has to look again.
  dataset['justMoved'] = '';
  show();
  let seen = Number.POSITIVE_INFINITY;
  const guard = (event: MouseEvent) => {
    // A key's click has no finger.
    const aimed = event.detail === 0 ? event.timeStamp : fell;
    if (aimed > seen + REACTION) return;
    const control =
      event.target instanceof Element ? event.target.closest('main button, main a') : null;
    if (control === null) return;
    const was = before.get(control);
    const is = control.getBoundingClientRect();
    if (was !== undefined && Math.hypot(is.x - was.x, is.y - was.y) <= HARDLY) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', guard, { capture: true });
  oncePainted(() => {
    seen = performance.now();
    setTimeout(() => {
      removeEventListener('click', guard, { capture: true });
      delete dataset['justMoved'];
    }, REACTION);
  });
}
