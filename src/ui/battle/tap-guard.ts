import { type MouseEvent, useMemo, useRef } from 'react';

export interface TapGuard {
  /** Call while handling a tap that shifts the layout: swallows a second tap that follows at once. */
  readonly arm: (pace: Pace) => void;
  /** For the element around everything that shifts. */
  readonly onClickCapture: (event: MouseEvent) => void;
}

/**
 * Keeps a double tap from answering twice. Cards move up when one is answered, so the second tap would land
 * on the next card's button.
 */
export function useTapGuard(): TapGuard {
  const last = useRef<Tap | null>(null);
  // The tap may have opened this very screen, so the guard starts armed by the last one.
  const guarded = useRef<GuardedTap | null>(newest);
  return useMemo(
    () => ({
      arm: (pace) => {
        guarded.current =
          last.current === null ? null : { ...last.current, duration: DOUBLE_TAP_TIME[pace] };
        newest = guarded.current;
      },
      onClickCapture: (event) => {
        const tap = { x: event.clientX, y: event.clientY, time: event.timeStamp };
        if (isDoubleTap(tap, guarded.current)) {
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

/** The tap that last armed any guard. */
let newest: GuardedTap | null = null;

interface Tap {
  readonly x: number;
  readonly y: number;
  /** Milliseconds, on the event clock. */
  readonly time: number;
}

interface GuardedTap extends Tap {
  /** Milliseconds. */
  readonly duration: number;
}

/** `calm`: another control is now under the thumb. `brisk`: the same button, which may be tapped repeatedly. */
export type Pace = 'calm' | 'brisk';

/** Milliseconds within which a second tap belongs to the first. */
const DOUBLE_TAP_TIME = { calm: 350, brisk: 220 } as const;
/** Pixels between the two taps of a double tap, at most. */
const DOUBLE_TAP_DISTANCE = 24;

function isDoubleTap(tap: Tap, first: GuardedTap | null): boolean {
  const elapsed = first === null ? 0 : tap.time - first.time;
  return (
    first !== null &&
    elapsed >= 0 &&
    elapsed < first.duration &&
    Math.hypot(tap.x - first.x, tap.y - first.y) <= DOUBLE_TAP_DISTANCE
  );
}
