import type { EventData } from '#battle/events.ts';
import type { EntryId } from '#battle/hlc.ts';
import type { BattleState } from '#battle/state.ts';
import type { TurnPosition } from '#rules/contract/battle-view.ts';
import { type OwnCopy, withChanges } from './changes.ts';

/** The state in another phase; null when play stands elsewhere than its writer knew, or the side is unknown. */
export function entered(
  state: BattleState,
  { position, from, changes }: EventData<'PhaseEntered'>,
  entryId: EntryId,
  own: OwnCopy,
): BattleState | null {
  if (!state.sides.some((side) => side.id === position.sideId)) return null;
  // If two phones move on at once, it counts once: for the second, play has already moved on.
  if (from !== null && placeOf(from) !== placeOf(state.position)) return null;
  const newTurn = position.turn !== state.position.turn;
  const there = { ...state, position, answers: newTurn ? {} : state.answers };
  return withChanges(there, entryId, changes, own);
}

/** What two phones leave that move on at once. */
export function placeOf({ turn, sideId, phase, step }: TurnPosition): `place:${string}` {
  return `place:${turn} ${sideId} ${phase} ${step ?? ''}`;
}
