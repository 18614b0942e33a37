import type { ActorId, BattleId } from '#rules/contract/ids.ts';
import { type BattleEvent, type Entry, EVENT_VERSION } from './events.ts';
import { nextHlc } from './hlc.ts';

/**
 * An event as the next entry of a log.
 * @param last newest known entry of this battle, by any actor; null for the first
 * @param now milliseconds since 1970
 */
export function stamp(
  event: BattleEvent,
  where: { readonly battleId: BattleId; readonly actor: ActorId; readonly now: number },
  last: Entry | null,
): Entry {
  const hlc = nextHlc(last?.hlc ?? null, where.now);
  return {
    id: `${where.actor}:${hlc}`,
    battleId: where.battleId,
    actor: where.actor,
    hlc,
    v: EVENT_VERSION,
    after: last?.id ?? null,
    ...event,
  };
}
