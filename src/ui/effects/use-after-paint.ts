import { useEffect, useState } from 'react';

/** `value` as of the last paint, one frame late: for expensive results that a tap need not wait for. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(() => value);

  useEffect(() => {
    if (Object.is(painted, value)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // The timer fires after this frame is painted.
      timer = setTimeout(() => setPainted(() => value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [painted, value]);

  return painted;
}
