import type { EntryId } from '#battle/events.ts';
import type { BattleState, Fighter, Side } from '#battle/state.ts';
import type { FighterId, SideId } from '#rules/ids.ts';
import type { Change, Contact } from '#rules/system.ts';

/** The state after what an entry has brought about; a change that names nobody known does nothing. */
export function withChanges(
  state: BattleState,
  entryId: EntryId,
  changes: readonly Change[],
): BattleState {
  const next = changes.reduce((after, change) => changed(after, entryId, change), state);
  if (next.end === null || next.end === state.end) return next;
  return { ...next, end: { ...next.end, lastToLeave: goneSince(state, next) } };
}

/** Sides that have left between two states. */
function goneSince(before: BattleState, after: BattleState): readonly SideId[] {
  const playing = new Set(
    before.sides.filter(({ removed }) => removed === null).map(({ id }) => id),
  );
  return after.sides
    .filter(({ id, removed }) => removed !== null && playing.has(id))
    .map(({ id }) => id);
}

export function changed(state: BattleState, entryId: EntryId, change: Change): BattleState {
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
      return { ...state, ended: true, end: endOf(change) };
  }
}

/** An end that nobody's leaving has brought about, as far as this change alone tells. */
export function endOf({
  winnerId,
  cause,
}: {
  readonly winnerId: SideId | null;
  readonly cause: string;
}): NonNullable<BattleState['end']> {
  return { winnerId, cause, lastToLeave: [] };
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

export function known(state: BattleState, id: FighterId): boolean {
  return state.fighters[id] !== undefined;
}

export function patched(
  state: BattleState,
  id: FighterId,
  patch: Partial<Fighter>,
): BattleState | null {
  const fighter = state.fighters[id];
  if (fighter === undefined) return null;
  return { ...state, fighters: { ...state.fighters, [id]: { ...fighter, ...patch } } };
}

export function patchedSide(
  state: BattleState,
  id: SideId,
  patch: Partial<Side>,
): BattleState | null {
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
