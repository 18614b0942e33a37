import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView, TurnPosition } from '#rules/contract/battle-view.ts';
import type { SideId } from '#rules/contract/ids.ts';
import type { PhaseRow } from '#rules/contract/rows.ts';
import type { RuleSystem } from '#rules/contract/system.ts';

/** Where a battle begins: the first side's first phase. */
export function firstPosition(sideId: SideId, system: RuleSystem): TurnPosition {
  return { round: 1, turn: 1, sideId, ...turnStart(system) };
}

/** Where in it every turn begins: the first phase, at its first step. */
export function turnStart({
  phases: [first],
}: Pick<RuleSystem, 'phases'>): Pick<TurnPosition, 'phase' | 'step'> {
  return { phase: first?.id ?? '', step: first?.steps[0] ?? null };
}

/** The step that play has come to; null in a phase without steps, and for one that the game doesn't know. */
export function stepAt(
  { phases }: Pick<RuleSystem, 'phases'>,
  { phase, step }: Pick<TurnPosition, 'phase' | 'step'>,
): string | null {
  return phases.find(({ id }) => id === phase)?.steps.find((id) => id === step) ?? null;
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
  const following = stepsAfter(system.phases[index], position.step);
  if (following.length > 0) return busyStep(position, following, dueAt);
  const next = system.phases[index + 1];
  return next === undefined
    ? nextTurn(view, system)
    : busyStep({ ...position, phase: next.id }, next.steps, dueAt);
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
  return busyStep({ ...view.position, phase }, row.steps, dueAt);
}

/** None after the last one, and none after one that the phase doesn't know: the way on is the next phase. */
function stepsAfter(phase: PhaseRow | undefined, step: string | null): readonly string[] {
  const steps = phase?.steps ?? [];
  const at = steps.findIndex((id) => id === step);
  return at < 0 ? [] : steps.slice(at + 1);
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
    ...turnStart(system),
  };
}

/** Passes over sub-steps in which nothing is due, so that nobody taps through empty ones; the last always shows. */
function busyStep(from: TurnPosition, steps: readonly string[], dueAt: DueAt): TurnPosition {
  for (const step of steps.slice(0, -1)) {
    const position = { ...from, step };
    if (dueAt(position).some((duty) => !duty.anytime && duty.weight !== 'reminder'))
      return position;
  }
  return { ...from, step: steps.at(-1) ?? null };
}
