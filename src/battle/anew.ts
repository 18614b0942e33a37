import { sameContent } from '#roster/same-content.ts';
import type { ActorId } from '#rules/contract/ids.ts';
import type { Entry } from './events.ts';
import type { EntryId } from './hlc.ts';

// Two phones may write under one name, when one was copied from the other: then two entries may have one id. Entries
// never change, so each phone takes a new name and writes its own anew: at the same moment, so that it stays at its
// place, with what it stands for as `after`, which no other entry has of its own moment.

/** The id of the entry that this one was written anew for; null for any other entry. */
export function standsFor({ hlc, after }: Pick<Entry, 'hlc' | 'after'>): EntryId | null {
  if (after === null || sixthLast(after) !== sixthLast(hlc)) return null;
  return after.endsWith(hlc) ? after : null;
}

/** The last sign of a moment’s time, which nearly always tells two apart at less cost than the rest of them. */
function sixthLast(text: string): number {
  return text.charCodeAt(text.length - 6);
}

/** The id by which later entries name this one, whether they were written before or after it was written anew. */
export function namedAs(entry: Named): EntryId {
  return standsFor(entry) ?? entry.id;
}

/** As much of an entry as tells how others name it. */
export type Named = Pick<Entry, 'id' | 'hlc' | 'after'>;

/** The same entry under another name. */
export function anew(entry: Entry, actor: ActorId): Entry {
  return { ...entry, id: `${actor}:${entry.hlc}`, actor, after: entry.id };
}

/** Tells the entries that stand here under another name: they are no part of the log any more. */
export function replacedBy(entries: readonly Entry[]): (entry: Entry) => boolean {
  const standIns = new Map<EntryId, Entry[]>();
  for (const entry of entries) {
    const id = standsFor(entry);
    if (id === null) continue;
    const others = standIns.get(id);
    if (others === undefined) standIns.set(id, [entry]);
    else others.push(entry);
  }
  return (entry) => standIns.get(entry.id)?.some((one) => saysTheSame(one, entry)) === true;
}

function saysTheSame(one: Entry, other: Entry): boolean {
  return one.type === other.type && sameContent(one.data, other.data);
}

/**
 * Entries of a log under whose ids other phones have something else. Not its beginning, which nobody writes twice.
 * @param log all that is in it now
 * @param taken what those phones sent and it has taken
 * @param refused what it has not, and why, as the door says (`DoorRefusal`)
 */
export function contestedIn(
  log: readonly Entry[],
  taken: readonly Entry[],
  refused: readonly { readonly id: EntryId; readonly why: string }[],
): readonly Entry[] {
  const ids = new Set([
    ...refused.flatMap(({ id, why }) => (why === 'rewrites' ? id : [])),
    ...taken.flatMap((entry) => standsFor(entry) ?? []),
  ]);
  if (ids.size === 0) return [];
  return log.filter(({ id, type }) => ids.has(id) && type !== 'BattleStarted');
}
