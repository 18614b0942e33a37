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
  // An answer may have brought this very screen: what answered it is known here too.
  const answered = useRef<Answered | null>(newest);
  return useMemo(
    () => ({
      arm: (pace) => {
        answered.current =
          last.current === null ? null : { ...last.current, lasts: DOUBLE_TAP_TIME[pace] };
        newest = answered.current;
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

/** What armed a guard last, whichever it was. */
let newest: Answered | null = null;

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
  const later = answered === null ? 0 : tap.time - answered.time;
  return (
    answered !== null &&
    later >= 0 &&
    later < answered.lasts &&
    Math.hypot(tap.x - answered.x, tap.y - answered.y) <= SAME_PLACE
  );
}
