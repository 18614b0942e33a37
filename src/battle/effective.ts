import { standsFor } from './anew.ts';
import type { Entry } from './events.ts';
import type { EntryId } from './hlc.ts';
import type { BattleState } from './state.ts';

/** The order of the log, the same on every phone. */
export function inOrder(entries: readonly Entry[]): readonly Entry[] {
  // A log read from the disk is already sorted, and so is one that has only grown.
  const sorted = entries.every((entry, index) => isAfter(entry, entries[index - 1]));
  return sorted ? entries : [...entries].sort(byClock);
}

/**
 * Ids of the entries that have been taken back. An undo counts only while no later live undo names
 * it, so one walk from the newest entry to the oldest settles every depth of undo and redo.
 */
function undoneIds(ordered: readonly Entry[]): ReadonlySet<EntryId> {
  const undone = new Set<EntryId>();
  for (let at = ordered.length - 1; at >= 0; at -= 1) {
    const entry = ordered[at];
    if (entry?.type !== 'EventUndone' || isAmong(undone, entry)) continue;
    for (const id of entry.data.entryIds) undone.add(id);
  }
  return undone;
}

/** Whether it is named, or what it was written anew for. */
function isAmong(ids: ReadonlySet<EntryId>, entry: Entry): boolean {
  if (ids.has(entry.id)) return true;
  const before = standsFor(entry);
  return before !== null && ids.has(before);
}

/** Entries that count: neither taken back nor themselves an undo. */
export function liveEntries(ordered: readonly Entry[]): readonly Entry[] {
  const undone = undoneIds(ordered);
  // Without an undo in the log every entry counts.
  return undone.size === 0
    ? ordered.filter(isStep)
    : ordered.filter((entry) => isStep(entry) && !isAmong(undone, entry));
}

/** The live entries that had an effect on the battle: without ignored ones and without those of the aftermath. */
export function effectiveEntries(
  live: readonly Entry[],
  state: Pick<BattleState, 'ignored'> | null,
): readonly Entry[] {
  const ignored = new Set(state?.ignored);
  const counts = ({ id, type }: Entry) => !ignored.has(id) && type !== 'AftermathBegun';
  return live.every(counts) ? live : live.filter(counts);
}

/** Entries that undo can take back, newest first; the battle's start is not among them. */
export function undoable(live: readonly Entry[]): readonly Entry[] {
  return live.filter(isUndoable).toReversed();
}

/** One undo step as players see it: entries, newest first; never empty. */
export type Step = readonly [Entry, ...(readonly Entry[])];

/** Steps that undo can take back, newest first. */
export function undoableSteps(live: readonly Entry[]): readonly Step[] {
  const steps: Step[] = [];
  let rest = live;
  for (;;) {
    const step = newestUndoable(rest);
    if (step === null) return steps;
    steps.push(step);
    rest = rest.slice(0, rest.indexOf(step.at(-1) ?? step[0]));
  }
}

/**
 * The step that undo would take back; null when there is none. An injury roll is one step with the wounds
 * that it was rolled for, if nothing has happened in between.
 */
export function newestUndoable(live: readonly Entry[]): Step | null {
  const at = live.findLastIndex(isUndoable);
  const newest = live[at];
  if (newest === undefined) return null;
  const before = live.slice(0, at).toReversed();
  const other = before.findIndex((entry) => !isWoundOf(newest, entry));
  return [newest, ...(other < 0 ? before : before.slice(0, other))];
}

/**
 * Whether an entry is a wound for which that injury was rolled. A wound that is not the last one changes only
 * the number of wounds, and takes no injury roll.
 */
function isWoundOf(injury: Entry, { type, data }: Entry): boolean {
  return (
    injury.type === 'InjuryRolled' &&
    type === 'WoundLost' &&
    data.fighterId === injury.data.fighterId &&
    data.changes.some(({ kind }) => kind !== 'wounds')
  );
}

/**
 * The undo that redo would take back: the latest live one, unless something new has happened since. Null when
 * there is nothing to redo. Reads only as much of the log as it needs.
 */
export function redoableUndo(ordered: readonly Entry[]): Entry | null {
  const undone = new Set<EntryId>();
  for (let at = ordered.length - 1; at >= 0; at -= 1) {
    const entry = ordered[at];
    if (entry === undefined || undone.has(entry.id)) continue;
    const targets = undoTargets(entry);
    if (targets.length === 0) return null;
    for (const id of targets) undone.add(id);
    // A live undo of an undo is itself a redo: look further back for the next one.
    if (!namesAnUndo(targets, ordered, at)) return entry;
  }
  return null;
}

/** Ids that an entry takes back; none unless it is an undo. */
function undoTargets(entry: Entry): readonly EntryId[] {
  return entry.type === 'EventUndone' ? entry.data.entryIds : [];
}

/** Where an entry stands in the log's order: negative before the other, positive after it, 0 when it is the same. */
export function byClock(a: Entry, b: Entry): number {
  if (a.hlc !== b.hlc) return a.hlc < b.hlc ? -1 : 1;
  return a.actor === b.actor ? 0 : a.actor < b.actor ? -1 : 1;
}

function isAfter(entry: Entry, earlier: Entry | undefined): boolean {
  return earlier === undefined || byClock(earlier, entry) <= 0;
}

function isStep({ type }: Entry): boolean {
  return type !== 'EventUndone';
}

function isUndoable({ type }: Entry): boolean {
  return type !== 'BattleStarted' && type !== 'EventUndone' && type !== 'AftermathBegun';
}

/** Whether one of these ids is an undo; what an entry names stands before it. */
function namesAnUndo(ids: readonly EntryId[], ordered: readonly Entry[], before: number): boolean {
  const sought = new Set(ids);
  for (let at = before - 1; at >= 0 && sought.size > 0; at -= 1) {
    const entry = ordered[at];
    if (entry === undefined || !sought.delete(entry.id)) continue;
    if (entry.type === 'EventUndone') return true;
  }
  return false;
}
