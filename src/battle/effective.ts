import type { Entry, EntryId } from './events.ts';

/** The log's one order, the same on every phone. */
export function inOrder(entries: readonly Entry[]): readonly Entry[] {
  return [...entries].sort(byClock);
}

/** Two logs of the same battle as one: a union of sets, whatever the order they arrive in. */
export function merge(one: readonly Entry[], other: readonly Entry[]): readonly Entry[] {
  const byId = new Map<EntryId, Entry>();
  for (const entry of [...one, ...other]) byId.set(entry.id, entry);
  return inOrder([...byId.values()]);
}

/**
 * Ids of the entries that have been taken back. An undo counts only while no later live undo names
 * it, so one walk from the newest entry to the oldest settles every depth of undo and redo.
 */
export function undoneIds(ordered: readonly Entry[]): ReadonlySet<EntryId> {
  const undone = new Set<EntryId>();
  for (const entry of ordered.toReversed()) {
    if (undone.has(entry.id)) continue;
    for (const id of undoTargets(entry)) undone.add(id);
  }
  return undone;
}

/** Entries that count: neither taken back nor themselves an undo. */
export function liveEntries(ordered: readonly Entry[]): readonly Entry[] {
  const undone = undoneIds(ordered);
  return ordered.filter((entry) => entry.type !== 'EventUndone' && !undone.has(entry.id));
}

/** Steps that undo can take back, newest first; the battle's start is not among them. */
export function undoableSteps(ordered: readonly Entry[]): readonly Entry[] {
  return liveEntries(ordered)
    .filter((entry) => entry.type !== 'BattleStarted')
    .toReversed();
}

/**
 * The undo that redo would take back: the latest live one, unless something new has happened since.
 * Null when there is nothing to redo.
 */
export function redoableUndo(ordered: readonly Entry[]): Entry | null {
  const undone = undoneIds(ordered);
  const kinds = new Map(ordered.map((entry) => [entry.id, entry.type]));
  for (const entry of ordered.toReversed()) {
    if (undone.has(entry.id)) continue;
    const targets = undoTargets(entry);
    if (targets.length === 0) return null;
    // A live undo of an undo is itself a redo: look further back for the next one.
    if (targets.every((id) => kinds.get(id) !== 'EventUndone')) return entry;
  }
  return null;
}

/** Ids that an entry takes back; none unless it is an undo. */
export function undoTargets(entry: Entry): readonly EntryId[] {
  return entry.type === 'EventUndone' ? entry.data.entryIds : [];
}

function byClock(a: Entry, b: Entry): number {
  if (a.hlc !== b.hlc) return a.hlc < b.hlc ? -1 : 1;
  return a.actor === b.actor ? 0 : a.actor < b.actor ? -1 : 1;
}
