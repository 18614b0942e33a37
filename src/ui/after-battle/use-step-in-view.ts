import { useEffect, useRef, useState } from 'react';

/** Which part of a long screen one is at. */
export interface StepInView {
  /** Place in the list. */
  readonly at: number;
  /** Brings a part under the header, and the focus with it. */
  readonly goTo: (index: number) => void;
}

/**
 * @param ids of the elements, from top to bottom
 * @param begin the part to open at
 */
export function useStepInView(ids: readonly string[], begin: number): StepInView {
  const [first] = useState(begin);
  const [at, setAt] = useState(first);
  /** Where a jump has led: it may be less far than wanted, at the end of the page. */
  const jumped = useRef<number | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const id = first === 0 ? undefined : key.split(' ')[first];
    if (id === undefined) return;
    document.getElementById(id)?.scrollIntoView({ block: 'start' });
    jumped.current = window.scrollY;
  }, [key, first]);
  useEffect(() => {
    const look = () => {
      if (jumped.current !== null && Math.abs(window.scrollY - jumped.current) < A_NUDGE) return;
      jumped.current = null;
      setAt(placeIn(key.split(' ')));
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [key]);
  return {
    at: Math.min(at, Math.max(0, ids.length - 1)),
    goTo: (index) => {
      const element = document.getElementById(ids[index] ?? '');
      if (element === null) return;
      setAt(index);
      element.scrollIntoView({ block: 'start' });
      element.focus({ preventScroll: true });
      jumped.current = window.scrollY;
    },
  };
}

/** Pixels that a page may move without anybody having gone on. */
const A_NUDGE = 120;

/** The last part whose heading is in the upper half of the window; the last of all at the end of the page. */
function placeIn(ids: readonly string[]): number {
  const { scrollHeight } = document.documentElement;
  if (window.scrollY + window.innerHeight >= scrollHeight - 4) return ids.length - 1;
  const above = ids.filter((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
    return top < window.innerHeight / 2;
  });
  return Math.max(0, above.length - 1);
}
