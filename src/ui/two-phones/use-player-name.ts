import type { ActorId } from '#rules/contract/ids.ts';
import { useOtherSeats } from '#store/hooks/seat.ts';

/** The name that the player of another phone has given; '' for none, and for this phone. */
export function usePlayerName(): (actor: ActorId | null) => string {
  const seats = useOtherSeats();
  return (actor) => seats.find((one) => one.actor === actor)?.name ?? '';
}
