import { useEffect, useState } from 'react';

/**
 * What was there when the screen was last painted: a frame behind `value`, for what takes its time to work
 * out from it and isn't what the thumb is waiting for.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(() => value);

  useEffect(() => {
    if (Object.is(painted, value)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // This frame is painted before the timer rings.
      timer = setTimeout(() => setPainted(() => value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [painted, value]);

  return painted;
}
