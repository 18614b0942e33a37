import { standsFor } from './anew.ts';
import type { Entry } from './events.ts';
import type { EntryId } from './hlc.ts';
import { isStep } from './played.ts';
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
  return liveAtOnce(ordered) ?? liveInTurn(ordered);
}

/**
 * The live entries of a log as most are: in order, each entry once, none written anew (`anew.ts`), and whatever is
 * undone came before its undo. Null for any other. Reads each entry once, since in a log too long for the processor's
 * cache each further look at all of them costs as much as folding them.
 */
export function liveAtOnce(entries: readonly Entry[]): readonly Entry[] | null {
  /** Where those are that don't count, the last one first. */
  const gone: number[] = [];
  /** What later undos name, until it is met. */
  const undone = new Set<EntryId>();
  let later: Entry | null = null;
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const entry = entries[at];
    if (entry === undefined || standsFor(entry) !== null) return null;
    if (later !== null && byClock(entry, later) >= 0) return null;
    later = entry;
    const isUndone = undone.size > 0 && undone.delete(entry.id);
    if (isUndone || entry.type === 'EventUndone') gone.push(at);
    if (!isUndone && entry.type === 'EventUndone') {
      for (const id of entry.data.entryIds) undone.add(id);
    }
  }
  if (undone.size > 0) return null;
  // By their places alone, without another look at any.
  let next = gone.length - 1;
  return entries.filter((_, at) => {
    if (at !== gone[next]) return true;
    next -= 1;
    return false;
  });
}

function liveInTurn(ordered: readonly Entry[]): readonly Entry[] {
  const undone = undoneIds(ordered);
  // Without an undo in the log every entry counts.
  return undone.size === 0
    ? ordered.filter((entry) => !isUndo(entry))
    : ordered.filter((entry) => !isUndo(entry) && !isAmong(undone, entry));
}

/** The live entries that count in the end: without ignored ones. */
export function effectiveEntries(
  live: readonly Entry[],
  state: Pick<BattleState, 'ignored'> | null,
): readonly Entry[] {
  if (state === null || state.ignored.length === 0) return live;
  const ignored = new Set(state.ignored);
  const counts = ({ id }: Entry) => !ignored.has(id);
  return live.every(counts) ? live : live.filter(counts);
}

/** The entries with these ids, in the log's order. Reads it back to the oldest of them only. */
export function entriesNamed(ordered: readonly Entry[], ids: readonly EntryId[]): readonly Entry[] {
  const left = new Set(ids);
  const found: Entry[] = [];
  for (let at = ordered.length - 1; at >= 0 && left.size > 0; at -= 1) {
    const entry = ordered[at];
    if (entry !== undefined && left.delete(entry.id)) found.push(entry);
  }
  return found.toReversed();
}

/** Entries that undo can take back, newest first. */
export function undoable(live: readonly Entry[]): readonly Entry[] {
  return live.filter(isStep).toReversed();
}

/** One undo step as players see it: entries, newest first; never empty. */
export type Step = readonly [Entry, ...(readonly Entry[])];

/** Steps that undo can take back, newest first. */
export function undoableSteps(live: readonly Entry[]): readonly Step[] {
  const steps: Step[] = [];
  let end = live.length;
  for (;;) {
    const found = stepBefore(live, end);
    if (found === null) return steps;
    steps.push(found.step);
    end = found.from;
  }
}

/**
 * The step that undo would take back; null when there is none. An injury roll is one step with the wounds
 * that it was rolled for, if nothing has happened in between.
 */
export function newestUndoable(live: readonly Entry[]): Step | null {
  return stepBefore(live, live.length)?.step ?? null;
}

/** The newest step among the first `end` entries, and where it begins. */
function stepBefore(
  live: readonly Entry[],
  end: number,
): { readonly step: Step; readonly from: number } | null {
  let from = end - 1;
  let newest = live[from];
  while (newest !== undefined && !isStep(newest)) {
    from -= 1;
    newest = live[from];
  }
  if (newest === undefined) return null;
  const wounds: Entry[] = [];
  for (let at = from - 1; at >= 0; at -= 1) {
    const entry = live[at];
    if (entry === undefined) break;
    if (!isStep(entry)) continue;
    if (!isWoundOf(newest, entry)) break;
    wounds.push(entry);
    from = at;
  }
  return { step: [newest, ...wounds], from };
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
 * The undo that redo would take back: the latest live one, unless a step has been taken since. Null when there is
 * nothing to redo. Reads only as much of the log as it needs.
 */
export function redoableUndo(ordered: readonly Entry[]): Entry | null {
  return liveUndos(ordered).next().value ?? null;
}

/**
 * All that redo takes back: that undo, and what else keeps its steps away, as when two players have undone the same
 * one. Newest first; empty when there is nothing to redo.
 */
export function redoableUndos(ordered: readonly Entry[]): readonly Entry[] {
  const [newest, ...others] = liveUndos(ordered);
  if (newest === undefined) return [];
  const steps = new Set(undoTargets(newest));
  return [newest, ...others.filter((undo) => undoTargets(undo).some((id) => steps.has(id)))];
}

/**
 * The undos that count and are no redos, newest first. None if a step has been taken since the newest; then on to the
 * beginning of the log.
 */
function* liveUndos(ordered: readonly Entry[]): Generator<Entry, null> {
  const undone = new Set<EntryId>();
  let undos: ReadonlySet<EntryId> | null = null;
  let found = false;
  for (let at = ordered.length - 1; at >= 0; at -= 1) {
    const entry = ordered[at];
    if (entry === undefined || isAmong(undone, entry)) continue;
    if (isStep(entry) && !found) return null;
    const targets = undoTargets(entry);
    for (const id of targets) undone.add(id);
    undos ??= new Set(ordered.filter(isUndo).map(({ id }) => id));
    // A live undo of an undo is itself a redo: look further back for the next one.
    if (targets.length === 0 || targets.some((id) => undos?.has(id) === true)) continue;
    found = true;
    yield entry;
  }
  return null;
}

/** Ids that an entry takes back; none unless it is an undo. */
function undoTargets(entry: Entry): readonly EntryId[] {
  return entry.type === 'EventUndone' ? entry.data.entryIds : [];
}

/** Where an entry stands in the log's order: negative before the other, positive after it, 0 when it is the same. */
export function byClock(a: Entry, b: Entry): number {
  if (a.hlc < b.hlc) return -1;
  if (a.hlc !== b.hlc) return 1;
  return a.actor === b.actor ? 0 : a.actor < b.actor ? -1 : 1;
}

function isAfter(entry: Entry, earlier: Entry | undefined): boolean {
  return earlier === undefined || byClock(earlier, entry) <= 0;
}

function isUndo({ type }: Entry): boolean {
  return type === 'EventUndone';
}
