import { useSyncExternalStore } from 'react';
import { useBattleSession } from '#store/hooks.ts';
import type { Seat } from '#store/kept-seats.ts';

export type { Seat } from '#store/kept-seats.ts';

/** Whose phone this is at the open battle; null where nobody has said so. */
export function useSeat(): Seat | null {
  const { subscribe, getState } = useBattleSession().seat;
  return useSyncExternalStore(subscribe, getState);
}
