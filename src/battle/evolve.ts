import type { Flags, FlagValue, TurnPosition } from '#rules/contract/battle-view.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { mayArrive } from './arrival.ts';
import type { Entry, EventData, FighterSetup, SideSetup } from './events.ts';
import {
  endOf,
  hasFighter,
  type OwnCopy,
  patchFighter,
  patchSide,
  withChange,
  withChanges,
  withFighter,
  withValue,
} from './evolve/changes.ts';
import { newFighter, newSide, started } from './evolve/starting.ts';
import type { EntryId } from './hlc.ts';
import type { BattleState } from './state.ts';

/**
 * The state after one more entry. Never throws and decides nothing: an entry that names somebody
 * who is not there is kept among `ignored` and has no effect.
 * @param state null before the battle has started
 */
export function evolve(state: BattleState | null, entry: Entry): BattleState | null {
  return step(state, entry, { fighters: null });
}

/**
 * The state after a run of entries that all count: the same as `evolve` for each of them, without
 * the states in between, which is what makes it quick.
 */
export function evolveAll(
  state: BattleState | null,
  entries: readonly Entry[],
): BattleState | null {
  const own: OwnCopy = { fighters: null };
  let after = state;
  for (const entry of entries) after = step(after, entry, own);
  return after;
}

function step(state: BattleState | null, entry: Entry, own: OwnCopy): BattleState | null {
  if (state === null)
    return entry.type === 'BattleStarted' ? started(entry, entry.data, own) : null;
  return apply(state, entry, own) ?? { ...state, ignored: [...state.ignored, entry.id] };
}

/** Null when the entry does not fit the state. */
function apply(state: BattleState, entry: Entry, own: OwnCopy): BattleState | null {
  switch (entry.type) {
    case 'BattleStarted':
      return null;
    case 'PhaseEntered':
      return entered(state, entry.id, entry.data, own);
    case 'DutyResolved':
      // If two phones answer at once, the first answer counts: the duty was already closed for the second.
      if (isAnsweredSince(state, entry.data)) return null;
      return withChanges(answered(state, entry.data), entry.id, entry.data.changes, own);
    case 'ActionTaken':
    case 'WoundLost':
    case 'StatusSet':
    case 'InjuryRolled':
      return hasFighter(state, entry.data.fighterId)
        ? withChanges(state, entry.id, entry.data.changes, own)
        : null;
    case 'Settled':
      return settled(state, entry.id, entry.data, own);
    case 'WoundsSet':
      return patchFighter(state, entry.data.fighterId, { wounds: entry.data.to }, own);
    case 'FlagSet':
      return hasFighter(state, entry.data.fighterId)
        ? withChange(state, entry.id, { kind: 'flag', ...entry.data }, own)
        : null;
    case 'MarkerCounted':
      return counted(state, entry.data, own);
    case 'ItemUsed':
      return spent(state, entry.data, own);
    case 'Captured':
      return patchFighter(state, entry.data.fighterId, { captor: entry.data.by }, own);
    case 'ContactSet':
      return hasFighter(state, entry.data.a) && hasFighter(state, entry.data.b)
        ? withChange(state, entry.id, { kind: 'contact', ...entry.data }, own)
        : null;
    case 'FighterJoined':
      return joined(state, entry.data.sideId, entry.data.fighter, own);
    case 'SideArrived':
      return arrived(state, entry.data.side);
    case 'FighterRenamed':
      return patchFighter(state, entry.data.fighterId, { label: entry.data.label }, own);
    case 'ProfileSet':
      return patchFighter(
        state,
        entry.data.fighterId,
        { profile: entry.data.profile, traits: entry.data.traits },
        own,
      );
    case 'LeaderNamed':
      return patchSide(state, entry.data.sideId, { leaderId: entry.data.fighterId });
    case 'SideLeadershipSet':
      return patchSide(state, entry.data.sideId, { leadership: entry.data.leadership });
    case 'SideTold':
      return sideFactSet(state, entry.data, own);
    case 'CauseGiven':
      return credited(state, { ...entry.data, byId: null }, own);
    case 'CreditGiven':
      return credited(state, { ...entry.data, cause: null }, own);
    case 'HouseRuleSet':
      return {
        ...state,
        houseRules: { ...state.houseRules, [entry.data.rule]: entry.data.value },
      };
    case 'SideLeft':
      return state.sides.some((side) => side.id === entry.data.sideId)
        ? withChanges(state, entry.id, entry.data.changes, own)
        : null;
    case 'BattleEnded':
      return { ...state, ended: true, end: endOf(entry.data) };
    case 'BattleReopened':
      return reopened(state);
    case 'AftermathBegun':
    case 'NoteWritten':
    case 'EventUndone':
      return state;
  }
}

function counted(
  state: BattleState,
  { sideId, fighterId, marker, count }: EventData<'MarkerCounted'>,
  own: OwnCopy,
): BattleState | null {
  const value = count === 0 ? null : count;
  if (fighterId !== null) {
    const carried = withValue(state.fighters[fighterId]?.carried ?? {}, marker, value);
    return patchFighter(state, fighterId, { carried }, own);
  }
  const held = state.sides.find(({ id }) => id === sideId)?.held ?? {};
  return patchSide(state, sideId, { held: withValue(held, marker, value) });
}

function spent(
  state: BattleState,
  { fighterId, item, used }: EventData<'ItemUsed'>,
  own: OwnCopy,
): BattleState | null {
  const others = state.fighters[fighterId]?.used.filter((one) => one !== item) ?? [];
  return patchFighter(state, fighterId, { used: used ? [...others, item] : others }, own);
}

function entered(
  state: BattleState,
  entryId: EntryId,
  data: EventData<'PhaseEntered'>,
  own: OwnCopy,
): BattleState | null {
  if (!state.sides.some((side) => side.id === data.position.sideId)) return null;
  // If two phones move on at once, it counts once: for the second, play has already moved on.
  if (data.from !== null && !isSamePlace(data.from, state.position)) return null;
  const newTurn = data.position.turn !== state.position.turn;
  return withChanges(
    { ...state, position: data.position, answers: newTurn ? {} : state.answers },
    entryId,
    data.changes,
    own,
  );
}

function isSamePlace(one: TurnPosition, other: TurnPosition): boolean {
  return (
    one.turn === other.turn &&
    one.sideId === other.sideId &&
    one.phase === other.phase &&
    one.step === other.step
  );
}

/** Whether a duty has meanwhile been answered differently from what the writer knew. */
function isAnsweredSince(
  { answers }: BattleState,
  { key, before }: EventData<'DutyResolved'>,
): boolean {
  return before !== null && before !== (answers[key] ?? '');
}

function answered(state: BattleState, data: EventData<'DutyResolved'>): BattleState {
  if (!data.resolves) return state;
  return { ...state, answers: { ...state.answers, [data.key]: data.outcome } };
}

/** The result of a resolver; whoever put a victim into his new status is credited at once. */
function settled(
  state: BattleState,
  entryId: EntryId,
  data: EventData<'Settled'>,
  own: OwnCopy,
): BattleState | null {
  const everybodyKnown = data.subjects.every(
    ({ fighterId }) => fighterId === null || hasFighter(state, fighterId),
  );
  if (!everybodyKnown) return null;
  return data.credits.reduce<BattleState>(
    (next, { victimId, byId }) =>
      credited(next, { entryId, victimId, byId, cause: null }, own) ?? next,
    withChanges(state, entryId, data.changes, own),
  );
}

/**
 * Players carry on after all: sides that ended the battle by leaving are back, because otherwise there would
 * be no enemy.
 */
function reopened(state: BattleState): BattleState {
  const back = state.end?.lastToLeave ?? [];
  return {
    ...state,
    ended: false,
    end: null,
    sides: state.sides.map((side) => (back.includes(side.id) ? { ...side, removed: null } : side)),
  };
}

function joined(
  state: BattleState,
  sideId: SideId,
  setup: FighterSetup,
  own: OwnCopy,
): BattleState | null {
  const side = state.sides.find((candidate) => candidate.id === sideId);
  if (side === undefined || hasFighter(state, setup.id)) return null;
  const fighter = newFighter(setup, sideId, state.position.round);
  const fighterIds = [...side.fighterIds, setup.id];
  return patchSide(withFighter(state, fighter, own), sideId, { fighterIds });
}

/** Replaces a side to which nothing has happened yet by a warband. */
function arrived(state: BattleState, setup: SideSetup): BattleState | null {
  const before = state.sides.find(({ id }) => id === setup.id);
  if (before === undefined || !mayArrive(state, setup.id)) return null;
  if (setup.fighters.some(({ id }) => hasFighter(state, id))) return null;
  const { round } = state.position;
  const gone = new Set<string>(before.fighterIds);
  const stayed = Object.values(state.fighters).filter(({ id }) => !gone.has(id));
  const come = setup.fighters.map((fighter) => newFighter(fighter, setup.id, round));
  return {
    ...state,
    sides: state.sides.map((side) =>
      side === before ? { ...newSide(setup), flags: before.flags, held: before.held } : side,
    ),
    fighters: Object.fromEntries([...stayed, ...come].map((one) => [one.id, one])),
  };
}

/** Sets a fact about a counted side, and about each of its fighters if `ofEach`. */
function sideFactSet(
  state: BattleState,
  { sideId, fact, value, ofEach }: EventData<'SideTold'>,
  own: OwnCopy,
): BattleState | null {
  const side = state.sides.find(({ id }) => id === sideId);
  if (side === undefined) return null;
  const ofSide = patchSide(state, sideId, { traits: withFact(side.traits, fact, value) });
  if (!ofEach) return ofSide;
  return side.fighterIds.reduce<BattleState | null>((before, id) => {
    const fighter = before?.fighters[id];
    return before === null || fighter === undefined
      ? before
      : patchFighter(before, id, { traits: withFact(fighter.traits, fact, value) }, own);
  }, ofSide);
}

function withFact(traits: Flags, fact: string, value: FlagValue | null): Flags {
  const { [fact]: _before, ...others } = traits;
  return value === null ? others : { ...others, [fact]: value };
}

function credited(
  state: BattleState,
  data: EventData<'CreditGiven'> & { readonly cause: string | null },
  own: OwnCopy,
): BattleState | null {
  const victim = state.fighters[data.victimId];
  if (victim === undefined || (data.byId !== null && !hasFighter(state, data.byId))) return null;
  // The status has changed since: the credit stays in the journal only.
  return victim.statusEntryId === data.entryId
    ? patchFighter(state, data.victimId, { creditedTo: data.byId, cause: data.cause }, own)
    : state;
}
