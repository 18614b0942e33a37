import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { forgetPlace, rememberPlace } from '#ui/last-place.ts';

/** Makes the app reopen at home once the battle has ended, and in the battle again if it is reopened. */
export function useOpensAtHome(ended: boolean): void {
  const [location] = useLocation();
  useEffect(() => {
    if (ended) forgetPlace();
    else rememberPlace(location);
  }, [ended, location]);
}
