import type { BattleState } from '#battle/state.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { BIG_ONE, LEADER_FALLEN, SECOND_LEADERSHIP } from '#rules/kit/light-side.ts';
import { characteristicRow } from '#rules/kit/rows.ts';
import { type CommandOf, type Decision, event, isWhole, refuse } from './decision.ts';

export function nameLeader(command: CommandOf<'name-leader'>, state: BattleState): Decision {
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
  command: CommandOf<'set-side-leadership'>,
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

/** Only for counted sides: a full warband has its own profiles. */
export function setSideFact(
  command: CommandOf<'set-side-fact'>,
  state: BattleState,
  system: RuleSystem,
): Decision {
  const { sideId, fact, value } = command;
  const side = state.sides.find((candidate) => candidate.id === sideId);
  if (side === undefined) return refuse('unknown-side');
  const row = system.sideFacts.find(({ id }) => id === fact);
  if (!side.light || (row === undefined && !OF_ANY_GAME.has(fact))) return refuse('unknown-rule');
  if (typeof value === 'number' && !isWhole(value, 0, MAX_VALUE)) return refuse('bad-number');
  if ((side.traits[fact] ?? null) === value) return refuse('no-change');
  return event({
    type: 'SideTold',
    data: { sideId, fact, value, ofEach: row?.ofEach === true },
  });
}

const OF_ANY_GAME: ReadonlySet<string> = new Set([LEADER_FALLEN, SECOND_LEADERSHIP, BIG_ONE]);
/** Above any Leadership or number of wounds in play. */
const MAX_VALUE = 20;

export function leaveBattle(
  command: CommandOf<'leave-battle'>,
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
