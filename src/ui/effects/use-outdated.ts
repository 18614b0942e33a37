import { useEffect, useState } from 'react';
import { afterTouch } from './after-touch.ts';
import { isByKeyboard } from './by-keyboard.ts';

/** Milliseconds that a toast stands: enough to read it and to answer. */
export const TOAST_TIME = 10_000;

/** Milliseconds without a touch, so that nothing moves away from under a finger. */
const LIFTED = 300;

/**
 * Whether what a toast tells has stood long enough: not while it is pointed at or has the focus, and not before
 * something else is told where keys are pressed, which take longer to get there.
 * @param about what it tells; null for what stays
 */
export function useOutdated(about: object | null): boolean {
  const [over, setOver] = useState<object | null>(null);
  useEffect(() => {
    if (about === null) return undefined;
    let cancel = () => {};
    const timer = setInterval(() => {
      if (isByKeyboard() || document.querySelector(IN_USE) !== null) return;
      cancel();
      cancel = afterTouch(LIFTED, () => setOver(about));
    }, TOAST_TIME);
    return () => {
      clearInterval(timer);
      cancel();
    };
  }, [about]);
  return about !== null && over === about;
}

const IN_USE = '.k-toast:hover, .k-toast :focus';
