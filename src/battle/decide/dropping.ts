import type { BattleEvent, EventData, EventOf, EventType } from '#battle/events.ts';
import type { BattleState } from '#battle/state.ts';
import type { Change } from '#rules/contract/battle-view.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { Decision } from './decision.ts';

/** A fighter put out of action drops what he carries, in the same event. */
export function dropping(decision: Decision, state: BattleState, system: RuleSystem): Decision {
  if ('refused' in decision || !bringsChanges(decision.event)) return decision;
  const drops = decision.event.data.changes.flatMap((change) => droppedBy(change, state, system));
  return drops.length === 0 ? decision : { event: withMore<Bringing>(decision.event, drops) };
}

/** Kinds of events that bring changes. */
type Bringing = {
  [K in EventType]: EventData<K> extends { readonly changes: readonly Change[] } ? K : never;
}[EventType];

function bringsChanges(event: BattleEvent): event is EventOf<Bringing> {
  return 'changes' in event.data;
}

function withMore<K extends Bringing>(event: EventOf<K>, more: readonly Change[]): EventOf<K> {
  const { type, data } = event;
  return { type, data: { ...data, changes: [...data.changes, ...more] } };
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
