import { type Entry, EVENT_VERSION } from '#battle/events.ts';
import type { ActorId, BattleId } from '#rules/contract/ids.ts';

/** The smallest entry: a note in a battle's journal, written at the given time. */
export function note(
  battleId: BattleId,
  moment: number,
  text = `note ${moment}`,
  actor: ActorId = 'a-kislev',
): Entry {
  const hlc = `${String(moment).padStart(9, '0')}-0000`;
  return {
    id: `${actor}:${hlc}`,
    battleId,
    actor,
    hlc,
    v: EVENT_VERSION,
    after: null,
    type: 'NoteWritten',
    data: { text },
  };
}
