import { type RefObject, type UIEvent, useLayoutEffect, useRef } from 'react';
import { useBattleId } from '#store/hooks.ts';

/**
 * Keeps where a part of a battle is scrolled to, from one screen of it to the other and until the page is reloaded.
 * @returns props of its element
 */
export function useKeptScroll(part: string): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onScroll: (event: UIEvent) => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const key = `${useBattleId()} ${part}`;
  useLayoutEffect(() => {
    const top = kept.get(key);
    if (ref.current !== null && top !== undefined) ref.current.scrollTop = top;
  }, [key]);
  return { ref, onScroll: ({ currentTarget }) => void kept.set(key, currentTarget.scrollTop) };
}

/** Pixels, by battle and part. */
const kept = new Map<string, number>();
