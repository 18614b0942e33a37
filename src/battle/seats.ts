import type { ActorId } from '#rules/contract/ids.ts';
import { isSideId } from '#rules/contract/ids.ts';
import type { Entry, EventData } from './events.ts';

/** Whose phone one may be. */
export type Seat = EventData<'SeatTaken'>['seat'];

/** A phone that has said whose it is. */
export interface Seated {
  readonly actor: ActorId;
  /** Null once another phone has taken its side’s seat. */
  readonly seat: Seat | null;
  /** Its player’s name; '' for none given. */
  readonly name: string;
}

/**
 * What each phone has said last, in the order in which they said it. A side is one phone’s: the last to take it has
 * it, so that a phone which is gone keeps nobody from playing.
 * @param live the entries that count
 */
export function seatsIn(live: readonly Entry[]): readonly Seated[] {
  const said = new Map<ActorId, EventData<'SeatTaken'>>();
  for (const { actor, type, data } of live) {
    if (type !== 'SeatTaken') continue;
    said.delete(actor);
    said.set(actor, data);
  }
  const all = [...said].map(([actor, { seat, name }]) => ({ actor, seat, name }));
  const isHeld = ({ seat }: Seated, at: number) =>
    seat === null || !isSideId(seat) || all.findLastIndex((later) => later.seat === seat) === at;
  return all.map((one, at) => (isHeld(one, at) ? one : { ...one, seat: null }));
}
