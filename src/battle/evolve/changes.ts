import { MOST } from '#battle/bounds.ts';
import type { EntryId } from '#battle/hlc.ts';
import type { BattleState, Fighter, Side } from '#battle/state.ts';
import type { Change, Contact } from '#rules/contract/battle-view.ts';
import type { FighterId, SideId } from '#rules/contract/ids.ts';

/**
 * The fold's own copies of what a battle has many of. No one else holds a reference to them, so later changes may
 * mutate them: copying a hundred fighters for each of ten thousand changes would dominate the cost of a fold.
 */
export interface OwnCopy {
  fighters: Record<FighterId, Fighter> | null;
  answers: {
    /** Those of the state that were copied. */
    readonly of: BattleState['answers'];
    readonly byKey: Record<string, string>;
    count: number;
  } | null;
  ignored: EntryId[] | null;
  /** By their two fighters, in the order of the battle; the state gets its list when the fold ends (`settled`). */
  contacts: Map<string, Contact> | null;
}

export function noCopyYet(): OwnCopy {
  return { fighters: null, answers: null, ignored: null, contacts: null };
}

/** The state at the end of a fold, with the contacts as they are then. */
export function settled(state: BattleState, { contacts }: OwnCopy): BattleState {
  return contacts === null ? state : { ...state, contacts: [...contacts.values()] };
}

/** The state after an entry's changes; a change that names an unknown fighter or side does nothing. */
export function withChanges(
  state: BattleState,
  entryId: EntryId,
  changes: readonly Change[],
  own: OwnCopy,
): BattleState {
  let next = state;
  for (const change of changes) next = withChange(next, entryId, change, own);
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

export function withChange(
  state: BattleState,
  entryId: EntryId,
  change: Change,
  own: OwnCopy,
): BattleState {
  switch (change.kind) {
    case 'status': {
      const patch = {
        status: change.to,
        statusEntryId: entryId,
        statusRound: state.position.round,
        creditedTo: null,
        cause: null,
      };
      return patchFighter(state, change.fighterId, patch, own) ?? state;
    }
    case 'wounds':
      return patchFighter(state, change.fighterId, { wounds: change.to }, own) ?? state;
    case 'flag': {
      const fighter = state.fighters[change.fighterId];
      if (fighter === undefined) return state;
      const flags = withValue(fighter.flags, change.flag, change.value);
      return withFighter(state, { ...fighter, flags }, own);
    }
    case 'side-flag': {
      const side = state.sides.find((candidate) => candidate.id === change.sideId);
      if (side === undefined) return state;
      return (
        patchSide(state, change.sideId, {
          flags: withValue(side.flags, change.flag, change.value),
        }) ?? state
      );
    }
    case 'contact':
      setContact(state, change, own);
      return state;
    case 'dropped': {
      const carried = state.fighters[change.fighterId]?.carried ?? {};
      const patch = { carried: withValue(carried, change.marker, null) };
      return patchFighter(state, change.fighterId, patch, own) ?? state;
    }
    case 'side-removed':
      return patchSide(state, change.sideId, { removed: change.cause }) ?? state;
    case 'battle-ended':
      return { ...state, ended: true, end: endOf(change) };
  }
}

/** An end that no departure caused, judged by this change alone. */
export function endOf({
  winnerId,
  cause,
}: {
  readonly winnerId: SideId | null;
  readonly cause: string;
}): NonNullable<BattleState['end']> {
  return { winnerId, cause, lastToLeave: [] };
}

/**
 * Players carry on after all: sides that ended the battle by leaving are back, because otherwise there would
 * be no enemy.
 */
export function reopened(state: BattleState): BattleState {
  const back = state.end?.lastToLeave ?? [];
  return {
    ...state,
    ended: false,
    end: null,
    sides: state.sides.map((side) => (back.includes(side.id) ? { ...side, removed: null } : side)),
  };
}

/** Without effect if one of them is unknown, or the battle has as many contacts as it may. */
function setContact(
  state: BattleState,
  { a, b, touching }: { readonly a: FighterId; readonly b: FighterId; readonly touching: boolean },
  own: OwnCopy,
): void {
  if (!hasFighter(state, a) || !hasFighter(state, b)) return;
  own.contacts ??= new Map(
    state.contacts.map((contact) => [pairOf(contact.a, contact.b), contact]),
  );
  const pair = pairOf(a, b);
  const already = own.contacts.get(pair);
  own.contacts.delete(pair);
  if (!touching || own.contacts.size >= MOST.contacts) return;
  own.contacts.set(pair, already ?? { a, b, since: state.position.turn });
}

/** The same for both orders. */
function pairOf(a: FighterId, b: FighterId): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** Whether it is the contact of these two, in either order. */
export function isBetween(contact: Contact, a: FighterId, b: FighterId): boolean {
  return (contact.a === a && contact.b === b) || (contact.a === b && contact.b === a);
}

export function hasFighter(state: BattleState, id: FighterId): boolean {
  return state.fighters[id] !== undefined;
}

export function patchFighter(
  state: BattleState,
  id: FighterId,
  patch: Partial<Fighter>,
  own: OwnCopy,
): BattleState | null {
  const fighter = state.fighters[id];
  return fighter === undefined ? null : withFighter(state, { ...fighter, ...patch }, own);
}

/** The state with this fighter as he is now, or with him added. */
export function withFighter(state: BattleState, fighter: Fighter, own: OwnCopy): BattleState {
  if (own.fighters !== null && own.fighters === state.fighters) {
    own.fighters[fighter.id] = fighter;
    return state;
  }
  own.fighters = { ...state.fighters, [fighter.id]: fighter };
  return { ...state, fighters: own.fighters };
}

export function patchSide(
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

/** The state with this answer to a duty; null if more than a turn has been answered. */
export function withAnswer(
  state: BattleState,
  key: string,
  outcome: string,
  own: OwnCopy,
): BattleState | null {
  const { answers } = state;
  if (own.answers === null || (own.answers.byKey !== answers && own.answers.of !== answers)) {
    own.answers = { of: answers, byKey: { ...answers }, count: Object.keys(answers).length };
  }
  const { byKey } = own.answers;
  if (!Object.hasOwn(byKey, key)) {
    if (own.answers.count >= MOST.answers) return null;
    own.answers.count += 1;
  }
  byKey[key] = outcome;
  return byKey === answers ? state : { ...state, answers: byKey };
}

/** The state with one more entry that has no effect. */
export function withIgnored(state: BattleState, id: EntryId, own: OwnCopy): BattleState {
  if (own.ignored !== null && own.ignored === state.ignored) {
    own.ignored.push(id);
    return state;
  }
  own.ignored = [...state.ignored, id];
  return { ...state, ignored: own.ignored };
}

/** A copy of the values with this one set, or removed if null; a new one beyond `MOST.facts` is left out. */
export function withValue<T>(
  values: Readonly<Record<string, T>>,
  key: string,
  value: T | null,
): Readonly<Record<string, T>> {
  const { [key]: _gone, ...rest } = values;
  const isFull = !Object.hasOwn(values, key) && Object.keys(values).length >= MOST.facts;
  return value === null || isFull ? rest : { ...rest, [key]: value };
}
