import { type MouseEvent, useMemo, useRef } from 'react';

export interface TapGuard {
  /** The tap that is being handled moves things: a second one on its heels must not hit what comes there. */
  readonly arm: (pace: Pace) => void;
  /** For the element around everything that moves. */
  readonly onClickCapture: (event: MouseEvent) => void;
}

/**
 * Keeps a double tap from answering twice. Cards move up when one is answered, so the second tap of
 * a hasty thumb would land on the next card's button.
 */
export function useTapGuard(): TapGuard {
  const last = useRef<Tap | null>(null);
  const answered = useRef<Answered | null>(null);
  return useMemo(
    () => ({
      arm: (pace) => {
        answered.current =
          last.current === null ? null : { ...last.current, lasts: DOUBLE_TAP_TIME[pace] };
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

interface Answered extends Tap {
  readonly lasts: number;
}

/** `calm`: something else has come under the thumb. `brisk`: the same button, which some tap in a row. */
export type Pace = 'calm' | 'brisk';

/** Milliseconds within which a second tap belongs to the first. */
const DOUBLE_TAP_TIME = { calm: 350, brisk: 220 } as const;
/** How far apart, in px, two taps of one thumb on one spot may lie. */
const SAME_PLACE = 24;

function isEcho(tap: Tap, answered: Answered | null): boolean {
  return (
    answered !== null &&
    tap.time - answered.time < answered.lasts &&
    Math.hypot(tap.x - answered.x, tap.y - answered.y) <= SAME_PLACE
  );
}
