import { sameContent } from '#roster/same-content.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import type { Entry, EntryId } from './events.ts';
import { type Timeline, timelineOf, withEntry } from './timeline.ts';

/**
 * Why an entry from elsewhere is not let in.
 * `other-battle` it belongs to another log · `mislabelled` its id is not that of its writer and moment,
 * which would give one entry two names · `rewrites` an entry of this id is here and says something else.
 */
export type DoorRefusal = 'other-battle' | 'mislabelled' | 'rewrites';

/** What came of entries from elsewhere. */
export interface Admission {
  /** The very timeline from before when nothing in it is new. */
  readonly timeline: Timeline;
  /** Those that were not here yet, each once. */
  readonly taken: readonly Entry[];
  readonly refused: readonly { readonly id: EntryId; readonly why: DoorRefusal }[];
}

/**
 * The one way into a log for entries that somebody else has written: another tab, the disk as it is
 * now, later another phone. Each is taken once and folded in its place, in whatever order and however
 * often they come; what is here is never changed.
 * @param arriving parsed already
 */
export function admit(
  timeline: Timeline,
  battleId: BattleId,
  arriving: readonly Entry[],
): Admission {
  const here = new Map<EntryId, Entry>(timeline.entries.map((entry) => [entry.id, entry]));
  const taken: Entry[] = [];
  const refused: { readonly id: EntryId; readonly why: DoorRefusal }[] = [];
  for (const entry of arriving) {
    const known = here.get(entry.id);
    const why = refusalOf(entry, battleId, known);
    if (why !== null) refused.push({ id: entry.id, why });
    if (why !== null || known !== undefined) continue;
    here.set(entry.id, entry);
    taken.push(entry);
  }
  return { timeline: withAll(timeline, taken), taken, refused };
}

function refusalOf(entry: Entry, battleId: BattleId, known: Entry | undefined): DoorRefusal | null {
  if (entry.battleId !== battleId) return 'other-battle';
  if (known !== undefined) return sameContent(known, entry) ? null : 'rewrites';
  return entry.id === `${entry.actor}:${entry.hlc}` ? null : 'mislabelled';
}

/** A few are folded in one by one; many are cheaper all at once. */
function withAll(timeline: Timeline, taken: readonly Entry[]): Timeline {
  return taken.length > A_FEW
    ? timelineOf([...timeline.entries, ...taken])
    : taken.reduce(withEntry, timeline);
}

const A_FEW = 20;
