import type { BattleId, WarbandId } from '#rules/contract/ids.ts';
import { type BattleLine, historyOf } from './after-battle/history.ts';
import { chronicleOf, type Remembered } from './chronicle.ts';
import { type Deed, deedsIn } from './deeds-of-arms.ts';
import { folded } from './folded.ts';
import { grouped } from './grouped.ts';
import {
  compared,
  type Meeting,
  meetingsOf,
  type Party,
  type Report,
  reportsOfHistories,
} from './meetings.ts';
import type { RosterSystem } from './profiles.ts';
import { warbandRating } from './rating.ts';
import type { Warband } from './warband.ts';

/**
 * What warbands of one game have lived through together: a reading of their histories and of what else is on
 * record, never stored.
 */
export interface Campaign {
  /** Those who have fought, or all of a campaign with a name; the one with most battles first. */
  readonly bands: readonly Band[];
  readonly battles: number;
  /** Battles against sides without a list only: nobody’s score has them. */
  readonly unlisted: number;
  readonly evenings: number;
  /** Oldest first. */
  readonly meetings: readonly Meeting[];
  /** What members of all warbands are remembered for, at most one of each kind. */
  readonly deeds: readonly BandDeed[];
  /** Everybody who left for good, latest last. */
  readonly gone: readonly BandGone[];
}

/** A warband of the campaign. */
export interface Band extends Party {
  /** Null if it is known by records of its battles alone. */
  readonly warband: Warband | null;
  readonly battles: number;
  /** Now; null where it is not known. */
  readonly rating: number | null;
  /**
   * What it was worth before its first battle and after each evening on which it fought; at the last evening of all,
   * what it is worth now. Empty where it is not known.
   */
  readonly curve: readonly RatedEvening[];
}

export interface RatedEvening {
  /** The number of the evening, the first is 1; before it, 0. */
  readonly evening: number;
  readonly rating: number;
}

export interface BandDeed extends Deed {
  readonly warband: Warband;
}

export interface BandGone extends Remembered {
  readonly warband: Warband;
}

/** What counts for a campaign with a name. */
export interface Scope {
  readonly bands: readonly WarbandId[];
  /** Milliseconds since 1970: a battle that began earlier does not count. */
  readonly since: number;
}

/** An evening ends where no battle begins for this long, in milliseconds: midnight is in the middle of many. */
const NIGHT = 10 * 60 * 60 * 1000;

/**
 * Reads a campaign of one game. The order of what comes in does not matter.
 * @param warbands all of that game, whether they have fought or not
 * @param reports what other records tell, such as logs of battles
 * @param scope null for all of that game
 */
export function campaignOf(
  warbands: readonly Warband[],
  reports: readonly Report[],
  system: Pick<RosterSystem, 'campaign'>,
  scope: Scope | null = null,
): Campaign {
  const parties = reports.flatMap(({ between }) => between);
  const told = [...reports, ...reportsOfHistories(warbands, parties)];
  const all = meetingsOf(told);
  const meetings = scope === null ? all : meetingsWithin(all, scope);
  const here = new Set(meetings.map(({ battleId }) => battleId));
  const counts = (battleId: BattleId) => scope === null || here.has(battleId);
  // Others may have fought in the same battles: one of three sides, for example.
  const within = scope === null ? warbands : warbands.filter(({ id }) => scope.bands.includes(id));
  const lived: readonly Fought[] = within
    .flatMap((warband) => historyOf(warband).map((line) => ({ warband, line })))
    .toSorted((one, other) => one.line.at - other.line.at || compared(keyOf(one), keyOf(other)));
  const fought = lived.filter(({ line }) => counts(line.id));
  const starts = new Map<BattleId, number>([
    ...fought.map(({ line }) => [line.id, line.at] as const),
    ...meetings.map(({ battleId, at }) => [battleId, at] as const),
  ]);
  const eveningOf = evenings([...starts.values()]);
  const lines = fought.map(({ line }) => line);
  const count = new Set([...starts.values()].map(eveningOf)).size;
  return {
    bands: bandsOf(
      warbands,
      told,
      scope?.bands ?? meetings.flatMap(({ ids }) => ids),
      scope === null,
    )
      .map((party) =>
        bandOf(party, { fought, warbands, meetings, system, eveningOf, evenings: count }),
      )
      .toSorted(mostBattlesFirst),
    battles: starts.size,
    unlisted: unlistedIn(lived, all, scope?.since ?? 0).size,
    evenings: count,
    meetings,
    deeds: deedsIn(lines).flatMap((deed) => {
      const of = fought.find(({ line }) => line.fought.some(({ id }) => id === deed.id));
      return of === undefined ? [] : { ...deed, warband: of.warband };
    }),
    gone: within
      .flatMap((warband) => chronicleOf(warband).gone.map((one) => ({ ...one, warband })))
      .filter(({ battleId }) => counts(battleId))
      .toSorted((one, other) => one.at - other.at || compared(goneKey(one), goneKey(other))),
  };
}

interface Fought {
  readonly warband: Warband;
  readonly line: BattleLine;
}

function keyOf({ warband, line }: Fought): string {
  return `${line.id} ${warband.id}`;
}

function goneKey({ battleId, id, name }: Remembered): string {
  return `${battleId} ${id} ${name}`;
}

/** The meetings that count for a campaign with a name, in their order. */
export function meetingsWithin(
  meetings: readonly Meeting[],
  { bands, since }: Scope,
): readonly Meeting[] {
  return meetings.filter(({ ids, at }) => at >= since && ids.every((id) => bands.includes(id)));
}

/** The battles that are in the histories of warbands, and no meeting of two. */
function unlistedIn(
  lived: readonly Fought[],
  meetings: readonly Meeting[],
  since: number,
): ReadonlySet<BattleId> {
  const met = new Set(meetings.map(({ battleId }) => battleId));
  const alone = lived.filter(({ line: { id, at } }) => !met.has(id) && at >= since);
  return new Set(alone.map(({ line }) => line.id));
}

/**
 * Warbands under the name that they have now or had last.
 * @param wanted ids of them
 * @param fighting whether those with a history are wanted too
 */
function bandsOf(
  warbands: readonly Warband[],
  reports: readonly Report[],
  wanted: readonly WarbandId[],
  fighting: boolean,
): readonly Party[] {
  const met = new Set(wanted);
  const here = warbands.filter((one) => met.has(one.id) || (fighting && historyOf(one).length > 0));
  const seen = reports
    .toSorted((one, other) => other.at - one.at)
    .flatMap(({ between, at }) => between.map((party) => ({ ...party, at })))
    .filter(({ id }) => met.has(id) && !here.some((one) => one.id === id));
  const away = [...grouped(seen, ({ id }) => id).values()].flatMap((named) => {
    const last = named.filter((one) => one.at === named[0]?.at);
    const [party] = last.toSorted((one, other) => compared(nameKey(other), nameKey(one)));
    return party === undefined ? [] : { id: party.id, name: party.name, emblem: party.emblem };
  });
  return [...here, ...away];
}

function nameKey({ name, emblem }: Party): string {
  return `${name} ${emblem}`;
}

interface Past {
  readonly fought: readonly Fought[];
  readonly warbands: readonly Warband[];
  readonly meetings: readonly Meeting[];
  readonly system: Pick<RosterSystem, 'campaign'>;
  readonly eveningOf: (at: number) => number;
  readonly evenings: number;
}

function bandOf({ id, name, emblem }: Party, past: Past): Band {
  const { fought, warbands, meetings, system } = past;
  const warband = warbands.find((one) => one.id === id) ?? null;
  const lines = fought.flatMap((one) => (one.warband === warband ? one.line : []));
  const met = meetings.flatMap(({ ids, battleId }) => (ids.includes(id) ? battleId : []));
  const rating = warband === null ? null : warbandRating(warband, system);
  return {
    id,
    name,
    emblem,
    warband,
    battles: new Set([...met, ...lines.map((line) => line.id)]).size,
    rating,
    curve: rating === null ? [] : curveOf(lines, rating, past),
  };
}

/** The last battle of an evening says what it was worth after it. */
function curveOf(
  lines: readonly BattleLine[],
  now: number,
  { eveningOf, evenings: last }: Past,
): readonly RatedEvening[] {
  const rated = lines.flatMap(({ rating, at }) =>
    rating === null ? [] : { ...rating, evening: eveningOf(at) },
  );
  const [first] = rated;
  const start = first === undefined ? [] : [[first.evening - 1, first.before] as const];
  const after = rated.map(({ evening, after: rating }) => [evening, rating] as const);
  return [...new Map([...start, ...after, [last, now]])]
    .map(([evening, rating]) => ({ evening, rating }))
    .toSorted((one, other) => one.evening - other.evening);
}

/** The number of the evening on which a battle began. */
function evenings(starts: readonly number[]): (at: number) => number {
  const sorted = starts.toSorted((one, other) => one - other);
  const firsts = sorted.filter((at, index) => {
    const before = sorted[index - 1];
    return before === undefined || at - before > NIGHT;
  });
  return (at) => firsts.filter((first) => first <= at).length;
}

function mostBattlesFirst(one: Band, other: Band): number {
  return (
    other.battles - one.battles ||
    compared(folded(one.name), folded(other.name)) ||
    compared(one.id, other.id)
  );
}
