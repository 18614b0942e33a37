import { replacedBy, standsFor } from './anew.ts';
import { byClock, inOrder, liveEntries } from './effective.ts';
import type { Entry } from './events.ts';
import { evolve, evolveAll } from './evolve.ts';
import type { BattleState } from './state.ts';

/**
 * A log with its folded state, kept so that one more entry costs one step and undo costs a few. Its state
 * equals `replay` of the same entries.
 */
export interface Timeline {
  /** All entries in the log's order, each once; without those that were written anew (`anew.ts`). */
  readonly entries: readonly Entry[];
  /** Those that count: neither taken back nor themselves an undo. */
  readonly live: readonly Entry[];
  readonly state: BattleState | null;
  /** Intermediate states, oldest first, from which a part can be folded again. */
  readonly checkpoints: readonly Checkpoint[];
}

interface Checkpoint {
  /** How many live entries it has folded; a multiple of `STRIDE`. */
  readonly count: number;
  readonly state: BattleState | null;
}

/** @param entries in any order; one that comes twice counts once */
export function timelineOf(entries: readonly Entry[]): Timeline {
  const ordered = withoutReplaced(eachOnce(inOrder(entries)));
  const live = liveEntries(ordered);
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
    return {
      entries: [...entries, entry],
      live: [...live, entry],
      state: evolve(state, entry),
      checkpoints:
        live.length > 0 && live.length % STRIDE === 0
          ? withCheckpoint(checkpoints, { count: live.length, state })
          : checkpoints,
    };
  }
  const ordered = comesLast ? [...entries, entry] : inserted(entries, entry);
  return ordered === entries ? timeline : refolded(timeline, ordered);
}

/** Refolds from where the live entries differ. */
function refolded({ live, checkpoints }: Timeline, ordered: readonly Entry[]): Timeline {
  const next = liveEntries(ordered);
  const changed = next.findIndex((entry, index) => entry !== live[index]);
  const same = changed < 0 ? next.length : changed;
  const kept = checkpoints.filter(({ count }) => count <= same);
  return { entries: ordered, live: next, ...folded(next, kept) };
}

/** @param checkpoints still valid for these entries, oldest first */
function folded(
  live: readonly Entry[],
  checkpoints: readonly Checkpoint[],
): Pick<Timeline, 'state' | 'checkpoints'> {
  let { count, state } = checkpoints.at(-1) ?? START;
  let marks = checkpoints;
  while (live.length - count > STRIDE) {
    state = evolveAll(state, live.slice(count, count + STRIDE));
    count += STRIDE;
    marks = withCheckpoint(marks, { count, state });
  }
  return { state: evolveAll(state, live.slice(count)), checkpoints: marks };
}

/** Live entries between two checkpoints: refolding this many is not noticeable. */
const STRIDE = 100;

const START: Checkpoint = { count: 0, state: null };

/**
 * Adds a checkpoint and thins out the others with age: deep undo may cost a little more, and memory must not
 * grow with the battle.
 */
function withCheckpoint(
  checkpoints: readonly Checkpoint[],
  newest: Checkpoint,
): readonly Checkpoint[] {
  const stays = ({ count }: Checkpoint) => count % spacing(newest.count - count) === 0;
  return [...checkpoints.filter(stays), newest];
}

/** Live entries between two checkpoints of that age (in live entries), a power of two times `STRIDE`. */
function spacing(age: number): number {
  let wide = STRIDE;
  while (age > wide * CLOSE) wide *= 2;
  return wide;
}

/** Number of checkpoints kept for each spacing. */
const CLOSE = 8;

/** Entries in order, without those whose id has just been. */
function eachOnce(ordered: readonly Entry[]): readonly Entry[] {
  const isNew = (entry: Entry, index: number) => entry.id !== ordered[index - 1]?.id;
  return ordered.every(isNew) ? ordered : ordered.filter(isNew);
}

function withoutReplaced(ordered: readonly Entry[]): readonly Entry[] {
  if (ordered.every((entry) => standsFor(entry) === null)) return ordered;
  const isReplaced = replacedBy(ordered);
  return ordered.filter((entry) => !isReplaced(entry));
}

/** The same list when it has this entry already. */
function inserted(ordered: readonly Entry[], entry: Entry): readonly Entry[] {
  const before = ordered.findLastIndex((other) => byClock(other, entry) <= 0);
  return ordered[before]?.id === entry.id ? ordered : ordered.toSpliced(before + 1, 0, entry);
}
