import { useCallback, useEffect, useState } from 'react';

/**
 * Whether nobody has touched the page for a while. Once that is so it stays so until the answer is taken
 * back: by its second part, by a key, or by a tap on what lies beneath that only a screen reader can reach.
 * Nothing is said to be untouched under a dialog, or while somebody writes.
 * @param after milliseconds; null for never
 */
export function useUntouched(after: number | null): readonly [boolean, () => void] {
  const [still, setStill] = useState(false);
  const wake = useCallback(() => setStill(false), []);

  useEffect(() => {
    if (after === null || still) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (isBusy()) touched();
        else setStill(true);
      }, after);
    };
    touched();
    for (const type of TOUCHES) document.addEventListener(type, touched, CAPTURE);
    return () => {
      clearTimeout(timer);
      for (const type of TOUCHES) document.removeEventListener(type, touched, CAPTURE);
    };
  }, [after, still]);

  useEffect(() => {
    if (!still) return undefined;
    // The key that wakes does nothing else, as the touch does nothing else.
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
  }, [still, wake]);

  return [still && after !== null, wake];
}

const TOUCHES = ['click', 'keydown', 'input', 'scroll', 'focusin', 'visibilitychange'] as const;

const CAPTURE = { capture: true, passive: true } as const;

/** Something stands open, somebody writes, or nobody can see the page. */
function isBusy(): boolean {
  const { activeElement, visibilityState } = document;
  return (
    visibilityState !== 'visible' ||
    document.querySelector('dialog[open]') !== null ||
    activeElement instanceof HTMLInputElement ||
    activeElement instanceof HTMLTextAreaElement
  );
}
