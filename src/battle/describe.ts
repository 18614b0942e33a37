import type { Change, Message } from '#rules/contract/battle-view.ts';
import type { FighterId, SideId } from '#rules/contract/ids.ts';
import type { Entry, EventData } from './events.ts';
import type { BattleState } from './state.ts';
import { woundTally } from './wounds.ts';

/**
 * What an entry says in one line, as a code with its variables: the name of the step in undo, and
 * the journal's line.
 * @param state the battle as it stood before or after the entry; only names and starting wounds are read from it
 */
export function describe(entry: Entry, state: BattleState): Message {
  const say = (code: string, params: Message['params'] = {}): Message => ({
    code: `entry.${code}`,
    params: { system: state.systemId, ...params },
  });
  const name = (id: FighterId | null) => (id === null ? '' : (state.fighters[id]?.label ?? '?'));
  const tally = (id: FighterId, left: number) =>
    woundTally(state.fighters[id] ?? { wounds: left, startWounds: left }, left);
  const side = (id: SideId) => state.sides.find((candidate) => candidate.id === id)?.name ?? '?';

  switch (entry.type) {
    case 'BattleStarted':
      return say('battle-started', { name: entry.data.name });
    case 'PhaseEntered':
      return say('phase-entered', {
        side: side(entry.data.position.sideId),
        phase: entry.data.position.phase,
        round: entry.data.position.round,
      });
    case 'DutyResolved':
      return say('duty-resolved', {
        kind: entry.data.kind,
        outcome: entry.data.outcome,
        name: entry.data.fighterId === null ? side(entry.data.sideId) : name(entry.data.fighterId),
      });
    case 'ActionTaken': {
      const taken = clearedFlag(entry.data.changes);
      return taken === null
        ? say(entry.data.targetId === null ? 'action-taken' : 'action-taken-at', {
            action: entry.data.action,
            name: name(entry.data.fighterId),
            target: name(entry.data.targetId),
          })
        : say('flag-cleared', { name: name(entry.data.fighterId), flag: taken });
    }
    case 'StatusSet':
      return say('status-set', { name: name(entry.data.fighterId), status: entry.data.to });
    case 'WoundLost':
      return say('wound-lost', { name: name(entry.data.fighterId) });
    case 'WoundsSet': {
      const { left, lost, of } = tally(entry.data.fighterId, entry.data.to);
      return say('wounds-set', { name: name(entry.data.fighterId), count: left, left, lost, of });
    }
    case 'InjuryRolled':
      return entry.data.to === null
        ? say('injury-without-effect', { name: name(entry.data.fighterId) })
        : say('status-set', { name: name(entry.data.fighterId), status: entry.data.to });
    case 'Settled': {
      const [first, second] = entry.data.subjects;
      return say('settled', {
        ...choicesIn(entry.data.inputs),
        resolver: entry.data.resolver,
        name: first?.label ?? '?',
        other: second?.label ?? '',
      });
    }
    case 'FlagSet':
      return say(entry.data.value === null ? 'flag-cleared' : 'flag-set', {
        name: name(entry.data.fighterId),
        flag: entry.data.flag,
        // What players count has a number; other values are ids that only the rules read.
        ...(typeof entry.data.value === 'number' ? { value: entry.data.value } : {}),
      });
    case 'MarkerCounted': {
      const { fighterId, sideId, marker, count } = entry.data;
      const whose = fighterId === null ? side(sideId) : name(fighterId);
      return say('marker-counted', { name: whose, marker, count });
    }
    case 'ItemUsed':
      return say(entry.data.used ? 'item-used' : 'item-unused', {
        name: name(entry.data.fighterId),
        item: entry.data.item,
      });
    case 'Captured':
      return entry.data.by === null
        ? say('freed', { name: name(entry.data.fighterId) })
        : say('captured', { name: name(entry.data.fighterId), side: side(entry.data.by) });
    case 'ContactSet':
      return say(entry.data.touching ? 'contact-made' : 'contact-broken', {
        name: name(entry.data.a),
        other: name(entry.data.b),
      });
    case 'FighterJoined':
      return say('fighter-joined', {
        name: entry.data.fighter.label,
        side: side(entry.data.sideId),
      });
    case 'SideArrived':
      return say('side-arrived', { side: entry.data.side.name });
    case 'FighterRenamed':
      return say('fighter-renamed', { name: entry.data.label });
    case 'ProfileSet':
      return say('profile-set', { name: name(entry.data.fighterId) });
    case 'LeaderNamed':
      return entry.data.fighterId === null
        ? say('leader-none', { side: side(entry.data.sideId) })
        : say('leader-named', { name: name(entry.data.fighterId), side: side(entry.data.sideId) });
    case 'SideLeadershipSet':
      return say('side-leadership-set', {
        side: side(entry.data.sideId),
        value: entry.data.leadership,
      });
    case 'SideTold': {
      const { sideId, fact, value } = entry.data;
      const params = { side: side(sideId), fact };
      if (typeof value === 'number') return say('side-told-value', { ...params, value });
      return say(value === null ? 'side-untold' : 'side-told', params);
    }
    case 'CauseGiven':
      return say('cause-given', { name: name(entry.data.victimId), cause: entry.data.cause });
    case 'CreditGiven':
      return entry.data.byId === null
        ? say('credit-removed', { name: name(entry.data.victimId) })
        : say('credit-given', { name: name(entry.data.victimId), by: name(entry.data.byId) });
    case 'HouseRuleSet':
      return say('house-rule-set', { rule: entry.data.rule, value: entry.data.value });
    case 'SideLeft':
      return say('side-left', { side: side(entry.data.sideId), cause: entry.data.cause });
    case 'BattleEnded':
      return entry.data.winnerId === null
        ? say('battle-ended-drawn')
        : say('battle-ended', { side: side(entry.data.winnerId) });
    case 'BattleReopened':
      return say('battle-reopened');
    case 'AftermathBegun': {
      const { warbandId } = entry.data;
      const whose = state.sides.find((candidate) => candidate.warbandId === warbandId);
      return say('aftermath-begun', { side: whose?.name ?? '?' });
    }
    case 'NoteWritten':
      return say('note', { text: entry.data.text });
    case 'EventUndone':
      return say('undone', { count: entry.data.entryIds.length });
  }
}

/** The mark that a second tap removed; null for anything else. */
function clearedFlag(changes: readonly Change[]): string | null {
  const [only, ...more] = changes;
  return only?.kind === 'flag' && only.value === null && more.length === 0 ? only.flag : null;
}

/** Values chosen by id, such as a spell, which the line of a calculation may name. */
function choicesIn(inputs: EventData<'Settled'>['inputs']): Message['params'] {
  const chosen = Object.entries(inputs).flatMap(([id, value]) =>
    typeof value === 'string' ? [[id, value] as const] : [],
  );
  return Object.fromEntries(chosen);
}
