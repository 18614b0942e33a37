import { useEffect } from 'react';

/**
 * Keeps the screen on while `wanted`. Browsers release the lock whenever the page is hidden, so it is requested
 * again when the page returns. Without support, or in battery saving mode, the screen turns off as usual.
 */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return undefined;
    const { wakeLock } = navigator;
    let released = false;
    let lock: WakeLockSentinel | null = null;

    const acquire = async () => {
      if (document.visibilityState !== 'visible' || lock?.released === false) return;
      try {
        const acquired = await wakeLock.request('screen');
        if (released) await acquired.release();
        else lock = acquired;
      } catch {
        // Refused; the player can do nothing about it.
      }
    };
    const onVisible = () => void acquire();

    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      released = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, [wanted]);
}
