import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView, TurnPosition } from '#rules/contract/battle-view.ts';
import type { SideId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';

/** Where a battle begins: the first side's first phase. */
export function firstPosition(sideId: SideId, system: RuleSystem): TurnPosition {
  return { round: 1, turn: 1, sideId, phase: system.phases[0]?.id ?? '', step: 0 };
}

/** What is due in a battle, were it at that position. */
export type DueAt = (position: TurnPosition) => readonly Duty[];

/** What the rules say is due in this battle; they are asked about a position once. */
export function dueIn(view: BattleView, system: Pick<RuleSystem, 'duties'>): DueAt {
  const known = new Map<string, readonly Duty[]>();
  return (position) => {
    const { round, turn, sideId, phase, step } = position;
    const key = [round, turn, sideId, phase, step].join(' ');
    const now = position === view.position;
    const due = known.get(key) ?? system.duties(now ? view : { ...view, position });
    known.set(key, due);
    return due;
  };
}

/**
 * Where "next" leads: the next sub-step that has something to do, else the next phase, else the
 * next side's turn. Sides that have left the battle are passed over, even in the middle of their turn.
 */
export function nextPosition(
  view: BattleView,
  system: RuleSystem,
  dueAt: DueAt = dueIn(view, system),
): TurnPosition {
  const { position } = view;
  if (hasLeft(view, position.sideId)) return nextTurn(view, system);
  const index = system.phases.findIndex((phase) => phase.id === position.phase);
  const steps = system.phases[index]?.steps ?? [];
  if (position.step < steps.length - 1) {
    return busyStep({ ...position, step: position.step + 1 }, steps.length, dueAt);
  }
  const next = system.phases[index + 1];
  return next === undefined
    ? nextTurn(view, system)
    : busyStep({ ...position, phase: next.id, step: 0 }, next.steps.length, dueAt);
}

/** The running turn's phase of that name; null when the system has none. */
export function phasePosition(
  view: BattleView,
  system: RuleSystem,
  phase: string,
  dueAt: DueAt = dueIn(view, system),
): TurnPosition | null {
  const row = system.phases.find((candidate) => candidate.id === phase);
  if (row === undefined) return null;
  return busyStep({ ...view.position, phase, step: 0 }, row.steps.length, dueAt);
}

/** The side that plays after the present one; the same one when nobody else is left. */
function nextSideId(view: BattleView): SideId {
  const order = view.sides;
  const at = order.findIndex((side) => side.id === view.position.sideId);
  const following = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  return following.find((side) => side.removed === null)?.id ?? view.position.sideId;
}

function hasLeft(view: BattleView, id: SideId): boolean {
  return view.sides.some((side) => side.id === id && side.removed !== null);
}

function nextTurn(view: BattleView, system: RuleSystem): TurnPosition {
  const sideId = nextSideId(view);
  const indexOf = (id: SideId) => view.sides.findIndex((side) => side.id === id);
  const wrapped = indexOf(sideId) <= indexOf(view.position.sideId);
  return {
    round: view.position.round + (wrapped ? 1 : 0),
    turn: view.position.turn + 1,
    sideId,
    phase: system.phases[0]?.id ?? '',
    step: 0,
  };
}

/** Passes over sub-steps in which nothing is due, so that nobody taps through empty ones; the last always shows. */
function busyStep(from: TurnPosition, steps: number, dueAt: DueAt): TurnPosition {
  for (let step = from.step; step < steps - 1; step += 1) {
    const position = { ...from, step };
    if (dueAt(position).some((duty) => !duty.anytime && duty.weight !== 'reminder'))
      return position;
  }
  return { ...from, step: Math.max(0, steps - 1) };
}
