import { useEffect } from 'react';
import { rememberPlace } from '#ui/last-place.ts';

/**
 * Remembers the screen that is shown, so that an app closed in mid-battle opens there again.
 * @param location address of the screen
 */
export function useLastPlace(location: string): void {
  useEffect(() => rememberPlace(location), [location]);
}
