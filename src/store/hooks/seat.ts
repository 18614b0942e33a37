import { useSyncExternalStore } from 'react';
import type { Seat, Seated } from '#battle/seats.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { useBattle, useBattleSession, useBattleShallow } from '#store/hooks.ts';

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

/** The other phones that have said whose they are, in the order in which they said it. */
export function useOtherSeats(): readonly Seated[] {
  const { isOwn } = useBattleSession();
  return useBattleShallow(({ seats }) => seats.filter(({ actor }) => !isOwn(actor)));
}
