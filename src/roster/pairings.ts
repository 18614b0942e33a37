import type { WarbandId } from '#rules/contract/ids.ts';
import { battlesOf, compared, type Meeting } from './meetings.ts';

/** A warband that may be paired. */
export interface Pairable {
  readonly id: WarbandId;
  /** Null in a game without. */
  readonly rating: number | null;
  readonly battles: number;
}

/** Who meets whom in one evening. */
export interface Pairings {
  /** Those who met least first, then those who are nearest in rating. */
  readonly pairs: readonly Pair[];
  /** Of an odd number the one with most battles; null if nobody rests. */
  readonly rests: WarbandId | null;
}

export interface Pair {
  readonly ids: readonly [WarbandId, WarbandId];
  readonly met: number;
}

/** More at once would have too many ways to be paired. */
const AT_ONCE = 10;

/**
 * The evening's pairings: as few as possible meet the opponent of their last battle again, then fewest meetings
 * before, then nearest ratings.
 * @param present who is there, in any order
 * @param meetings oldest first
 */
export function pairings(present: readonly Pairable[], meetings: readonly Meeting[]): Pairings {
  const all = present.toSorted(
    (one, other) => other.battles - one.battles || compared(one.id, other.id),
  );
  const odd = all.length % 2 === 1;
  const rests = odd ? (all[0] ?? null) : null;
  const playing = odd ? all.slice(1) : all;
  const weigh = weights(meetings);
  const pairs: Weighed[] = [];
  for (let from = 0; from < playing.length; from += AT_ONCE) {
    pairs.push(...best(playing.slice(from, from + AT_ONCE), weigh));
  }
  return {
    pairs: pairs
      .toSorted((one, other) => heavier(one.weight, other.weight))
      .map(({ ids, weight: [, met] }) => ({ ids, met })),
    rests: rests?.id ?? null,
  };
}

/** Met last time, meetings, difference of ratings: an earlier one outweighs all later ones. */
type Weight = readonly [number, number, number];

interface Weighed {
  readonly ids: Pair['ids'];
  readonly weight: Weight;
}

type Weigh = (one: Pairable, other: Pairable) => Weight;

function weights(meetings: readonly Meeting[]): Weigh {
  const last = (id: WarbandId) => meetings.findLast(({ ids }) => ids.includes(id))?.battleId;
  return (one, other) => {
    const both = battlesOf(meetings, one.id, other.id);
    const newest = both.at(-1)?.battleId;
    const again = newest !== undefined && [last(one.id), last(other.id)].includes(newest);
    return [Number(again), both.length, Math.abs((one.rating ?? 0) - (other.rating ?? 0))];
  };
}

function heavier(one: Weight, other: Weight): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

/** The lightest way to pair them all. */
function best(open: readonly Pairable[], weigh: Weigh): readonly Weighed[] {
  const [first, ...others] = open;
  if (first === undefined) return [];
  const ways = others.map((partner): readonly Weighed[] => [
    { ids: [first.id, partner.id], weight: weigh(first, partner) },
    ...best(
      others.filter((one) => one !== partner),
      weigh,
    ),
  ]);
  return ways.reduce<readonly Weighed[]>(
    (lightest, way) =>
      lightest.length > 0 && heavier(total(lightest), total(way)) <= 0 ? lightest : way,
    [],
  );
}

function total(way: readonly Weighed[]): Weight {
  const sum = (at: 0 | 1 | 2) => way.reduce((all, { weight }) => all + weight[at], 0);
  return [sum(0), sum(1), sum(2)];
}
