import type { Capability } from '#rules/contract/advice.ts';
import type {
  BattleView,
  Change,
  FighterView,
  Refusal,
  TurnPosition,
} from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { endContactsOf } from '#rules/kit/contacts.ts';
import { message } from '#rules/kit/duty.ts';
import { clearFlag, FLAG_IDS, has, roundOver, STATUSES, setFlag } from './statuses.ts';
import { lossesOf, onTable, statusOf, unitOf, weakened } from './unit.ts';

/** A unit's status becomes `to`; one that is no longer on the table leaves nothing behind. @rule COL-7 */
export function changeStatus(view: BattleView, id: FighterId, to: string): readonly Change[] {
  const unit = unitOf(view, id);
  if (unit === null) return [];
  const status: Change = { kind: 'status', fighterId: id, to };
  if (to === STATUSES.steady.id) return [status];
  return [status, ...endContactsOf(view, id), ...FLAG_IDS.flatMap((flag) => clearFlag(unit, flag))];
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

/** Marks a unit as activated; the same tap takes it back. */
export function act(view: BattleView, action: string, id: FighterId): readonly Change[] | Refusal {
  const unit = unitOf(view, id);
  if (unit === null) return { refused: 'unknown-fighter' };
  if (action !== 'activate') return { refused: 'unknown-action' };
  return has(unit, 'activated') ? clearFlag(unit, 'activated') : [setFlag(id, 'activated', true)];
}

/** Whether it may still act, and whether its neighbours can lean on it. @rule COL-1, COL-2, COL-6 */
export function capabilities(view: BattleView, id: FighterId): readonly Capability[] {
  const unit = unitOf(view, id);
  if (unit === null) return [];
  return [
    answered('activate', has(unit, 'activated') ? message('why.activated') : null, unit),
    answered('support', weakened(view, unit) === true ? whyWeakened(unit) : null, unit),
  ];
}

function answered(id: string, against: Capability['reason'], unit: FighterView): Capability {
  const reason = onTable(unit) ? against : message(`why.${statusOf(unit)}`);
  return { id, answer: reason === null ? 'yes' : 'no', now: true, reach: null, reason };
}

function whyWeakened(unit: FighterView): Capability['reason'] {
  return has(unit, 'weakened')
    ? message('why.weakened-told')
    : message('why.weakened-losses', { count: lossesOf(unit) });
}
