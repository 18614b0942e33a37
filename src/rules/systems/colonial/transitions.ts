import type { FighterId } from '../../ids.ts';
import type { BattleView, Change, FighterView, Refusal, TurnPosition } from '../../system.ts';
import { clearFlags, FLAG_IDS, roundOver } from './flags.ts';
import { unitOf } from './reading.ts';
import { STATUSES } from './statuses.ts';

/** A unit's status becomes `to`; one that is no longer on the table leaves nothing behind. @rule COL-7 */
export function changeStatus(view: BattleView, id: FighterId, to: string): readonly Change[] {
  const unit = unitOf(view, id);
  if (unit === null) return [];
  const status: Change = { kind: 'status', fighterId: id, to };
  if (to === STATUSES.steady.id) return [status];
  return [status, ...contactsEnded(view, unit), ...clearFlags(unit, FLAG_IDS)];
}

/** What is removed does not come back; players may still put a slip right. @rule COL-7 */
export function mayChangeStatus(view: BattleView, id: FighterId, to: string): Refusal | null {
  const unit = unitOf(view, id);
  if (unit === null) return { refused: 'unknown-fighter' };
  const returns = unit.status === STATUSES.eliminated.id && to !== unit.status;
  return returns ? { refused: 'eliminated-returns' } : null;
}

/** One loss more; the last one removes the unit. @rule COL-7 */
export function takeLoss(view: BattleView, id: FighterId): readonly Change[] {
  const unit = unitOf(view, id);
  if (unit === null) return [];
  const left = Math.max(0, unit.wounds - 1);
  return [
    ...(left === unit.wounds ? [] : [{ kind: 'wounds', fighterId: id, to: left } as const]),
    ...(left === 0 && unit.status === STATUSES.steady.id
      ? changeStatus(view, id, STATUSES.eliminated.id)
      : []),
  ];
}

/** What happens by itself when play moves on. */
export function enter(view: BattleView, to: TurnPosition): readonly Change[] {
  return to.round === view.position.round ? [] : roundOver(view);
}

function contactsEnded(view: BattleView, { id }: FighterView): readonly Change[] {
  return view.contacts
    .filter(({ a, b }) => a === id || b === id)
    .map(({ a, b }) => ({ kind: 'contact', a, b, touching: false }));
}
