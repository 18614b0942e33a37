import type { BattleEvent } from '#battle/events.ts';
import { type BattleState, MAX_MARKERS } from '#battle/state.ts';
import type { Change } from '#rules/contract/battle-view.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { type CommandOf, type Decision, event, isWhole, refuse, withFighter } from './decision.ts';

export function countMarker(command: CommandOf<'count-marker'>, state: BattleState): Decision {
  const { sideId, fighterId, count } = command;
  const marker = command.marker.trim();
  const side = state.sides.find(({ id }) => id === sideId);
  if (side === undefined) return refuse('unknown-side');
  if (fighterId !== null && !side.fighterIds.includes(fighterId)) return refuse('unknown-fighter');
  if (marker === '') return refuse('empty-name');
  if (!isWhole(count, 0, MAX_MARKERS)) return refuse('bad-number');
  const now = fighterId === null ? side.held : state.fighters[fighterId]?.carried;
  if ((now?.[marker] ?? 0) === count) return refuse('no-change');
  return event({ type: 'MarkerCounted', data: { sideId, fighterId, marker, count } });
}

export function markItem(command: CommandOf<'use-item'>, state: BattleState): Decision {
  return withFighter(state, command.fighterId, ({ id, traits, used }) => {
    const { item } = command;
    if (traits[item] === undefined) return refuse('not-carried');
    if (used.includes(item) === command.used) return refuse('no-change');
    return event({ type: 'ItemUsed', data: { fighterId: id, item, used: command.used } });
  });
}

export function capture({ by, fighterId }: CommandOf<'capture'>, state: BattleState): Decision {
  return withFighter(state, fighterId, ({ id, sideId, captor }) => {
    if (by !== null && !state.sides.some((side) => side.id === by)) return refuse('unknown-side');
    if (by === sideId) return refuse('own-side');
    if (captor === by) return refuse('no-change');
    return event({ type: 'Captured', data: { fighterId: id, by } });
  });
}

/** A fighter put out of action drops what he carries, in the same event. */
export function dropping(decision: Decision, state: BattleState, system: RuleSystem): Decision {
  if ('refused' in decision) return decision;
  const { event: happened } = decision;
  const changes = 'changes' in happened.data ? happened.data.changes : [];
  const drops = changes.flatMap((change) => droppedBy(change, state, system));
  return drops.length === 0 ? decision : { event: withChanges(happened, [...changes, ...drops]) };
}

function droppedBy(change: Change, state: BattleState, system: RuleSystem): readonly Change[] {
  if (change.kind !== 'status') return [];
  const { fighterId, to } = change;
  const out = system.statuses.some((row) => row.id === to && row.tone === 'out-of-action');
  const carried = out ? (state.fighters[fighterId]?.carried ?? {}) : {};
  return Object.entries(carried).map(([marker, count]) => ({
    kind: 'dropped',
    fighterId,
    marker,
    count,
  }));
}

function withChanges(happened: BattleEvent, changes: readonly Change[]): BattleEvent {
  switch (happened.type) {
    case 'PhaseEntered':
      return { ...happened, data: { ...happened.data, changes } };
    case 'DutyResolved':
      return { ...happened, data: { ...happened.data, changes } };
    case 'ActionTaken':
      return { ...happened, data: { ...happened.data, changes } };
    case 'StatusSet':
      return { ...happened, data: { ...happened.data, changes } };
    case 'WoundLost':
      return { ...happened, data: { ...happened.data, changes } };
    case 'InjuryRolled':
      return { ...happened, data: { ...happened.data, changes } };
    case 'Settled':
      return { ...happened, data: { ...happened.data, changes } };
    case 'SideLeft':
      return { ...happened, data: { ...happened.data, changes } };
    case 'BattleStarted':
    case 'WoundsSet':
    case 'FlagSet':
    case 'MarkerCounted':
    case 'ItemUsed':
    case 'Captured':
    case 'ContactSet':
    case 'FighterJoined':
    case 'SideArrived':
    case 'FighterRenamed':
    case 'ProfileSet':
    case 'LeaderNamed':
    case 'SideLeadershipSet':
    case 'SideTold':
    case 'CauseGiven':
    case 'CreditGiven':
    case 'HouseRuleSet':
    case 'BattleEnded':
    case 'BattleReopened':
    case 'AftermathBegun':
    case 'NoteWritten':
    case 'EventUndone':
      return happened;
  }
}
