import { compare, type Fraction, fraction, minus, ONE, plus, times, ZERO } from '../chance.ts';
import { onlyTeam, type Party } from '../leaving.ts';

/** One in this many out of action makes a Rout test due. @rule MORD-ROUT-1 */
export const ROUT_SHARE = 4;

/** How a fighter counts. */
export interface RoutCounted {
  /** Takes part in the battle, and counts at all. */
  readonly participates: boolean;
  readonly casualty: boolean;
  /** What he weighs as a casualty; 1 for most. */
  readonly weight: Fraction;
}

export interface RoutCount {
  readonly participants: number;
  /** Weighted: a goblin may count one half. */
  readonly casualties: Fraction;
  /** Whole casualties after which a test is due, at weight 1. */
  readonly needed: number;
  readonly reached: boolean;
  /** Smallest number of further ordinary casualties that makes the test due; 0 when reached. */
  readonly missing: number;
}

/**
 * How many fighters must be out of action before the warband has to take Rout tests: a quarter of
 * those who took part, rounded up. 12 fighters test at 3, 13 at 4.
 * @rule MORD-ROUT-1
 */
export function routThreshold(participants: number): number {
  return Math.max(1, Math.ceil(participants / ROUT_SHARE));
}

/**
 * Casualties against participants, compared exactly. The weight lowers what a casualty counts, never
 * what a participant counts.
 * @rule MORD-ROUT-1
 */
export function routCount(fighters: readonly RoutCounted[]): RoutCount {
  const counted = fighters.filter((fighter) => fighter.participates);
  const participants = counted.length;
  const casualties = counted
    .filter((fighter) => fighter.casualty)
    .reduce((sum, fighter) => plus(sum, fighter.weight), ZERO);
  const missing = missingCasualties(participants, casualties);
  return {
    participants,
    casualties,
    needed: routThreshold(participants),
    reached: missing === 0,
    missing,
  };
}

/** Whether a quarter is lost: 4 × casualties ≥ participants, and at least someone fell. @rule MORD-ROUT-1 */
export function routReached(participants: number, casualties: Fraction): boolean {
  return (
    compare(casualties, ZERO) > 0 &&
    compare(times(fraction(ROUT_SHARE), casualties), fraction(participants)) >= 0
  );
}

/**
 * Whether a side may give up the battle now of its own will: at the start of its own turn, with a
 * quarter lost now or a Rout test required earlier.
 * @rule MORD-ROUT-5
 */
export function voluntaryRoutAllowed(facts: {
  readonly startOfOwnTurn: boolean;
  readonly participants: number;
  readonly casualties: Fraction;
  /** A Rout test was due in an earlier turn, even if the losses have shrunk since. */
  readonly hadToTestBefore: boolean;
}): boolean {
  const earned = facts.hadToTestBefore || routReached(facts.participants, facts.casualties);
  return facts.startOfOwnTurn && earned;
}

export interface RoutOutcome {
  readonly gameEnds: boolean;
  /** The one side left on the table, or the first of the allies who are. */
  readonly lastStanding: string | null;
}

/**
 * What becomes of the battle when a side routs or has nobody left. With more than two sides only
 * that one leaves, and the others play on until one remains or only allies do, unless the scenario has
 * its own end.
 * @rule MORD-ROUT-4
 */
export function routOutcome(facts: {
  /** Sides still on the table before anybody leaves. */
  readonly playing: readonly Party[];
  /** Who leaves now: one side, or allies who rout together. */
  readonly leaves: readonly string[];
  /** The scenario itself says how it ends, so the first to leave may end it. */
  readonly scenarioSpecial: boolean;
}): RoutOutcome {
  const left = facts.playing.filter((side) => !facts.leaves.includes(side.id));
  const [first] = left;
  const decided = onlyTeam(left);
  return {
    gameEnds: decided || first === undefined || facts.scenarioSpecial,
    lastStanding: decided ? (first?.id ?? null) : null,
  };
}

/** Whole casualties still missing: the smallest m with 4 × (casualties + m) ≥ participants. */
function missingCasualties(participants: number, casualties: Fraction): number {
  if (routReached(participants, casualties)) return 0;
  const short = minus(fraction(participants, ROUT_SHARE), casualties);
  // With no casualty at all nothing is due, however small the side.
  return ceiling(compare(short, ZERO) > 0 ? short : ONE);
}

function ceiling(positive: Fraction): number {
  return Number((positive.num + positive.den - 1n) / positive.den);
}
