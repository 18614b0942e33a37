import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView, TurnPosition } from '#rules/contract/battle-view.ts';
import type { SideId } from '#rules/contract/ids.ts';
import type { PhaseRow } from '#rules/contract/rows.ts';
import type { RuleSystem } from '#rules/contract/system.ts';

/** Where a battle begins: the first side's first phase. */
export function firstPosition(sideId: SideId, system: RuleSystem): TurnPosition {
  return { round: 1, turn: 1, sideId, ...turnStart(system) };
}

/** The position at which every turn begins: the first step of the first phase. */
export function turnStart({
  phases: [first],
}: Pick<RuleSystem, 'phases'>): Pick<TurnPosition, 'phase' | 'step'> {
  return { phase: first?.id ?? '', step: first?.steps[0] ?? null };
}

/** The current step; null in a phase without steps, and for an id that the game doesn't know. */
export function stepAt(
  { phases }: Pick<RuleSystem, 'phases'>,
  { phase, step }: Pick<TurnPosition, 'phase' | 'step'>,
): string | null {
  return phases.find(({ id }) => id === phase)?.steps.find((id) => id === step) ?? null;
}

/**
 * The current step if it needs to be named: a phase that begins with its main step is shown without one until
 * play reaches another step.
 */
export function namedStep(
  system: Pick<RuleSystem, 'phases'>,
  position: Pick<TurnPosition, 'phase' | 'step'>,
): string | null {
  const step = stepAt(system, position);
  const row = system.phases.find(({ id }) => id === position.phase);
  return step === row?.mainStep && step === row?.steps[0] ? null : step;
}

/** The duties of a battle at a given position. */
export type DueAt = (position: TurnPosition) => readonly Duty[];

/** The duties of this battle by position; the rules are asked once for each. */
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
  const row = system.phases[index];
  const step = row === undefined ? null : stopAfter(position, row, dueAt);
  if (step !== null) return step;
  const next = system.phases[index + 1];
  return next === undefined ? nextTurn(view, system) : begun(position, next, dueAt);
}

/** The running turn's phase of that name; null when the system has none. */
export function phasePosition(
  view: BattleView,
  system: RuleSystem,
  phase: string,
  dueAt: DueAt = dueIn(view, system),
): TurnPosition | null {
  const row = system.phases.find((candidate) => candidate.id === phase);
  return row === undefined ? null : begun(view.position, row, dueAt);
}

/** The position at which a phase is entered. */
function begun(from: TurnPosition, phase: PhaseRow, dueAt: DueAt): TurnPosition {
  const position = { ...from, phase: phase.id };
  return (
    stop(position, phase, phase.steps, dueAt) ?? { ...position, step: phase.steps.at(-1) ?? null }
  );
}

/** The next step of this phase to stop at; null when the next phase follows, as after an unknown step. */
function stopAfter(from: TurnPosition, phase: PhaseRow, dueAt: DueAt): TurnPosition | null {
  const at = phase.steps.findIndex((id) => id === from.step);
  return at < 0 ? null : stop(from, phase, phase.steps.slice(at + 1), dueAt);
}

/**
 * Skips steps in which nothing is due, so that players need not tap through them. The main step is always a
 * stop; later steps only if an answer is needed, not for marks alone.
 */
function stop(
  from: TurnPosition,
  { steps, mainStep }: PhaseRow,
  following: readonly string[],
  dueAt: DueAt,
): TurnPosition | null {
  const main = steps.findIndex((id) => id === mainStep);
  const stops = (step: string) => {
    if (step === mainStep) return true;
    const due = dueAt({ ...from, step }).filter(({ anytime }) => !anytime);
    return main >= 0 && steps.indexOf(step) > main
      ? due.some(waitsForAnswer)
      : due.some(({ weight }) => weight !== 'reminder');
  };
  const step = following.find(stops);
  return step === undefined ? null : { ...from, step };
}

/** Whether the duty counts as still to do. */
export function waitsForAnswer({ weight }: Duty): boolean {
  return weight === 'rout' || weight === 'test' || weight === 'choice';
}

/** The side that plays after the present one; the same one if no other is left. */
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
