import { sameContent } from '#roster/same-content.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import type { Entry, EntryId } from './events.ts';
import { type Timeline, timelineOf, withEntry } from './timeline.ts';

/**
 * Why an entry from elsewhere is not let in.
 * `other-battle` it belongs to another log · `mislabelled` its id is not that of its writer and moment,
 * which would give one entry two names · `rewrites` an entry of this id is here and says something else ·
 * `begins-again` the battle has begun already, with another entry.
 */
export type DoorRefusal = 'other-battle' | 'mislabelled' | 'rewrites' | 'begins-again';

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
  let begun = timeline.entries.some(begins);
  for (const entry of arriving) {
    const known = here.get(entry.id);
    const why = refusalOf(entry, battleId, known, begun);
    if (why !== null) refused.push({ id: entry.id, why });
    if (why !== null || known !== undefined) continue;
    begun ||= begins(entry);
    here.set(entry.id, entry);
    taken.push(entry);
  }
  return { timeline: withAll(timeline, taken), taken, refused };
}

function refusalOf(
  entry: Entry,
  battleId: BattleId,
  known: Entry | undefined,
  begun: boolean,
): DoorRefusal | null {
  if (entry.battleId !== battleId) return 'other-battle';
  if (known !== undefined) return sameContent(known, entry) ? null : 'rewrites';
  if (entry.id !== `${entry.actor}:${entry.hlc}`) return 'mislabelled';
  return begun && begins(entry) ? 'begins-again' : null;
}

function begins({ type }: Entry): boolean {
  return type === 'BattleStarted';
}

/** A few are folded in one by one; many are cheaper all at once. */
function withAll(timeline: Timeline, taken: readonly Entry[]): Timeline {
  return taken.length > A_FEW
    ? timelineOf([...timeline.entries, ...taken])
    : taken.reduce(withEntry, timeline);
}

const A_FEW = 20;
