import type { Named } from '#battle/anew.ts';
import { namedAs } from '#battle/anew.ts';
import { MOST } from '#battle/bounds.ts';
import type { BattleState } from '#battle/state.ts';
import type { Change, Contact } from '#rules/contract/battle-view.ts';
import type { FighterId, SideId } from '#rules/contract/ids.ts';
import type { Draft } from './draft.ts';

/** Takes an entry's changes; one that names an unknown fighter or side does nothing. */
export function applyChanges(draft: Draft, by: Named, changes: readonly Change[]): void {
  const before = draft.now.sides;
  let ends = false;
  for (const change of changes) {
    applyChange(draft, by, change);
    ends ||= change.kind === 'battle-ended';
  }
  if (!ends) return;
  const { end, sides } = draft.now;
  if (end !== null) draft.set({ end: { ...end, lastToLeave: goneSince(before, sides) } });
}

/** Sides that have left between two moments. */
function goneSince(before: BattleState['sides'], after: BattleState['sides']): readonly SideId[] {
  const playing = new Set(before.filter(({ removed }) => removed === null).map(({ id }) => id));
  return after.filter(({ id, removed }) => removed !== null && playing.has(id)).map(({ id }) => id);
}

function applyChange(draft: Draft, by: Named, change: Change): void {
  switch (change.kind) {
    case 'status':
      draft.setStatus(change.fighterId, change.to, namedAs(by));
      return;
    case 'wounds':
      draft.patchFighter(change.fighterId, { wounds: change.to });
      return;
    case 'flag':
      draft.setFlag(change.fighterId, change.flag, change.value);
      return;
    case 'side-flag': {
      const flags = draft.side(change.sideId)?.flags ?? {};
      draft.patchSide(change.sideId, { flags: withValue(flags, change.flag, change.value) });
      return;
    }
    case 'contact':
      draft.setContact(change.a, change.b, change.touching);
      return;
    case 'dropped': {
      const carried = draft.fighter(change.fighterId)?.carried ?? {};
      draft.patchFighter(change.fighterId, { carried: withValue(carried, change.marker, null) });
      return;
    }
    case 'side-removed':
      draft.patchSide(change.sideId, { removed: change.cause });
      return;
    case 'battle-ended':
      draft.set({ ended: true, end: endOf(change) });
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

/** Whether it is the contact of these two, in either order. */
export function isBetween(contact: Contact, a: FighterId, b: FighterId): boolean {
  return (contact.a === a && contact.b === b) || (contact.a === b && contact.b === a);
}

export function hasFighter(state: Pick<BattleState, 'fighters'>, id: FighterId): boolean {
  return state.fighters[id] !== undefined;
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
