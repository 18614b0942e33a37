import type { SideId } from '#rules/ids.ts';
import type { Change, TurnPosition } from '#rules/system.ts';
import type { Entry, EntryId, EventData, FighterSetup } from './events.ts';
import { changed, endOf, known, patched, patchedSide, withChanges } from './evolve/changes.ts';
import { newFighter, started } from './evolve/starting.ts';
import type { BattleState } from './state.ts';

/**
 * The state after one more entry. Never throws and decides nothing: an entry that names somebody
 * who is not there is kept among `ignored` and has no effect.
 * @param state null before the battle has started
 */
export function evolve(state: BattleState | null, entry: Entry): BattleState | null {
  if (state === null) return entry.type === 'BattleStarted' ? started(entry, entry.data) : null;
  return apply(state, entry) ?? { ...state, ignored: [...state.ignored, entry.id] };
}

/** Null when the entry does not fit the state. */
function apply(state: BattleState, entry: Entry): BattleState | null {
  switch (entry.type) {
    case 'BattleStarted':
      return null;
    case 'PhaseEntered':
      return entered(state, entry.id, entry.data);
    case 'DutyResolved':
      return withChanges(answered(state, entry.data), entry.id, entry.data.changes);
    case 'ActionTaken':
    case 'WoundLost':
    case 'StatusSet':
    case 'InjuryRolled':
      return known(state, entry.data.fighterId)
        ? withChanges(state, entry.id, entry.data.changes)
        : null;
    case 'Settled':
      return settled(state, entry.id, entry.data);
    case 'WoundsSet':
      return patched(state, entry.data.fighterId, { wounds: entry.data.to });
    case 'FlagSet':
      return known(state, entry.data.fighterId)
        ? changed(state, entry.id, { kind: 'flag', ...entry.data })
        : null;
    case 'ContactSet':
      return known(state, entry.data.a) && known(state, entry.data.b)
        ? changed(state, entry.id, { kind: 'contact', ...entry.data })
        : null;
    case 'FighterJoined':
      return joined(state, entry.data.sideId, entry.data.fighter);
    case 'FighterRenamed':
      return patched(state, entry.data.fighterId, { label: entry.data.label });
    case 'ProfileSet':
      return patched(state, entry.data.fighterId, {
        profile: entry.data.profile,
        traits: entry.data.traits,
      });
    case 'LeaderNamed':
      return patchedSide(state, entry.data.sideId, { leaderId: entry.data.fighterId });
    case 'SideLeadershipSet':
      return patchedSide(state, entry.data.sideId, { leadership: entry.data.leadership });
    case 'CreditGiven':
      return credited(state, entry.data);
    case 'HouseRuleSet':
      return {
        ...state,
        houseRules: { ...state.houseRules, [entry.data.rule]: entry.data.value },
      };
    case 'SideLeft':
      return state.sides.some((side) => side.id === entry.data.sideId)
        ? withChanges(state, entry.id, entry.data.changes)
        : null;
    case 'BattleEnded':
      return { ...state, ended: true, end: endOf(entry.data) };
    case 'BattleReopened':
      return reopened(state);
    case 'NoteWritten':
    case 'EventUndone':
      return state;
  }
}

function entered(
  state: BattleState,
  entryId: EntryId,
  data: { readonly position: TurnPosition; readonly changes: readonly Change[] },
): BattleState | null {
  if (!state.sides.some((side) => side.id === data.position.sideId)) return null;
  const newTurn = data.position.turn !== state.position.turn;
  return withChanges(
    { ...state, position: data.position, answers: newTurn ? {} : state.answers },
    entryId,
    data.changes,
  );
}

function answered(state: BattleState, data: EventData<'DutyResolved'>): BattleState {
  if (!data.resolves) return state;
  return { ...state, answers: { ...state.answers, [data.key]: data.outcome } };
}

/** What came of a resolver; who put a victim where he is now is credited at once. */
function settled(
  state: BattleState,
  entryId: EntryId,
  data: EventData<'Settled'>,
): BattleState | null {
  const everybodyKnown = data.subjects.every(
    ({ fighterId }) => fighterId === null || known(state, fighterId),
  );
  if (!everybodyKnown) return null;
  return data.credits.reduce<BattleState>(
    (next, { victimId, byId }) => credited(next, { entryId, victimId, byId }) ?? next,
    withChanges(state, entryId, data.changes),
  );
}

/** Players carry on after all: whoever ended the battle by leaving is back, or there would be nobody to fight. */
function reopened(state: BattleState): BattleState {
  const back = state.end?.lastToLeave ?? [];
  return {
    ...state,
    ended: false,
    end: null,
    sides: state.sides.map((side) => (back.includes(side.id) ? { ...side, removed: null } : side)),
  };
}

function joined(state: BattleState, sideId: SideId, setup: FighterSetup): BattleState | null {
  const side = state.sides.find((candidate) => candidate.id === sideId);
  if (side === undefined || known(state, setup.id)) return null;
  const fighter = newFighter(setup, sideId, state.position.round);
  const withFighter = { ...state, fighters: { ...state.fighters, [setup.id]: fighter } };
  return patchedSide(withFighter, sideId, { fighterIds: [...side.fighterIds, setup.id] });
}

function credited(state: BattleState, data: EventData<'CreditGiven'>): BattleState | null {
  const victim = state.fighters[data.victimId];
  if (victim === undefined || (data.byId !== null && !known(state, data.byId))) return null;
  // A status that has changed since is another story: the credit stays in the journal only.
  return victim.statusEntryId === data.entryId
    ? patched(state, data.victimId, { creditedTo: data.byId })
    : state;
}
