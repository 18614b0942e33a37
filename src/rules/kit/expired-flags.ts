import type { BattleView, Change, Flags, TurnPosition } from '../contract/battle-view.ts';
import type { SideId } from '../contract/ids.ts';
import type { FlagRow } from '../contract/rows.ts';

/**
 * Flags of fighters and sides whose lifetime is over when play moves on.
 * @param rows the game's flags
 */
export function expiredFlags(
  rows: readonly FlagRow[],
  view: BattleView,
  to: TurnPosition,
): readonly Change[] {
  const expired = expiring(rows, view, to);
  const ofFighters = Object.values(view.fighters).flatMap((fighter) =>
    expired(fighter).map(
      ({ id }): Change => ({ kind: 'flag', fighterId: fighter.id, flag: id, value: null }),
    ),
  );
  const ofSides = view.sides.flatMap((side) =>
    expired({ sideId: side.id, flags: side.flags }).map(
      ({ id }): Change => ({ kind: 'side-flag', sideId: side.id, flag: id, value: null }),
    ),
  );
  return [...ofFighters, ...ofSides];
}

interface FlagOwner {
  readonly sideId: SideId;
  readonly flags: Flags;
}

/** The flags that end are the same for all fighters of a side, so they are computed once. */
function expiring(
  rows: readonly FlagRow[],
  view: BattleView,
  to: TurnPosition,
): (owner: FlagOwner) => readonly FlagRow[] {
  const ofSide = new Map<SideId, readonly FlagRow[]>();
  return ({ sideId, flags }) => {
    const ending = ofSide.get(sideId) ?? rows.filter((row) => ends(view, to, sideId, row));
    ofSide.set(sideId, ending);
    return ending.filter(({ id }) => flags[id] !== undefined);
  };
}

function ends(view: BattleView, to: TurnPosition, ownerSideId: SideId, row: FlagRow): boolean {
  const newTurn = to.turn !== view.position.turn;
  const newPhase = newTurn || to.phase !== view.position.phase;
  switch (row.lifetime) {
    case 'phase':
      return newPhase;
    case 'any-turn':
      return newTurn;
    case 'turn':
      // At its start too: a flag set in an enemy's turn must not last into the next own turn.
      return newTurn && (ownerSideId === view.position.sideId || ownerSideId === to.sideId);
    case 'until-own-turn':
      return newTurn && ownerSideId === to.sideId;
    case 'until-changed':
    case 'battle':
      return false;
  }
}
