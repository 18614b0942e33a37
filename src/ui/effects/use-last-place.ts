import { useEffect } from 'react';

/**
 * Remembers the screen that is shown, so that an app closed in mid-battle opens there again.
 * @param location address of the screen
 */
export function useLastPlace(location: string): void {
  useEffect(() => {
    try {
      localStorage.setItem(KEY, location);
    } catch {
      // Storage is forbidden here: then the app opens on its first screen, as any other.
    }
  }, [location]);
}

/** Goes back to the battle that was open when the app was closed, unless an address asks for something else. */
export function reopenLastPlace(): void {
  if (location.hash.length > '#/'.length) return;
  try {
    const place = localStorage.getItem(KEY) ?? '';
    if (place.startsWith(BATTLE)) history.replaceState(null, '', `#${place}`);
  } catch {
    // As above.
  }
}

const KEY = 'hors-de-combat/place';
const BATTLE = '/battle/';
