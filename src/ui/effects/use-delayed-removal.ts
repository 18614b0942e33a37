import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a removal can be taken back, in milliseconds. */
const GRACE = 10_000;

export interface DelayedRemoval<Id> {
  /** What is as good as removed, and can still be taken back; null when there is nothing. */
  readonly pending: Id | null;
  readonly ask: (id: Id) => void;
  readonly undo: () => void;
}

/**
 * Removes for good only after a while, or when the screen or the app is left, so that a removal can
 * be taken back even where the store knows no way back.
 * @param remove must stay the same function from one render to the next
 */
export function useDelayedRemoval<Id>(remove: (id: Id) => Promise<void>): DelayedRemoval<Id> {
  const [pending, setPending] = useState<Id | null>(null);
  const waiting = useRef<Id | null>(null);

  const settle = useCallback(() => {
    const id = waiting.current;
    waiting.current = null;
    setPending(null);
    // When the disk refuses, what was to go is still there, in sight.
    if (id !== null) remove(id).catch(() => undefined);
  }, [remove]);

  useEffect(() => {
    if (pending === null) return undefined;
    const timer = setTimeout(settle, GRACE);
    return () => clearTimeout(timer);
  }, [pending, settle]);

  useEffect(() => {
    addEventListener('pagehide', settle);
    return () => {
      removeEventListener('pagehide', settle);
      settle();
    };
  }, [settle]);

  return {
    pending,
    ask: (id) => {
      settle();
      waiting.current = id;
      setPending(id);
    },
    undo: () => {
      waiting.current = null;
      setPending(null);
    },
  };
}
