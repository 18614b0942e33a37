import { useEffect } from 'react';
import { rememberPlace } from '#ui/last-place.ts';

/** Remembers the address of the current screen, so that an app closed during a battle reopens there. */
export function useLastPlace(location: string): void {
  useEffect(() => rememberPlace(location), [location]);
}
