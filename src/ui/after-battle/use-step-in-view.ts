import { useEffect, useRef, useState } from 'react';

/** The current section of a long page. */
export interface StepInView {
  /** Index in the list. */
  readonly at: number;
  /** Scrolls to a section and focuses it. */
  readonly goTo: (index: number) => void;
}

/**
 * Tracks the current section of a long page.
 * @param ids of the elements, from top to bottom
 * @param begin index of the section to open at
 */
export function useStepInView(ids: readonly string[], begin: number): StepInView {
  const [first] = useState(begin);
  const [at, setAt] = useState(first);
  /** Scroll position after a jump. At the end of the page it may fall short of the section. */
  const jumped = useRef<number | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const id = first === 0 ? undefined : key.split(' ')[first];
    if (id === undefined) return;
    document.getElementById(id)?.scrollIntoView({ block: 'start' });
    jumped.current = window.scrollY;
  }, [key, first]);
  useEffect(() => {
    const update = () => {
      if (jumped.current !== null && Math.abs(window.scrollY - jumped.current) < TOLERANCE) return;
      jumped.current = null;
      setAt(currentIndex(key.split(' ')));
    };
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
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

/** Pixels of scrolling after a jump that don't change the current section. */
const TOLERANCE = 120;

/** The first at the top of the page, else the last section whose top is in the upper half of the window; the very last at the end of the page. */
function currentIndex(ids: readonly string[]): number {
  if (window.scrollY < 4) return 0;
  const { scrollHeight } = document.documentElement;
  if (window.scrollY + window.innerHeight >= scrollHeight - 4) return ids.length - 1;
  const above = ids.filter((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
    return top < window.innerHeight / 2;
  });
  return Math.max(0, above.length - 1);
}
