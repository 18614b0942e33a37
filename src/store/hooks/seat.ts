import { useSyncExternalStore } from 'react';
import type { SideId } from '#rules/contract/ids.ts';
import { useBattle, useBattleSession } from '#store/hooks.ts';
import type { Seat } from '#store/kept-seats.ts';

export type { Seat } from '#store/kept-seats.ts';

/** Whose phone this is at the open battle; null where nobody has said so. */
export function useSeat(): Seat | null {
  const { subscribe, getState } = useBattleSession().seat;
  return useSyncExternalStore(subscribe, getState);
}

/** The side whose phone this is; null where it is that of no side, or of all of them. */
export function useOwnSide(): SideId | null {
  const seat = useSeat();
  return useBattle(({ battle }) => battle?.sides.find(({ id }) => id === seat)?.id ?? null);
}
