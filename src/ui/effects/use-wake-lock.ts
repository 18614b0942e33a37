import { useEffect } from 'react';

/**
 * Keeps the screen on while `wanted`. The browser takes the lock away whenever the page is hidden,
 * so it is asked for again at every return. Browsers without it, and phones that save their battery
 * and refuse, go dark as usual.
 */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return undefined;
    const { wakeLock } = navigator;
    let left = false;
    let lock: WakeLockSentinel | null = null;

    const keepOn = async () => {
      if (document.visibilityState !== 'visible' || lock?.released === false) return;
      try {
        const taken = await wakeLock.request('screen');
        if (left) await taken.release();
        else lock = taken;
      } catch {
        // Refused: nothing that a player could do about it now.
      }
    };
    const again = () => void keepOn();

    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [wanted]);
}
