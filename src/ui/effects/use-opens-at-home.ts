import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { forgetPlace, rememberPlace } from '#ui/last-place.ts';

/**
 * An app closed after the end of a battle opens at home, and not in a battle that is over; in one that
 * goes on after all, it opens there again.
 */
export function useOpensAtHome(ended: boolean): void {
  const [location] = useLocation();
  useEffect(() => {
    if (ended) forgetPlace();
    else rememberPlace(location);
  }, [ended, location]);
}
