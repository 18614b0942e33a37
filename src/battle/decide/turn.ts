import type { BattleState } from '#battle/state.ts';
import { type DueAt, nextPosition, phasePosition } from '#battle/turn.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { type Asked, type Decision, event, refuse } from './decision.ts';

export function nextPhase(state: BattleState, system: RuleSystem, dueAt: DueAt): Decision {
  return state.ended
    ? refuse('battle-over')
    : enter(state, system, nextPosition(state, system, dueAt));
}

export function goToPhase(
  command: Asked<'go-to-phase'>,
  state: BattleState,
  system: RuleSystem,
  dueAt: DueAt,
): Decision {
  if (state.ended) return refuse('battle-over');
  const position = phasePosition(state, system, command.phase, dueAt);
  if (position === null) return refuse('unknown-phase');
  if (position.phase === state.position.phase) return refuse('no-change');
  return enter(state, system, position);
}

function enter(
  state: BattleState,
  system: RuleSystem,
  position: BattleState['position'],
): Decision {
  return event({
    type: 'PhaseEntered',
    data: { position, changes: system.enter(state, position) },
  });
}
