import type { BattleView, Change, Flags, TurnPosition } from '../contract/battle-view.ts';
import type { SideId } from '../contract/ids.ts';
import type { FlagRow } from '../contract/rows.ts';
import { oncePer } from './once-per.ts';

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
  // Whoever looks ahead asks at every step, and hardly anybody has such a flag.
  const changes: Change[] = [];
  for (const { id, sideId, flags } of Object.values(view.fighters)) {
    for (const flag of expired(sideId, flags)) {
      changes.push({ kind: 'flag', fighterId: id, flag, value: null });
    }
  }
  for (const { id, flags } of view.sides) {
    for (const flag of expired(id, flags)) {
      changes.push({ kind: 'side-flag', sideId: id, flag, value: null });
    }
  }
  return changes;
}

/** Which of some flags of a side, or of one of its fighters, end: in the order of the rows. */
function expiring(
  rows: readonly FlagRow[],
  view: BattleView,
  to: TurnPosition,
): (sideId: SideId, flags: Flags) => readonly string[] {
  const lifetimes = lifetimesOf(rows);
  const overFor = new Map<SideId, IsOver>();
  return (sideId, flags) => {
    const ended: string[] = [];
    for (const flag in flags) {
      const lifetime = lifetimes.get(flag);
      if (lifetime === undefined || flags[flag] === undefined) continue;
      const isOver = overFor.get(sideId) ?? over(view, to, sideId);
      overFor.set(sideId, isOver);
      if (isOver[lifetime]) ended.push(flag);
    }
    return ended.length < 2 ? ended : [...lifetimes.keys()].filter((flag) => ended.includes(flag));
  };
}

const lifetimesOf = oncePer(
  (rows: readonly FlagRow[]): ReadonlyMap<string, FlagRow['lifetime']> =>
    new Map(rows.map(({ id, lifetime }) => [id, lifetime])),
);

type IsOver = Readonly<Record<FlagRow['lifetime'], boolean>>;

function over(view: BattleView, to: TurnPosition, ownerSideId: SideId): IsOver {
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
