import {
  compare,
  type Fraction,
  fraction,
  minus,
  ONE,
  plus,
  times,
  toNumber,
  ZERO,
} from '../dice/fraction.ts';

/** The losses that make a Rout test due, against those who took part, exactly: a quarter by the rulebook. */

/** One in this many out of action makes a Rout test due. @rule MORD-ROUT-1 */
export const ROUT_SHARE = 4;

/** When tests begin: at the rulebook's quarter, at three, or at half. @rule MORD-ROUT-1 */
export type RoutFrom = 'quarter' | 'three-out' | 'half';

/** How a fighter counts. */
export interface RoutCounted {
  /** Takes part in the battle and is counted. */
  readonly participates: boolean;
  readonly casualty: boolean;
  /** His weight as a casualty; usually 1. */
  readonly weight: Fraction;
  /** His weight as a participant; nearly always 1. */
  readonly share: Fraction;
}

/** Counts are multiples of one half, which a number represents exactly. */
export interface RoutCount {
  readonly participants: number;
  /** Weighted: a goblin may count one half. */
  readonly casualties: Fraction;
  /** The number of casualties at which a test is due; may be a half if some weigh one half. */
  readonly needed: number;
  readonly reached: boolean;
  /** Smallest number of further ordinary casualties that makes the test due; 0 when reached. */
  readonly missing: number;
}

/**
 * How much must be out of action before the warband has to take Rout tests: a quarter of those who took part,
 * rounded up to a possible sum of casualties. 12 fighters test at 3, 13 at 4, 14 with goblins among them at
 * 3½.
 * @param grain how many of the lightest casualty make one
 * @rule MORD-ROUT-1
 */
export function routThreshold(
  participants: Fraction,
  grain = 1n,
  from: RoutFrom = 'quarter',
): number {
  const parts = ceiling(times(enough(participants, from), { num: grain, den: 1n }));
  return Math.max(1, parts) / Number(grain);
}

/** The losses that suffice, not rounded. Three of a warband that is smaller are all of it. */
function enough(participants: Fraction, from: RoutFrom): Fraction {
  switch (from) {
    case 'quarter':
      return times(participants, fraction(1, ROUT_SHARE));
    case 'half':
      return times(participants, fraction(1, 2));
    case 'three-out':
      return compare(participants, THREE) < 0 ? participants : THREE;
  }
}

const THREE = fraction(3);

/**
 * Casualties against participants, compared exactly.
 * @rule MORD-ROUT-1
 */
export function routCount(fighters: readonly RoutCounted[], from: RoutFrom = 'quarter'): RoutCount {
  const counted = fighters.filter((fighter) => fighter.participates);
  const participants = counted.reduce((sum, { share }) => plus(sum, share), ZERO);
  const casualties = counted
    .filter((fighter) => fighter.casualty)
    .reduce((sum, fighter) => plus(sum, fighter.weight), ZERO);
  const grain = counted.reduce((most, { weight }) => (weight.den > most ? weight.den : most), 1n);
  const missing = missingCasualties(participants, casualties, from);
  return {
    participants: toNumber(participants),
    casualties,
    needed: routThreshold(participants, grain, from),
    reached: missing === 0,
    missing,
  };
}

/** Whether that much is lost, and at least someone fell. @rule MORD-ROUT-1 */
export function routReached(
  participants: Fraction,
  casualties: Fraction,
  from: RoutFrom = 'quarter',
): boolean {
  return compare(casualties, ZERO) > 0 && compare(casualties, enough(participants, from)) >= 0;
}

/** Whole casualties still missing: the smallest number with which that much is lost. */
function missingCasualties(participants: Fraction, casualties: Fraction, from: RoutFrom): number {
  if (routReached(participants, casualties, from)) return 0;
  const short = minus(enough(participants, from), casualties);
  // Without casualties nothing is due, even for the smallest side.
  return ceiling(compare(short, ZERO) > 0 ? short : ONE);
}

function ceiling(positive: Fraction): number {
  return Number((positive.num + positive.den - 1n) / positive.den);
}
