import { useSyncExternalStore } from 'react';
import type { Seat } from '#battle/seats.ts';
import type { ActorId, SideId } from '#rules/contract/ids.ts';
import { useOtherSeats } from '#store/hooks/seat.ts';
import { useBattleId } from '#store/hooks.ts';
import { endOf, ends } from '#sync/ends.ts';
import { useHubLink } from '#ui/hubs/use-hub-link.ts';
import { useLink } from './use-link.ts';

/** Another phone of the open battle. */
export interface OtherPhone {
  /** Null for phones that have not said whose they are. */
  readonly actor: ActorId | null;
  readonly seat: Seat | null;
  /** '' for none given. */
  readonly name: string;
  /** How many phones; more than one only of those that have not said whose they are. */
  readonly count: number;
  /**
   * `on`: linked · `recent`: its link is slow, or being mended · `relayed`: only others could know · `away`: out of
   * reach.
   */
  readonly state: 'on' | 'recent' | 'relayed' | 'away';
}

/** The other phones of a battle that is or was shared; those with a seat first. Empty where it never was. */
export function useOtherPhones(): readonly OtherPhone[] {
  const battleId = useBattleId();
  const said = useOtherSeats();
  const link = useLink();
  const hub = useHubLink();
  const direct = useSyncExternalStore(ends.subscribe, () => ends.getState()[battleId]);
  if (link === null && hub === null) return [];
  const inRoom = hub?.state === 'linked' ? hub.others : 0;
  // A phone may be both at the table and in the room.
  const linked = Math.max(link?.phones ?? 0, inRoom ?? 0);
  const wayDown = link?.lost === 'mending' ? 'recent' : 'away';
  const wayUp = link?.late === true ? 'recent' : 'on';
  const isAtEnd = (actor: ActorId) => direct?.[endOf(actor)] === true;
  const seated = said.filter(({ seat, actor }) => seat !== null || isAtEnd(actor));
  // As many as there are, or none: then it is known of each.
  const all = linked >= seated.length ? wayUp : linked === 0 && inRoom !== null ? wayDown : null;
  const stateOf = (actor: ActorId): OtherPhone['state'] => {
    if (isAtEnd(actor)) return wayUp;
    if (direct?.[endOf(actor)] === false && inRoom === 0) return wayDown;
    return all ?? 'relayed';
  };
  const known = seated.map(({ actor, seat, name }) => ({
    actor,
    seat,
    name,
    count: 1,
    state: stateOf(actor),
  }));
  const there = known.filter(({ state }) => state !== 'away');
  const unknown = linked === 0 && known.length === 0 ? 1 : linked - there.length;
  if (unknown <= 0) return known;
  const state = linked === 0 ? wayDown : wayUp;
  return [...known, { actor: null, seat: null, name: '', count: unknown, state }];
}

/** The name that the player of another phone has given; '' for none, and for this phone. */
export function usePlayerName(): (actor: ActorId | null) => string {
  const seats = useOtherSeats();
  return (actor) => seats.find((one) => one.actor === actor)?.name ?? '';
}

/** The name of the player who plays a side on another phone; '' for none given. */
export function usePlayerOf(): (side: SideId | null) => string {
  const seats = useOtherSeats();
  return (side) =>
    [side, 'everybody'].flatMap((seat) => seats.find((one) => one.seat === seat) ?? [])[0]?.name ??
    '';
}
