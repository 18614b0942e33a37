import { useEffect } from 'react';

/**
 * Keeps the screen on while `wanted`. Browsers release the lock whenever the page is hidden, so it is requested
 * again when the page returns. Without support, or in battery saving mode, the screen turns off as usual.
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
        // Refused; the player can do nothing about it.
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
