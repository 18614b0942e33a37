import { useCallback } from 'react';
import { useStores } from '#store/hooks.ts';

/** Vibrates for so many ms, alternately on and off, where the device can and the setting allows it then. */
export function useVibration(): (...pattern: readonly number[]) => void {
  // Read when it is wanted: every row has one of these.
  const { settings } = useStores();
  return useCallback(
    (...pattern) => {
      const { vibration } = settings.getState();
      if (vibration && 'vibrate' in navigator) navigator.vibrate([...pattern]);
    },
    [settings],
  );
}
