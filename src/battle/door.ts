import { sameContent } from '#roster/same-content.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import { replacedBy } from './anew.ts';
import type { Entry } from './events.ts';
import type { EntryId } from './hlc.ts';
import { type Timeline, timelineOf, withEntry } from './timeline.ts';

/**
 * Why an entry from elsewhere is not admitted. `other-battle` it belongs to another log · `mislabelled` its
 * id does not match its writer and timestamp, so one entry could have two ids · `rewrites` an entry of this
 * id exists with other content · `begins-again` the battle has already begun with another entry.
 */
export type DoorRefusal = 'other-battle' | 'mislabelled' | 'rewrites' | 'begins-again';

/** The result of admitting entries from elsewhere. */
export interface Admission {
  /** The same object as before when no entry is new. */
  readonly timeline: Timeline;
  /** The entries that are new, each once. */
  readonly taken: readonly Entry[];
  readonly refused: readonly { readonly id: EntryId; readonly why: DoorRefusal }[];
}

/**
 * The only way into a log for entries written elsewhere: by another tab, by another phone, or on the disk.
 * Each is admitted once and folded at its position, in any order of arrival and despite duplicates; existing
 * entries never change.
 * @param arriving parsed already
 */
export function admit(
  timeline: Timeline,
  battleId: BattleId,
  arriving: readonly Entry[],
): Admission {
  const sifted = sift(timeline, battleId, arriving);
  return { timeline: withAll(timeline, sifted.taken), ...sifted };
}

/** What `admit` would take and refuse, without folding it. */
export function sift(
  timeline: Pick<Timeline, 'entries'>,
  battleId: BattleId,
  arriving: readonly Entry[],
): Pick<Admission, 'taken' | 'refused'> {
  const here = new Map<EntryId, Entry>(timeline.entries.map((entry) => [entry.id, entry]));
  const taken: Entry[] = [];
  const refused: { readonly id: EntryId; readonly why: DoorRefusal }[] = [];
  let begun = timeline.entries.some(begins);
  const isReplaced = replacedBy([...timeline.entries, ...arriving]);
  for (const entry of arriving) {
    // It is here under another name.
    if (isReplaced(entry)) continue;
    const known = here.get(entry.id);
    const why = refusalOf(entry, battleId, known, begun);
    if (why !== null) refused.push({ id: entry.id, why });
    if (why !== null || known !== undefined) continue;
    begun ||= begins(entry);
    here.set(entry.id, entry);
    taken.push(entry);
  }
  return { taken, refused };
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

/** Folds a few entries one by one; more are cheaper in one pass. */
function withAll(timeline: Timeline, taken: readonly Entry[]): Timeline {
  return taken.length > MAX_SINGLE
    ? timelineOf([...timeline.entries, ...taken])
    : taken.reduce(withEntry, timeline);
}

/** The largest number of entries folded one by one. */
const MAX_SINGLE = 20;
