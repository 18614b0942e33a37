import { useCallback, useEffect, useState } from 'react';

/**
 * Whether nobody has touched the page for a while, and a function that resets it. A key press resets it too, and
 * so does a click on the page beneath, as screen readers make. Never true under a dialog or while typing.
 * @param after milliseconds; null for never
 */
export function useUntouched(after: number | null): readonly [boolean, () => void] {
  const [untouched, setUntouched] = useState(false);
  const wake = useCallback(() => setUntouched(false), []);

  useEffect(() => {
    if (after === null || untouched) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (isBusy()) touched();
        else setUntouched(true);
      }, after);
    };
    touched();
    for (const type of ACTIVITY) document.addEventListener(type, touched, CAPTURE);
    return () => {
      clearTimeout(timer);
      for (const type of ACTIVITY) document.removeEventListener(type, touched, CAPTURE);
    };
  }, [after, untouched]);

  useEffect(() => {
    if (!untouched) return undefined;
    // The key press only wakes the page, like a tap.
    const onKey = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopPropagation();
      wake();
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('click', wake);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('click', wake);
    };
  }, [untouched, wake]);

  return [untouched && after !== null, wake];
}

const ACTIVITY = ['click', 'keydown', 'input', 'scroll', 'focusin', 'visibilitychange'] as const;

const CAPTURE = { capture: true, passive: true } as const;

/** A dialog is open, somebody is typing, or the page is hidden. */
function isBusy(): boolean {
  const { activeElement, visibilityState } = document;
  return (
    visibilityState !== 'visible' ||
    document.querySelector('dialog[open]') !== null ||
    activeElement instanceof HTMLInputElement ||
    activeElement instanceof HTMLTextAreaElement
  );
}
