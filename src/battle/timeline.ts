import { sharedStart } from '#rules/kit/shared-start.ts';
import { replacedBy, standsFor } from './anew.ts';
import { byClock, inOrder, liveAtOnce, liveEntries } from './effective.ts';
import type { Entry } from './events.ts';
import { evolve, evolveAll } from './evolve.ts';
import type { BattleState } from './state.ts';

/**
 * A log with its folded state, kept so that one more entry costs one step, and an undo hardly more. Its state
 * equals `replay` of the same entries.
 */
export interface Timeline {
  /** All entries in the log's order, each once; without those that were written anew (`anew.ts`). */
  readonly entries: readonly Entry[];
  /** Those that count: neither taken back nor themselves an undo. */
  readonly live: readonly Entry[];
  readonly state: BattleState | null;
  /** Earlier states, oldest first: one of them is there again after an undo, or is folded on from. */
  readonly checkpoints: readonly Checkpoint[];
}

interface Checkpoint {
  /** How many live entries it has folded. */
  readonly count: number;
  readonly state: BattleState | null;
}

/** @param entries in any order; one that comes twice counts once */
export function timelineOf(entries: readonly Entry[]): Timeline {
  const known = liveAtOnce(entries);
  const ordered = known === null ? withoutReplaced(eachOnce(inOrder(entries))) : entries;
  const live = known ?? liveEntries(ordered);
  return { entries: ordered, live, ...folded(live, []) };
}

/**
 * The timeline with one more entry. An ordinary last entry is folded onto the state; an undo, or an entry
 * that sorts further back (another tab's or phone's), refolds what it changes.
 */
export function withEntry(timeline: Timeline, entry: Entry): Timeline {
  const { entries, live, state, checkpoints } = timeline;
  if (standsFor(entry) !== null) return timelineOf([...entries, entry]);
  const last = entries.at(-1);
  const comesLast = last === undefined || byClock(last, entry) < 0;
  if (comesLast && entry.type !== 'EventUndone') {
    const count = live.length;
    return {
      entries: [...entries, entry],
      live: [...live, entry],
      state: evolve(state, entry),
      checkpoints:
        count === 0 ? checkpoints : stillKept([...checkpoints, { count, state }], count + 1),
    };
  }
  const ordered = comesLast ? [...entries, entry] : inserted(entries, entry);
  if (ordered === entries) return timeline;
  const next = (comesLast ? beforeUndo(live, entry) : null) ?? liveEntries(ordered);
  return refolded(timeline, ordered, next);
}

/** The live entries before those that an undo names, if these are just the last ones; else null. */
function beforeUndo(live: readonly Entry[], { type, data }: Entry): readonly Entry[] | null {
  if (type !== 'EventUndone') return null;
  const named = new Set(data.entryIds);
  const left = live.length - named.size;
  const [first, ...others] = live.slice(Math.max(0, left));
  // What was written anew (`anew.ts`) has the same moment, and is meant too.
  const isAlone = first !== undefined && live[left - 1]?.hlc !== first.hlc;
  return isAlone && [first, ...others].every(({ id }) => named.has(id))
    ? live.slice(0, left)
    : null;
}

/** Refolds from where the live entries differ. */
function refolded(
  { live, state, checkpoints }: Timeline,
  ordered: readonly Entry[],
  next: readonly Entry[],
): Timeline {
  const same = sharedStart(next, live);
  const kept = checkpoints.filter(({ count }) => count <= same);
  // What is redone may come right after all that is there.
  const all = same === live.length && same > 0 ? [...kept, { count: same, state }] : kept;
  return { entries: ordered, live: next, ...folded(next, all) };
}

/** @param checkpoints still valid for these entries, oldest first */
function folded(
  live: readonly Entry[],
  checkpoints: readonly Checkpoint[],
): Pick<Timeline, 'state' | 'checkpoints'> {
  let { count, state } = checkpoints.at(-1) ?? START;
  const kept = [...checkpoints];
  while (count < live.length) {
    const next = nextKept(count, live.length);
    state = evolveAll(state, live, count, next);
    count = next;
    if (count < live.length) kept.push({ count, state });
  }
  return { state, checkpoints: stillKept(kept, live.length) };
}

const START: Checkpoint = { count: 0, state: null };

/** Thins out earlier states with age: deep undo may cost a little more, and memory must not grow with the battle. */
function stillKept(checkpoints: readonly Checkpoint[], now: number): readonly Checkpoint[] {
  return checkpoints.filter(({ count }) => count < now && isKept(count, now));
}

function isKept(count: number, now: number): boolean {
  return count % spacing(now - count) === 0;
}

/** The next count after this one whose state is kept; `now` if there is none in between. */
function nextKept(count: number, now: number): number {
  let next = count + 1;
  while (next < now && !isKept(next, now)) next += 1;
  return next;
}

/** Live entries between two states of that age (in live entries): a power of two. */
function spacing(age: number): number {
  let wide = 1;
  while (age > wide * CLOSE) wide *= 2;
  return wide;
}

/** Number of states kept for each spacing, and of the newest, each of which is kept. */
const CLOSE = 4;

/** Entries in order, without those whose id has just been. */
function eachOnce(ordered: readonly Entry[]): readonly Entry[] {
  return ordered.filter((entry, index) => entry.id !== ordered[index - 1]?.id);
}

function withoutReplaced(ordered: readonly Entry[]): readonly Entry[] {
  const isReplaced = replacedBy(ordered);
  return ordered.filter((entry) => !isReplaced(entry));
}

/** The same list when it has this entry already. */
function inserted(ordered: readonly Entry[], entry: Entry): readonly Entry[] {
  const before = ordered.findLastIndex((other) => byClock(other, entry) <= 0);
  return ordered[before]?.id === entry.id ? ordered : ordered.toSpliced(before + 1, 0, entry);
}
