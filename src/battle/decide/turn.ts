import { waysOn } from '#battle/going-on.ts';
import type { BattleState } from '#battle/state.ts';
import { type DueAt, nextPosition, phasePosition, stepAt } from '#battle/turn.ts';
import type { TurnPosition } from '#rules/contract/battle-view.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { type CommandOf, type Decision, event, refuse } from './decision.ts';

export function nextPhase(state: BattleState, system: RuleSystem, dueAt: DueAt): Decision {
  return state.ended
    ? refuse('battle-over')
    : enter(state, system, nextPosition(state, system, dueAt));
}

export function goOn(
  { to }: CommandOf<'go-on'>,
  state: BattleState,
  system: RuleSystem,
  dueAt: DueAt,
): Decision {
  if (state.ended) return refuse('battle-over');
  const ways = waysOn(state, system, dueAt);
  const way = to === 'turn-end' ? (ways.turnEnd ?? ways.next) : ways.next;
  return event({ type: 'PhaseEntered', data: { ...way, from: state.position } });
}

export function goToPhase(
  command: CommandOf<'go-to-phase'>,
  state: BattleState,
  system: RuleSystem,
  dueAt: DueAt,
): Decision {
  if (state.ended) return refuse('battle-over');
  const position = phasePosition(state, system, command.phase, dueAt);
  if (position === null) return refuse('unknown-phase');
  if (command.step !== undefined) return goToStep(position, command.step, state, system);
  if (position.phase === state.position.phase) return refuse('no-change');
  return enter(state, system, position);
}

/** Players may go to any step, even if nothing is due in it. */
function goToStep(
  phase: TurnPosition,
  step: string,
  state: BattleState,
  system: RuleSystem,
): Decision {
  const position = { ...phase, step };
  if (stepAt(system, position) === null) return refuse('unknown-phase');
  const { position: now } = state;
  if (position.phase === now.phase && step === now.step) return refuse('no-change');
  return enter(state, system, position);
}

function enter(
  state: BattleState,
  system: RuleSystem,
  position: BattleState['position'],
): Decision {
  return event({
    type: 'PhaseEntered',
    data: { position, from: state.position, changes: system.enter(state, position) },
  });
}
