import { isAsItCame } from '#battle/arrival.ts';
import { MOST } from '#battle/bounds.ts';
import type { FighterSetup, SideSetup } from '#battle/events.ts';
import type { BattleState } from '#battle/state.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { hasFighter, type OwnCopy, patchSide, settled, withFighter } from './changes.ts';
import { newFighter, newSide } from './starting.ts';

/** A side with one fighter more; null when he is there already, or the side is unknown. */
export function joined(
  state: BattleState,
  sideId: SideId,
  setup: FighterSetup,
  own: OwnCopy,
): BattleState | null {
  const side = state.sides.find(({ id }) => id === sideId);
  if (side === undefined || hasFighter(state, setup.id) || !hasRoomFor(state, 1)) return null;
  const fighter = newFighter(setup, sideId, state.position.round);
  const fighterIds = [...side.fighterIds, setup.id];
  return patchSide(withFighter(state, fighter, own), sideId, { fighterIds });
}

/** Whether that many more may come. */
export function hasRoomFor({ sides }: Pick<BattleState, 'sides'>, more: number): boolean {
  return sides.reduce((sum, { fighterIds }) => sum + fighterIds.length, more) <= MOST.fighters;
}

/** Replaces a side to which nothing has happened yet by a warband. */
export function arrived(state: BattleState, setup: SideSetup, own: OwnCopy): BattleState | null {
  const before = state.sides.find(({ id }) => id === setup.id);
  if (before === undefined || !isAsItCame(settled(state, own), setup.id)) return null;
  if (setup.fighters.some(({ id }) => hasFighter(state, id))) return null;
  if (!hasRoomFor(state, setup.fighters.length)) return null;
  const { round } = state.position;
  const gone = new Set<string>(before.fighterIds);
  const stayed = Object.values(state.fighters).filter(({ id }) => !gone.has(id));
  const come = setup.fighters.map((fighter) => newFighter(fighter, setup.id, round));
  return {
    ...state,
    packs: [...new Set([...state.packs, ...setup.packs])].slice(0, MOST.packsOfBattle),
    sides: state.sides.map((side) =>
      side === before ? { ...newSide(setup), flags: before.flags, held: before.held } : side,
    ),
    fighters: Object.fromEntries([...stayed, ...come].map((one) => [one.id, one])),
  };
}
