import type { FighterId, SideId } from '#rules/ids.ts';
import type { Change, Contact, TurnPosition } from '#rules/system.ts';
import type { Entry, EntryId, EventData, FighterSetup, SideSetup } from './events.ts';
import type { BattleState, Fighter, Side } from './state.ts';

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
      return { ...state, ended: true, end: entry.data };
    case 'BattleReopened':
      return reopened(state);
    case 'NoteWritten':
    case 'EventUndone':
      return state;
  }
}

function started(entry: Entry, data: EventData<'BattleStarted'>): BattleState {
  const fighters = data.sides.flatMap((side) =>
    side.fighters.map((setup) => [setup.id, newFighter(setup, side.id, 1)] as const),
  );
  const state: BattleState = {
    battleId: entry.battleId,
    systemId: data.systemId,
    name: data.name,
    roundLimit: data.roundLimit,
    houseRules: data.houseRules,
    sides: data.sides.map(newSide),
    fighters: Object.fromEntries(fighters),
    contacts: [],
    position: data.position,
    answers: {},
    ended: false,
    end: null,
    ignored: [],
  };
  return withChanges(state, entry.id, data.changes);
}

function newSide(setup: SideSetup): Side {
  return {
    id: setup.id,
    name: setup.name,
    emblem: setup.emblem,
    light: setup.light,
    leadership: setup.leadership,
    warbandId: setup.warbandId,
    leaderId: setup.leaderId,
    traits: setup.traits,
    fighterIds: setup.fighters.map((fighter) => fighter.id),
    flags: {},
    removed: null,
  };
}

function newFighter(setup: FighterSetup, sideId: SideId, round: number): Fighter {
  return {
    id: setup.id,
    sideId,
    label: setup.label,
    profileId: setup.profileId,
    title: setup.title,
    role: setup.role,
    profile: setup.profile,
    traits: setup.traits,
    status: setup.status,
    wounds: setup.wounds,
    startWounds: setup.wounds,
    flags: {},
    statusEntryId: null,
    statusRound: round,
    creditedTo: null,
  };
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

function withChanges(
  state: BattleState,
  entryId: EntryId,
  changes: readonly Change[],
): BattleState {
  return changes.reduce((next, change) => changed(next, entryId, change), state);
}

function changed(state: BattleState, entryId: EntryId, change: Change): BattleState {
  switch (change.kind) {
    case 'status':
      return (
        patched(state, change.fighterId, {
          status: change.to,
          statusEntryId: entryId,
          statusRound: state.position.round,
          creditedTo: null,
        }) ?? state
      );
    case 'wounds':
      return patched(state, change.fighterId, { wounds: change.to }) ?? state;
    case 'flag': {
      const fighter = state.fighters[change.fighterId];
      if (fighter === undefined) return state;
      return (
        patched(state, change.fighterId, {
          flags: withValue(fighter.flags, change.flag, change.value),
        }) ?? state
      );
    }
    case 'side-flag': {
      const side = state.sides.find((candidate) => candidate.id === change.sideId);
      if (side === undefined) return state;
      return (
        patchedSide(state, change.sideId, {
          flags: withValue(side.flags, change.flag, change.value),
        }) ?? state
      );
    }
    case 'contact':
      return { ...state, contacts: withContact(state, change) };
    case 'side-removed':
      return patchedSide(state, change.sideId, { removed: change.cause }) ?? state;
    case 'battle-ended':
      return { ...state, ended: true, end: { winnerId: change.winnerId, cause: change.cause } };
  }
}

/** Players carry on after all: who left for what ended the battle is back, or there would be nobody to fight. */
function reopened(state: BattleState): BattleState {
  const cause = state.end?.cause ?? null;
  return {
    ...state,
    ended: false,
    end: null,
    sides: state.sides.map((side) =>
      side.removed !== null && side.removed === cause ? { ...side, removed: null } : side,
    ),
  };
}

function withContact(
  state: BattleState,
  change: { readonly a: FighterId; readonly b: FighterId; readonly touching: boolean },
): readonly Contact[] {
  const others = state.contacts.filter((contact) => !isBetween(contact, change.a, change.b));
  if (!change.touching) return others;
  const already = state.contacts.find((contact) => isBetween(contact, change.a, change.b));
  return [...others, already ?? { a: change.a, b: change.b, since: state.position.turn }];
}

function isBetween(contact: Contact, a: FighterId, b: FighterId): boolean {
  return (contact.a === a && contact.b === b) || (contact.a === b && contact.b === a);
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

function known(state: BattleState, id: FighterId): boolean {
  return state.fighters[id] !== undefined;
}

function patched(state: BattleState, id: FighterId, patch: Partial<Fighter>): BattleState | null {
  const fighter = state.fighters[id];
  if (fighter === undefined) return null;
  return { ...state, fighters: { ...state.fighters, [id]: { ...fighter, ...patch } } };
}

function patchedSide(state: BattleState, id: SideId, patch: Partial<Side>): BattleState | null {
  if (!state.sides.some((side) => side.id === id)) return null;
  return {
    ...state,
    sides: state.sides.map((side) => (side.id === id ? { ...side, ...patch } : side)),
  };
}

function withValue<T>(
  values: Readonly<Record<string, T>>,
  key: string,
  value: T | null,
): Readonly<Record<string, T>> {
  const { [key]: _gone, ...rest } = values;
  return value === null ? rest : { ...rest, [key]: value };
}
