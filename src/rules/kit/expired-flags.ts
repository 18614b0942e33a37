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
      (flag): Change => ({ kind: 'flag', fighterId: fighter.id, flag, value: null }),
    ),
  );
  const ofSides = view.sides.flatMap((side) =>
    expired({ sideId: side.id, flags: side.flags }).map(
      (flag): Change => ({ kind: 'side-flag', sideId: side.id, flag, value: null }),
    ),
  );
  return [...ofFighters, ...ofSides];
}

interface FlagOwner {
  readonly sideId: SideId;
  readonly flags: Flags;
}

/**
 * The flags that end are the same for all fighters of a side, so they are computed once. In the order of the rows;
 * most fighters have none of them.
 */
function expiring(
  rows: readonly FlagRow[],
  view: BattleView,
  to: TurnPosition,
): (owner: FlagOwner) => readonly string[] {
  const ofSide = new Map<SideId, ReadonlySet<string>>();
  return ({ sideId, flags }) => {
    const ending = ofSide.get(sideId) ?? endingOf(rows, view, to, sideId);
    ofSide.set(sideId, ending);
    for (const flag in flags) {
      if (ending.has(flag)) return [...ending].filter((id) => flags[id] !== undefined);
    }
    return [];
  };
}

function endingOf(
  rows: readonly FlagRow[],
  view: BattleView,
  to: TurnPosition,
  ownerSideId: SideId,
): ReadonlySet<string> {
  const isOver = over(view, to, ownerSideId);
  const ending = new Set<string>();
  for (const { id, lifetime } of rows) if (isOver[lifetime]) ending.add(id);
  return ending;
}

function over(
  view: BattleView,
  to: TurnPosition,
  ownerSideId: SideId,
): Readonly<Record<FlagRow['lifetime'], boolean>> {
  const newTurn = to.turn !== view.position.turn;
  const ofNext = ownerSideId === to.sideId;
  return {
    phase: newTurn || to.phase !== view.position.phase,
    'any-turn': newTurn,
    // At its start too: a flag set in an enemy's turn must not last into the next own turn.
    turn: newTurn && (ownerSideId === view.position.sideId || ofNext),
    'until-own-turn': newTurn && ofNext,
    'until-changed': false,
    battle: false,
  };
}
