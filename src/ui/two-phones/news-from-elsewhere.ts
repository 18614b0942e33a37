import { describe } from '#battle/describe.ts';
import type { Entry } from '#battle/events.ts';
import { readHlc } from '#battle/hlc.ts';
import { isStep } from '#battle/played.ts';
import type { BattleState } from '#battle/state.ts';
import { toldBy, touchedBy } from '#battle/touched.ts';
import { type ActorId, isFighterId } from '#rules/contract/ids.ts';
import { sharedStart } from '#rules/kit/shared-start.ts';
import type { BattleStoreState, News } from '#store/hooks.ts';

/** Milliseconds for which players remember what they have tapped. */
const RECENT = 10_000;

/** What of a battle is read here. */
type Read = Pick<BattleStoreState, 'battle' | 'entries' | 'live'>;

/** This phone's actor and the time. */
interface Here {
  readonly actor: ActorId;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * The notice about entries of other phones: that one was quicker than the player's own tap, or changes what
 * he has just tapped. Null for everything else, which he sees on the table.
 */
export function newsFromElsewhere(before: Read, after: Read, here: Here): News | null {
  const { battle, entries, live } = after;
  const arrived = arrivedIn(before, after, here.actor);
  if (battle === null || arrived.length === 0) return null;
  const shown: Shown = { battle, entries, live };
  const own = entries.filter((entry) => entry.actor === here.actor);
  const overtaken = own.findLast(
    ({ id }) => battle.ignored.includes(id) && before.battle?.ignored.includes(id) !== true,
  );
  if (overtaken !== undefined) {
    return answeredTwice(overtaken, shown, here) ?? overtakenBy(overtaken, arrived, shown);
  }
  const recent = own.filter(({ hlc }) => readHlc(hlc).time >= here.now - RECENT);
  return (
    first(arrived, (entry) => undoneElsewhere(entry, recent, shown)) ??
    first(arrived, (entry) =>
      isAnswerTo(entry, recent) ? answeredTwice(entry, shown, here) : null,
    ) ??
    first(arrived, (entry) => touchedToo(entry, recent, shown))
  );
}

/** New entries of other phones. Looks only at what follows the first that is new, as a tap is the last of thousands. */
function arrivedIn(before: Read, after: Read, actor: ActorId): readonly Entry[] {
  const since = sharedStart(after.entries, before.entries);
  const known = new Set(before.entries.slice(since).map(({ id }) => id));
  return after.entries
    .slice(since)
    .filter((entry) => entry.actor !== actor && !known.has(entry.id));
}

/** The notice of the newest entry that has one. */
function first(arrived: readonly Entry[], newsOf: (entry: Entry) => News | null): News | null {
  for (const entry of arrived.toReversed()) {
    const news = newsOf(entry);
    if (news !== null) return news;
  }
  return null;
}

/** The notice that another phone was quicker: the one that has done the same to the same, if it is known. */
function overtakenBy(entry: Entry, arrived: readonly Entry[], { battle, live }: Shown): News {
  const touched = new Set(touchedBy(entry));
  const quicker = arrived.find(
    (one) =>
      one.type === entry.type && live.includes(one) && touchedBy(one).some((it) => touched.has(it)),
  );
  return { kind: 'overtaken', said: describe(entry, battle), by: quicker?.actor ?? null };
}

/** The notice that two phones have answered one duty; null for other entries. */
function answeredTwice(entry: Entry, { live, battle }: Shown, { actor }: Here): News | null {
  if (entry.type !== 'DutyResolved') return null;
  const counts = live.findLast(
    (one) => one.type === 'DutyResolved' && one.data.key === entry.data.key,
  );
  if (counts === undefined) return null;
  const by = counts.actor === actor ? null : counts.actor;
  return { kind: 'answered-twice', said: describe(counts, battle), by };
}

function isAnswerTo(entry: Entry, recent: readonly Entry[]): boolean {
  return (
    entry.type === 'DutyResolved' &&
    recent.some((own) => own.type === 'DutyResolved' && own.data.key === entry.data.key)
  );
}

/** The notice that another phone has undone a tap of this one, or what this one has undone too. */
function undoneElsewhere(
  entry: Entry,
  recent: readonly Entry[],
  { battle, entries }: Shown,
): News | null {
  if (entry.type !== 'EventUndone') return null;
  const named = new Set(entry.data.entryIds);
  const undoneHere = new Set(
    recent.flatMap((own) => (own.type === 'EventUndone' ? own.data.entryIds : [])),
  );
  const undone = entries.findLast(
    (one) =>
      named.has(one.id) &&
      one.type !== 'EventUndone' &&
      (recent.includes(one) || undoneHere.has(one.id)),
  );
  return undone === undefined ? null : { kind: 'undone-elsewhere', said: describe(undone, battle) };
}

/** The notice that another phone has changed what was changed here. */
function touchedToo(entry: Entry, recent: readonly Entry[], shown: Shown): News | null {
  const { live, battle } = shown;
  if (!live.includes(entry)) return null;
  const here = new Set(recent.filter((own) => live.includes(own)).flatMap(touchedBy));
  const both = touchedBy(entry).find((one) => here.has(one));
  const counts =
    both === undefined
      ? undefined
      : live.findLast((one) => touchedBy(one).includes(both) && !battle.ignored.includes(one.id));
  if (both === undefined || counts === undefined) return null;
  return isFighterId(both) && toldBy(counts) === 'condition'
    ? { kind: 'touched-too', fighterId: both }
    : { kind: 'changed-too', said: describe(counts, battle), undoable: isStep(counts) };
}

/** What is shown of a battle that has begun. */
type Shown = Read & { readonly battle: BattleState };
