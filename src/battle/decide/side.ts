import type { BattleState } from '#battle/state.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { characteristicRow } from '#rules/kit/rows.ts';
import { type Asked, type Decision, event, isWhole, refuse } from './decision.ts';

export function nameLeader(command: Asked<'name-leader'>, state: BattleState): Decision {
  const side = state.sides.find((candidate) => candidate.id === command.sideId);
  if (side === undefined) return refuse('unknown-side');
  if (side.leaderId === command.fighterId) return refuse('no-change');
  if (command.fighterId !== null && !side.fighterIds.includes(command.fighterId)) {
    return refuse('unknown-fighter');
  }
  return event({
    type: 'LeaderNamed',
    data: { sideId: side.id, fighterId: command.fighterId },
  });
}

export function setSideLeadership(
  command: Asked<'set-side-leadership'>,
  state: BattleState,
  system: RuleSystem,
): Decision {
  const side = state.sides.find((candidate) => candidate.id === command.sideId);
  if (side === undefined) return refuse('unknown-side');
  const row = characteristicRow(system, system.leadershipCharacteristic);
  if (row === null || !isWhole(command.leadership, row.min, row.max)) return refuse('bad-number');
  if (side.leadership === command.leadership) return refuse('no-change');
  return event({
    type: 'SideLeadershipSet',
    data: { sideId: side.id, leadership: command.leadership },
  });
}

export function leaveBattle(
  command: Asked<'leave-battle'>,
  state: BattleState,
  system: RuleSystem,
): Decision {
  const side = state.sides.find((candidate) => candidate.id === command.sideId);
  if (side === undefined) return refuse('unknown-side');
  if (state.ended) return refuse('battle-over');
  if (side.removed !== null) return refuse('side-already-gone');
  const changes = system.leave(state, side.id, command.cause);
  return event({ type: 'SideLeft', data: { sideId: side.id, cause: command.cause, changes } });
}
