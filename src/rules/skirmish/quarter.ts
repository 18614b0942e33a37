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

/** The quarter that makes a Rout test due: losses against those who took part, exactly. */

/** One in this many out of action makes a Rout test due. @rule MORD-ROUT-1 */
export const ROUT_SHARE = 4;

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
export function routThreshold(participants: Fraction, grain = 1n): number {
  const parts = ceiling(times(participants, { num: grain, den: BigInt(ROUT_SHARE) }));
  return Math.max(1, parts) / Number(grain);
}

/**
 * Casualties against participants, compared exactly.
 * @rule MORD-ROUT-1
 */
export function routCount(fighters: readonly RoutCounted[]): RoutCount {
  const counted = fighters.filter((fighter) => fighter.participates);
  const participants = counted.reduce((sum, { share }) => plus(sum, share), ZERO);
  const casualties = counted
    .filter((fighter) => fighter.casualty)
    .reduce((sum, fighter) => plus(sum, fighter.weight), ZERO);
  const grain = counted.reduce((most, { weight }) => (weight.den > most ? weight.den : most), 1n);
  const missing = missingCasualties(participants, casualties);
  return {
    participants: toNumber(participants),
    casualties,
    needed: routThreshold(participants, grain),
    reached: missing === 0,
    missing,
  };
}

/** Whether a quarter is lost: 4 × casualties ≥ participants, and at least someone fell. @rule MORD-ROUT-1 */
export function routReached(participants: Fraction, casualties: Fraction): boolean {
  return (
    compare(casualties, ZERO) > 0 &&
    compare(times(fraction(ROUT_SHARE), casualties), participants) >= 0
  );
}

/** Whole casualties still missing: the smallest m with 4 × (casualties + m) ≥ participants. */
function missingCasualties(participants: Fraction, casualties: Fraction): number {
  if (routReached(participants, casualties)) return 0;
  const short = minus(times(participants, fraction(1, ROUT_SHARE)), casualties);
  // Without casualties nothing is due, even for the smallest side.
  return ceiling(compare(short, ZERO) > 0 ? short : ONE);
}

function ceiling(positive: Fraction): number {
  return Number((positive.num + positive.den - 1n) / positive.den);
}
