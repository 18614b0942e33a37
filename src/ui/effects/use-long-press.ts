import { type MouseEvent, type TouchEvent, useRef } from 'react';
import { useVibration } from './use-vibration.ts';

/** Milliseconds; longer than browsers take to open a menu of their own, which some never do. */
const LONG = 600;
/** Pixels that a resting finger may move; farther, it scrolls. */
const REST = 10;
/** Milliseconds of vibration once it has rested long enough. */
const FELT = 30;

/**
 * Props of an element that a finger may rest on, which is then no tap. A mouse keeps the browser’s own menu, and the
 * keyboard needs another way to the same.
 */
export function useLongPress(onLongPress: () => void) {
  const vibrate = useVibration();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where the finger went down; null once it has left or has rested long enough. */
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const rested = useRef(false);
  const stop = () => {
    clearTimeout(timer.current);
    from.current = null;
  };
  const rest = () => {
    if (from.current === null) return;
    stop();
    rested.current = true;
    vibrate(FELT);
    onLongPress();
  };
  return {
    onContextMenu: (event: MouseEvent) => {
      if (!isTouch(event.nativeEvent)) return;
      event.preventDefault();
      rest();
    },
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      stop();
      rested.current = false;
      if (finger === undefined || touches.length > 1) return;
      from.current = { x: finger.clientX, y: finger.clientY };
      timer.current = setTimeout(rest, LONG);
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      const { current: start } = from;
      if (start === null || finger === undefined) return;
      if (Math.hypot(finger.clientX - start.x, finger.clientY - start.y) > REST) stop();
    },
    onTouchEnd: (event: TouchEvent) => {
      stop();
      // Some browsers make a click of it all the same.
      if (rested.current) event.preventDefault();
    },
    onTouchCancel: stop,
  };
}

function isTouch(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}
