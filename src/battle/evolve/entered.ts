import type { Named } from '#battle/anew.ts';
import type { EventData } from '#battle/events.ts';
import type { TurnPosition } from '#rules/contract/battle-view.ts';
import { applyChanges } from './changes.ts';
import type { Draft } from './draft.ts';

/** Enters another phase; false when play stands elsewhere than its writer knew, or the side is unknown. */
export function enter(
  draft: Draft,
  { position, from, changes }: EventData<'PhaseEntered'>,
  by: Named,
): boolean {
  const { now } = draft;
  if (draft.side(position.sideId) === undefined) return false;
  // If two phones move on at once, it counts once: for the second, play has already moved on.
  if (from !== null && !isSamePlace(from, now.position)) return false;
  if (position.turn !== now.position.turn) draft.clearAnswers();
  draft.goTo(position);
  applyChanges(draft, by, changes);
  return true;
}

function isSamePlace(one: TurnPosition, other: TurnPosition): boolean {
  const isSameTurn = one.turn === other.turn && one.sideId === other.sideId;
  return isSameTurn && one.phase === other.phase && (one.step ?? '') === (other.step ?? '');
}

/** What two phones leave that move on at once. */
export function placeOf({ turn, sideId, phase, step }: TurnPosition): `place:${string}` {
  return `place:${turn} ${sideId} ${phase} ${step ?? ''}`;
}
