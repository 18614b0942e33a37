import type { FighterId } from '../../ids.ts';
import { contactsLeft, onlyTeam } from '../../leaving.ts';
import { fighterOf, inContact } from '../../parts/skirmish/reading.ts';
import type { BattleView, Change, FighterView, TurnPosition } from '../../system.ts';
import { clearFlag, FLAG_ROWS } from './flags.ts';
import { INITIAL_STATUS, OUT_OF_ACTION, onTable } from './statuses.ts';

/** A fighter's status becomes `to`: whoever is off the table touches nobody. */
export function changeStatus(view: BattleView, id: FighterId, to: string): readonly Change[] {
  const fighter = fighterOf(view, id);
  if (fighter === null) return [];
  const status: Change = { kind: 'status', fighterId: id, to };
  if (onTable({ status: to })) return [status];
  return [status, ...contactsEnd(view, fighter), ...clearFlag(fighter, 'opportunity')];
}

/** Nobody touches him any more. */
export function contactsEnd(view: BattleView, { id }: FighterView): readonly Change[] {
  return inContact(view, id).map((other) => ({
    kind: 'contact',
    a: id,
    b: other.id,
    touching: false,
  }));
}

/** One damage; without any wounds left he is out of action. @rule DR-OUT */
export function loseWound(view: BattleView, id: FighterId): readonly Change[] {
  const fighter = fighterOf(view, id);
  return fighter === null ? [] : harmed(view, fighter, 1);
}

/** What damage does to him. @rule DR-OUT */
export function harmed(view: BattleView, fighter: FighterView, damage: number): readonly Change[] {
  if (damage <= 0) return [];
  const left = Math.max(0, fighter.wounds - damage);
  const lost: readonly Change[] =
    left === fighter.wounds ? [] : [{ kind: 'wounds', fighterId: fighter.id, to: left }];
  const falls = left === 0 && fighter.status === INITIAL_STATUS;
  return [...lost, ...(falls ? changeStatus(view, fighter.id, OUT_OF_ACTION) : [])];
}

/** What ends by itself when play moves on. */
export function enter(view: BattleView, to: TurnPosition): readonly Change[] {
  if (to.turn === view.position.turn) return [];
  return Object.values(view.fighters).flatMap((fighter) =>
    FLAG_ROWS.filter(
      ({ id, lifetime }) =>
        fighter.flags[id] !== undefined &&
        (lifetime === 'any-turn' || (lifetime === 'turn' && isHis(view, to, fighter))),
    ).map(({ id }): Change => ({ kind: 'flag', fighterId: fighter.id, flag: id, value: null })),
  );
}

/** A side with nobody left is out of the battle; whoever plays on alone has won. */
export function wipedOut(view: BattleView, sideId: FighterView['sideId']): readonly Change[] {
  const others = view.sides.filter((side) => side.removed === null && side.id !== sideId);
  const gone: Change = { kind: 'side-removed', sideId, cause: 'wiped-out' };
  if (others.length > 0 && !onlyTeam(others)) return [gone, ...contactsLeft(view, sideId)];
  return [gone, { kind: 'battle-ended', winnerId: others[0]?.id ?? null, cause: 'wiped-out' }];
}

/** At its start too: what was marked late, in an enemy's turn, is not of the turn to come. */
function isHis(view: BattleView, to: TurnPosition, { sideId }: FighterView): boolean {
  return sideId === view.position.sideId || sideId === to.sideId;
}
