import { useLayoutEffect } from 'react';
import { useSettings } from '#store/hooks.ts';

/** Scales the type of the whole page; 100 % is the size that the phone itself is set to. */
export function useTextSize(): void {
  const textSize = useSettings((state) => state.textSize);

  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--text-scale', String(textSize / 100));
  }, [textSize]);
}
