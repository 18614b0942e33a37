import { type MouseEvent, useRef } from 'react';

/** Milliseconds; longer than browsers take to open a menu of their own, which some never do. */
const LONG = 600;

/**
 * Props of an element that a finger may rest on. A mouse keeps the browser’s own menu, and the keyboard needs another
 * way to the same.
 */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  return {
    onContextMenu: (event: MouseEvent) => {
      if (!isTouch(event.nativeEvent)) return;
      event.preventDefault();
      stop();
      onLongPress();
    },
    onTouchStart: () => {
      stop();
      timer.current = setTimeout(onLongPress, LONG);
    },
    onTouchMove: stop,
    onTouchEnd: stop,
    onTouchCancel: stop,
  };
}

function isTouch(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}
