import { isAsItCame } from '#battle/arrival.ts';
import { MOST } from '#battle/bounds.ts';
import type { FighterSetup, SideSetup } from '#battle/events.ts';
import type { BattleState } from '#battle/state.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { hasFighter } from './changes.ts';
import type { Draft } from './draft.ts';
import { newFighter, newSide } from './starting.ts';

/** One fighter more joins a side; false when he is there already, or the side is unknown. */
export function join(draft: Draft, sideId: SideId, setup: FighterSetup): boolean {
  const side = draft.side(sideId);
  if (side === undefined || draft.has(setup.id) || !hasRoomFor(draft.now, 1)) return false;
  draft.addFighter(newFighter(setup, sideId, draft.now.position.round));
  return draft.patchSide(sideId, { fighterIds: [...side.fighterIds, setup.id] });
}

/** Whether that many more may come. */
export function hasRoomFor({ sides }: Pick<BattleState, 'sides'>, more: number): boolean {
  return sides.reduce((sum, { fighterIds }) => sum + fighterIds.length, more) <= MOST.fighters;
}

/** A warband replaces a side to which nothing has happened yet; false when it may not. */
export function arrive(draft: Draft, setup: SideSetup): boolean {
  const state = draft.given();
  const before = state.sides.find(({ id }) => id === setup.id);
  if (before === undefined || !isAsItCame(state, setup.id)) return false;
  if (setup.fighters.some(({ id }) => hasFighter(state, id))) return false;
  if (!hasRoomFor(state, setup.fighters.length)) return false;
  const { round } = state.position;
  const gone = new Set<string>(before.fighterIds);
  const stayed = Object.values(state.fighters).filter(({ id }) => !gone.has(id));
  const come = setup.fighters.map((fighter) => newFighter(fighter, setup.id, round));
  draft.goOnFrom({
    ...state,
    packs: [...new Set([...state.packs, ...setup.packs])].slice(0, MOST.packsOfBattle),
    sides: state.sides.map((side) =>
      side === before ? { ...newSide(setup), flags: before.flags, held: before.held } : side,
    ),
    fighters: Object.fromEntries([...stayed, ...come].map((one) => [one.id, one])),
  });
  return true;
}
