import { useCallback } from 'react';
import { useSettings } from '#store/hooks.ts';

/** Vibrates for so many ms, alternately on and off, where the device can and the setting allows it. */
export function useVibration(): (...pattern: readonly number[]) => void {
  const wanted = useSettings((state) => state.vibration);
  return useCallback(
    (...pattern) => {
      if (wanted && 'vibrate' in navigator) navigator.vibrate([...pattern]);
    },
    [wanted],
  );
}
