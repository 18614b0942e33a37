import { useCallback, useEffect, useRef, useState } from 'react';
import { TOAST_TIME } from './use-outdated.ts';

export interface DelayedRemoval<Id> {
  /** What is about to be removed and can still be undone; null for nothing. */
  readonly pending: Id | null;
  readonly ask: (id: Id) => void;
  readonly undo: () => void;
}

/**
 * Delays a removal for a while, or until the screen or the app is left, so that it can be undone although the
 * store can't restore anything.
 * @param remove must be stable between renders
 */
export function useDelayedRemoval<Id>(remove: (id: Id) => Promise<void>): DelayedRemoval<Id> {
  const [pending, setPending] = useState<Id | null>(null);
  const waiting = useRef<Id | null>(null);

  const settle = useCallback(() => {
    const id = waiting.current;
    waiting.current = null;
    setPending(null);
    // If the disk fails, the item simply stays in the list.
    if (id !== null) remove(id).catch(() => undefined);
  }, [remove]);

  useEffect(() => {
    if (pending === null) return undefined;
    const timer = setTimeout(settle, TOAST_TIME);
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
