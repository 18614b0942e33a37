import { describe } from '#battle/describe.ts';
import type { Entry } from '#battle/events.ts';
import { readHlc } from '#battle/hlc.ts';
import type { BattleState } from '#battle/state.ts';
import type { ActorId, FighterId } from '#rules/contract/ids.ts';
import type { BattleStoreState, News } from '#store/hooks.ts';

/** Milliseconds for which players remember what they have tapped. */
const RECENT = 10_000;

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
export function newsFromElsewhere(
  before: BattleStoreState,
  after: BattleStoreState,
  here: Here,
): News | null {
  const { battle } = after;
  const arrived = arrivedIn(before, after, here.actor);
  if (battle === null || arrived.length === 0) return null;
  const own = after.entries.filter((entry) => entry.actor === here.actor);
  const overtaken = own.findLast(
    ({ id }) => battle.ignored.includes(id) && before.battle?.ignored.includes(id) !== true,
  );
  if (overtaken !== undefined) {
    return answeredTwice(overtaken, after, battle) ?? overtakenBy(overtaken, battle);
  }
  const recent = own.filter(({ hlc }) => readHlc(hlc).time >= here.now - RECENT);
  return (
    first(arrived, (entry) => undoneElsewhere(entry, recent, battle)) ??
    first(arrived, (entry) =>
      isAnswerTo(entry, recent) ? answeredTwice(entry, after, battle) : null,
    ) ??
    first(arrived, (entry) => touchedToo(entry, recent, after))
  );
}

/** New entries of other phones. */
function arrivedIn(
  before: BattleStoreState,
  after: BattleStoreState,
  actor: ActorId,
): readonly Entry[] {
  const known = new Set(before.entries.map(({ id }) => id));
  return after.entries.filter((entry) => entry.actor !== actor && !known.has(entry.id));
}

/** The notice of the newest entry that has one. */
function first(arrived: readonly Entry[], newsOf: (entry: Entry) => News | null): News | null {
  for (const entry of arrived.toReversed()) {
    const news = newsOf(entry);
    if (news !== null) return news;
  }
  return null;
}

function overtakenBy(entry: Entry, battle: BattleState): News {
  return { kind: 'overtaken', said: describe(entry, battle) };
}

/** The notice that two phones have answered one duty; null for other entries. */
function answeredTwice(entry: Entry, { live }: BattleStoreState, battle: BattleState): News | null {
  if (entry.type !== 'DutyResolved') return null;
  const counts = live.findLast(
    (one) => one.type === 'DutyResolved' && one.data.key === entry.data.key,
  );
  return counts === undefined ? null : { kind: 'answered-twice', said: describe(counts, battle) };
}

function isAnswerTo(entry: Entry, recent: readonly Entry[]): boolean {
  return (
    entry.type === 'DutyResolved' &&
    recent.some((own) => own.type === 'DutyResolved' && own.data.key === entry.data.key)
  );
}

/** The notice that another phone has undone a tap of this one. */
function undoneElsewhere(entry: Entry, recent: readonly Entry[], battle: BattleState): News | null {
  if (entry.type !== 'EventUndone') return null;
  const { entryIds } = entry.data;
  const own = recent.findLast(({ id, type }) => entryIds.includes(id) && type !== 'EventUndone');
  return own === undefined ? null : { kind: 'undone-elsewhere', said: describe(own, battle) };
}

/** The notice that another phone has changed a fighter who was changed here. */
function touchedToo(
  entry: Entry,
  recent: readonly Entry[],
  { live }: BattleStoreState,
): News | null {
  if (!live.includes(entry)) return null;
  const here = new Set(recent.filter((own) => live.includes(own)).flatMap(touchedBy));
  const fighterId = touchedBy(entry).find((id) => here.has(id));
  return fighterId === undefined ? null : { kind: 'touched-too', fighterId };
}

/** The fighters changed by an entry; none for automatic changes of a new phase. */
function touchedBy(entry: Entry): readonly FighterId[] {
  if (entry.type === 'PhaseEntered') return [];
  if (
    entry.type === 'WoundsSet' ||
    entry.type === 'FlagSet' ||
    entry.type === 'ItemUsed' ||
    entry.type === 'Captured'
  ) {
    return [entry.data.fighterId];
  }
  const changes = 'changes' in entry.data ? entry.data.changes : [];
  return changes.flatMap((change) => ('fighterId' in change ? [change.fighterId] : []));
}
