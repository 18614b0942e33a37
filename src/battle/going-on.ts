import type { Duty } from '#rules/contract/advice.ts';
import type { Change, TurnPosition } from '#rules/contract/battle-view.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { once } from '#rules/kit/once-per.ts';
import type { Named } from './anew.ts';
import { Draft } from './evolve/draft.ts';
import { enter } from './evolve/entered.ts';
import type { BattleState } from './state.ts';
import { type DueAt, dueIn, nextPosition } from './turn.ts';

/** Where one tap leads, with what happens by itself on the way there. */
export interface Way {
  readonly position: TurnPosition;
  readonly changes: readonly Change[];
}

export interface WaysOn {
  /** Skips every phase in which no fighter can act and nothing is due. */
  readonly next: Way;
  /**
   * To the next side's turn, skipping what may only be noted; stops at anything due. Null if that leads no
   * further than `next`. Computed on demand, because it simulates the whole turn.
   */
  readonly turnEnd: Way | null;
  /**
   * The beginning of the turn that `turnEnd` leads to; null if it leads nowhere, or no further than something due in
   * this turn. On demand too, and without a look into that turn: who wants its owner's name asks after every tap.
   */
  readonly turnAfter: TurnPosition | null;
}

/**
 * Both ways to go on from here. Neither skips anything due, blows, automatic events that need to be seen, or
 * a whole turn that has only begun.
 * @param dueAt cached duties of this battle
 */
export function waysOn(
  state: BattleState,
  system: RuleSystem,
  dueAt: DueAt = dueIn(state, system),
): WaysOn {
  const start: Ahead = { state, dueAt, changes: [], brought: [] };
  const next = walk(start, system, anythingAt);
  const leadsOn = once(
    () =>
      next.state.position.turn === state.position.turn &&
      !dueHere(start).some(holds) &&
      !holdsAt(next, system),
  );
  return {
    next: wayTo(next),
    get turnEnd() {
      return leadsOn() ? wayTo(walk(next, system, holdsAt)) : null;
    },
    get turnAfter() {
      return leadsOn() ? turnAfter(next, system) : null;
    },
  };
}

/** Phases skipped between two positions of play. */
interface PassedPhase {
  readonly turn: number;
  readonly phase: string;
}

/**
 * The phases between two positions, in the order of play, within one turn or across the end of a turn. Empty
 * when going back.
 */
export function passedBetween(
  from: TurnPosition,
  to: TurnPosition,
  { phases }: Pick<RuleSystem, 'phases'>,
): readonly PassedPhase[] {
  const start = phases.findIndex(({ id }) => id === from.phase);
  const end = phases.findIndex(({ id }) => id === to.phase);
  const of = (turn: number, rows: RuleSystem['phases']) =>
    rows.map(({ id }): PassedPhase => ({ turn, phase: id }));
  if (to.turn === from.turn) return of(from.turn, phases.slice(start + 1, Math.max(start, end)));
  if (to.turn !== from.turn + 1) return [];
  return [...of(from.turn, phases.slice(start + 1)), ...of(to.turn, phases.slice(0, end))];
}

/** A simulated battle, and the steps that led to it. */
interface Ahead {
  readonly state: BattleState;
  readonly dueAt: DueAt;
  readonly changes: readonly Change[];
  /** The automatic events of the last step. */
  readonly brought: readonly Change[];
}

function wayTo({ state, changes }: Ahead): Way {
  return { position: state.position, changes };
}

type Stops = (ahead: Ahead, system: RuleSystem) => boolean;

/** Goes step by step to the first stop; in the next turn anything due or seen is one, even a note. */
function walk(from: Ahead, system: RuleSystem, stops: Stops): Ahead {
  let now = step(from, system);
  let begun: Ahead | null = null;
  for (let left = placesOfTwoTurns(system); left > 0; left -= 1) {
    const crossed = now.state.position.turn - from.state.position.turn;
    // Nothing is to be done in the whole turn, so only its owner is shown.
    if (crossed > 1) return begun ?? now;
    if (crossed === 1) begun ??= now;
    if ((crossed === 0 ? stops : anythingAt)(now, system)) return now;
    now = step(now, system);
  }
  return begun ?? now;
}

/** The beginning of the next turn, unless something holds before it. */
function turnAfter(from: Ahead, system: RuleSystem): TurnPosition | null {
  let now = from;
  for (let left = placesOfTwoTurns(system); left > 0; left -= 1) {
    const position = nextPosition(now.state, system, now.dueAt);
    if (position.turn !== from.state.position.turn) return position;
    now = entered(now, position, system);
    if (holdsAt(now, system)) return null;
  }
  return null;
}

/**
 * Bounds the loop for any log: going on crosses at most one end of turn, so it visits no more positions than
 * two turns have.
 */
function placesOfTwoTurns({ phases }: Pick<RuleSystem, 'phases'>): number {
  return 2 * phases.reduce((places, { steps }) => places + 1 + steps.length, 1);
}

function step(from: Ahead, system: RuleSystem): Ahead {
  return entered(from, nextPosition(from.state, system, from.dueAt), system);
}

function entered(
  { state, dueAt, changes }: Ahead,
  position: TurnPosition,
  system: RuleSystem,
): Ahead {
  const brought = system.enter(state, position);
  const same = brought.length === 0 && position.turn === state.position.turn;
  const there = same ? { ...state, position } : arrived(state, position, brought);
  return {
    state: there,
    // If only the position has changed, the duties of each position are cached.
    dueAt: same ? dueAt : dueIn(there, system),
    changes: [...changes, ...brought],
    brought,
  };
}

/** The battle at that position. No entry of its log says so, and its traces in the state are never read. */
function arrived(
  state: BattleState,
  position: TurnPosition,
  changes: readonly Change[],
): BattleState {
  const draft = new Draft(state);
  enter(draft, { position, from: state.position, changes }, AHEAD);
  return draft.given();
}

const AHEAD: Named = { id: 'a-ahead:', hlc: '', after: null };

function dueHere({ state, dueAt }: Ahead): readonly Duty[] {
  return dueAt(state.position);
}

function anythingAt(ahead: Ahead, system: RuleSystem): boolean {
  return isSeen(ahead, system) || dueHere(ahead).length > 0;
}

function holdsAt(ahead: Ahead, system: RuleSystem): boolean {
  return isSeen(ahead, system) || dueHere(ahead).some(holds);
}

/** Notes and reminders do not stop the way to the end of the turn. */
function holds({ weight }: Duty): boolean {
  return weight !== 'mark' && weight !== 'reminder';
}

/** Blows are due, or something happened automatically. */
function isSeen({ state, brought }: Ahead, { phases, fights, flags }: RuleSystem): boolean {
  const row = phases.find(({ id }) => id === state.position.phase);
  if (row?.fights === true && fights !== null && fights(state).length > 0) return true;
  return brought.some((change) => {
    if (change.kind !== 'flag' && change.kind !== 'side-flag') return true;
    return change.value === null && flags.some((one) => one.id === change.flag && one.announceEnd);
  });
}
