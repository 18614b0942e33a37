import type { Duty } from '#rules/contract/advice.ts';
import type { Change, TurnPosition } from '#rules/contract/battle-view.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { Entry } from './events.ts';
import { evolve } from './evolve.ts';
import type { BattleState } from './state.ts';
import { type DueAt, dueIn, nextPosition } from './turn.ts';

/** Where one tap leads, with what happens by itself on the way there. */
export interface Way {
  readonly position: TurnPosition;
  readonly changes: readonly Change[];
}

export interface WaysOn {
  /** Past every phase in which nobody can do anything and nothing waits. */
  readonly next: Way;
  /**
   * To the next side's turn, past what players may only note; no further than what is due. Null where
   * that leads no further than `next`. Worked out when it is asked for: it looks through the whole turn.
   */
  readonly turnEnd: Way | null;
}

/**
 * Both ways on from here. No way leads past anything that is due, past blows, past what came by itself
 * and wants to be seen, or through the whole of a turn that has only begun.
 * @param dueAt what is known already of what is due in this battle
 */
export function waysOn(
  state: BattleState,
  system: RuleSystem,
  dueAt: DueAt = dueIn(state, system),
): WaysOn {
  const start: Ahead = { state, dueAt, changes: [], brought: [] };
  const next = walk(start, system, anythingAt);
  return {
    next: wayTo(next),
    get turnEnd() {
      const held = dueHere(start).some(holds) || isSeen(next, system) || dueHere(next).some(holds);
      if (held || next.state.position.turn !== state.position.turn) return null;
      return wayTo(walk(next, system, holdsAt));
    },
  };
}

/** Phases of a turn that have been left out on the way from one moment to a later one. */
export interface PassedPhase {
  readonly turn: number;
  readonly phase: string;
}

/**
 * What lies between two moments, in the order of play: phases of the same turn, or of the end of one and
 * the beginning of the next. Nothing on the way back.
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

/** A battle as it would stand, and how it came there. */
interface Ahead {
  readonly state: BattleState;
  readonly dueAt: DueAt;
  readonly changes: readonly Change[];
  /** What the last step of the way brought. */
  readonly brought: readonly Change[];
}

function wayTo({ state, changes }: Ahead): Way {
  return { position: state.position, changes };
}

type Stops = (ahead: Ahead, system: RuleSystem) => boolean;

/** Step by step to the first stop; in the turn after this one everything that shows stops. */
function walk(from: Ahead, system: RuleSystem, stops: Stops): Ahead {
  let now = step(from, system);
  let begun: Ahead | null = null;
  for (let left = placesOfTwoTurns(system); left > 0; left -= 1) {
    const crossed = now.state.position.turn - from.state.position.turn;
    // Nothing at all is to be done in the whole turn: it is said whose it is.
    if (crossed > 1) return begun ?? now;
    if (crossed === 1) begun ??= now;
    if ((crossed === 0 ? stops : anythingAt)(now, system)) return now;
    now = step(now, system);
  }
  return begun ?? now;
}

/** A way crosses the end of one turn: whatever a log says, it passes no more places than two turns have. */
function placesOfTwoTurns({ phases }: Pick<RuleSystem, 'phases'>): number {
  return 2 * phases.reduce((places, { steps }) => places + 1 + steps.length, 1);
}

function step({ state, dueAt, changes }: Ahead, system: RuleSystem): Ahead {
  const position = nextPosition(state, system, dueAt);
  const brought = system.enter(state, position);
  const same = brought.length === 0 && position.turn === state.position.turn;
  const there = same ? { ...state, position } : arrived(state, position, brought);
  return {
    state: there,
    // Where only the place is another one, what is due in each place has been asked already.
    dueAt: same ? dueAt : dueIn(there, system),
    changes: [...changes, ...brought],
    brought,
  };
}

/** The battle at that moment. The entry is none of its log, and what it leaves of itself is never read. */
function arrived(
  state: BattleState,
  position: TurnPosition,
  changes: readonly Change[],
): BattleState {
  const entry: Entry = {
    id: 'a-ahead:',
    battleId: state.battleId,
    actor: 'a-ahead',
    hlc: '',
    v: 0,
    after: null,
    type: 'PhaseEntered',
    data: { position, from: state.position, changes },
  };
  return evolve(state, entry) ?? state;
}

function dueHere({ state, dueAt }: Ahead): readonly Duty[] {
  return dueAt(state.position);
}

function anythingAt(ahead: Ahead, system: RuleSystem): boolean {
  return isSeen(ahead, system) || dueHere(ahead).length > 0;
}

function holdsAt(ahead: Ahead, system: RuleSystem): boolean {
  return isSeen(ahead, system) || dueHere(ahead).some(holds);
}

/** Notes and reminders hold nobody up who wants to end the turn. */
function holds({ weight }: Duty): boolean {
  return weight !== 'mark' && weight !== 'reminder';
}

/** Blows are to be struck, or something has come by itself. */
function isSeen({ state, brought }: Ahead, { phases, fights, flags }: RuleSystem): boolean {
  const row = phases.find(({ id }) => id === state.position.phase);
  if (row?.fights === true && fights !== null && fights(state).length > 0) return true;
  return brought.some((change) => {
    if (change.kind !== 'flag' && change.kind !== 'side-flag') return true;
    return change.value === null && flags.some((one) => one.id === change.flag && one.announceEnd);
  });
}
