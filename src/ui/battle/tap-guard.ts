import { type MouseEvent, useMemo, useRef } from 'react';

export interface TapGuard {
  /** The tap that is being handled moves things: a second one on its heels must not hit what comes there. */
  readonly arm: () => void;
  /** For the element around everything that moves. */
  readonly onClickCapture: (event: MouseEvent) => void;
}

/**
 * Keeps a double tap from answering twice. Cards move up when one is answered, so the second tap of
 * a hasty thumb would land on the next card's button.
 */
export function useTapGuard(): TapGuard {
  const last = useRef<Tap | null>(null);
  const answered = useRef<Tap | null>(null);
  return useMemo(
    () => ({
      arm: () => {
        answered.current = last.current;
      },
      onClickCapture: (event) => {
        const tap = { x: event.clientX, y: event.clientY, time: event.timeStamp };
        if (isEcho(tap, answered.current)) {
          event.preventDefault();
          event.stopPropagation();
          return;
        }
        last.current = tap;
      },
    }),
    [],
  );
}

interface Tap {
  readonly x: number;
  readonly y: number;
  /** Milliseconds; only differences mean anything. */
  readonly time: number;
}

/** Milliseconds within which a second tap belongs to the first. */
const DOUBLE_TAP_TIME = 350;
/** How far apart, in px, two taps of one thumb on one spot may lie. */
const SAME_PLACE = 24;

function isEcho(tap: Tap, answered: Tap | null): boolean {
  return (
    answered !== null &&
    tap.time - answered.time < DOUBLE_TAP_TIME &&
    Math.hypot(tap.x - answered.x, tap.y - answered.y) <= SAME_PLACE
  );
}
