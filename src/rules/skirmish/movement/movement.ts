import { d3, withReroll } from '#rules/dice/dice.ts';
import { type Distribution, onD6 } from '#rules/dice/distribution.ts';
import { complement, type Fraction, fraction, ONE, plus, times } from '#rules/dice/fraction.ts';
import { type Blow, ORDINARY_BLOW, woundNeed } from '../duel/blow.ts';
import { harm, type OutcomeChances } from '../duel/chances.ts';
import type { Target } from '../duel/target.ts';

/** An enemy this near at the start of the turn keeps a fighter from running, inches. @rule MOV-RUN */
export const RUN_LOCK_RANGE = 8;
/** The deepest drop one may jump of one's own will, inches. @rule MOV-DROP */
export const DEEPEST_JUMP = 6;
/** The deepest drop from which an acrobat lands on his feet, inches. @rule MOV-FALL, MOV-DROP */
export const DEEPEST_LANDING = 12;
/** Each full height of this many inches takes an Initiative test. @rule MOV-DROP */
export const HEIGHT_PER_TEST = 2;
/** How far a knocked-down fighter may crawl, inches. @rule MORD-REC-3 */
export const CRAWL = 2;
/** An unengaged enemy this near to the path of a charge may intercept it, inches. @rule MOV-INTERCEPT */
export const INTERCEPT_RANGE = 2;
/** A shooter standing more than this above the table shoots from an elevated position, inches. @rule SHO-TARGET */
export const HIGH_GROUND = 2;
/** An enemy out of sight may be charged from this near, inches. @rule MOV-CHARGE */
export const UNSEEN_CHARGE_RANGE = 4;

/** Initiative tests of a jump down: one for each full 2″. @rule MOV-DROP */
export function jumpTests(heightInches: number): number {
  return Math.floor(Math.max(0, heightInches) / HEIGHT_PER_TEST);
}

export interface Fall {
  readonly hits: number;
  readonly strength: number;
  readonly saveAllowed: false;
  readonly criticalPossible: false;
}

/** What a fall does: D3 hits as strong as the drop is deep, no save, never critical. @rule MOV-FALL */
export function fall(heightInches: number, d6: number): Fall {
  return { hits: d3(d6), strength: heightInches, saveAllowed: false, criticalPossible: false };
}

/** This roll fails every characteristic test except Leadership. @rule COM-CHTEST */
export const ALWAYS_FAILS = 6;

/**
 * Whether a D6 passes a test of any characteristic but Leadership: no more than the value, and a 6
 * never.
 * @rule COM-CHTEST
 */
export function characteristicPassed(value: number, roll: number): boolean {
  return roll < ALWAYS_FAILS && roll <= value;
}

/** The exact chance to pass such a test. @rule COM-CHTEST */
export function characteristicChance(value: number): Fraction {
  return fraction(Math.min(ALWAYS_FAILS - 1, Math.max(0, value)), 6);
}

/** The widest gap that can be leapt, inches. @rule MOV-GAP */
export const WIDEST_LEAP = 3;
/** The target of a dive has to be this near to the landing point, inches. @rule MOV-DIVE */
export const DIVE_REACH = 2;
/** A fighter knocked down this near to an edge may fall over it, inches. @rule MORD-REC-5 */
export const EDGE_RANGE = 1;

/**
 * The exact chance to pass all of several Initiative tests.
 * @param rerolls a failed one may be rolled again once
 * @rule COM-CHTEST, MOV-DROP
 */
export function allPassedChance(initiative: number, tests: number, rerolls: boolean): Fraction {
  const once = rerolls
    ? withReroll(characteristicChance(initiative))
    : characteristicChance(initiative);
  return Array.from({ length: tests }, () => once).reduce(times, ONE);
}

/** How many of the tests' dice have failed. @rule COM-CHTEST */
export function failures(initiative: number, dice: readonly number[]): number {
  return dice.filter((face) => !characteristicPassed(initiative, face)).length;
}

/** Hits of a fall: a D3. @rule MOV-FALL */
const FALL_HITS: Distribution<number> = onD6(d3);

/** What each hit of a fall does: as strong as the fall is deep, unsaved, never critical. @rule MOV-FALL */
export function fallBlow(heightInches: number, toughness: number): Blow {
  return {
    ...ORDINARY_BLOW,
    strength: heightInches,
    woundNeed: woundNeed(heightInches, toughness),
    saveNeed: null,
    concussion: false,
    attack: 'fall',
    criticals: [],
  };
}

/** The outcomes of a fall; the chances add up to exactly 1. @rule MOV-FALL, INJURY */
export function fallChances(
  heightInches: number,
  toughness: number,
  target: Target,
): OutcomeChances {
  return harm(FALL_HITS, fallBlow(heightInches, toughness), target);
}

/** The same for a fighter who may land on his feet. @rule MOV-FALL */
export function landing(lands: Fraction, chances: OutcomeChances): OutcomeChances {
  const falls = after(complement(lands), chances);
  return { ...falls, nothing: plus(lands, falls.nothing) };
}

/** The chance of an outcome that depends on a previous one. */
export function after(before: Fraction, chances: OutcomeChances): OutcomeChances {
  return {
    nothing: times(before, chances.nothing),
    wound: times(before, chances.wound),
    'knocked-down': times(before, chances['knocked-down']),
    stunned: times(before, chances.stunned),
    'out-of-action': times(before, chances['out-of-action']),
  };
}
