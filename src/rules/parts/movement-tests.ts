import { type Fraction, ONE, times } from '../chance.ts';
import { d3, withReroll } from '../dice.ts';
import { characteristicChance, characteristicPassed } from './characteristic-test.ts';
import type { Blow, Target } from './duel/blow.ts';
import { onD6, type Spread } from './duel/spread.ts';
import { harm, type OutcomeChances } from './duel/wounding.ts';
import { woundNeed } from './to-wound.ts';

/** The widest gap that anybody leaps, inches. @rule MOV-GAP */
export const WIDEST_LEAP = 3;
/** As near to the landing point has to be whom one dives at, inches. @rule MOV-DIVE */
export const DIVE_REACH = 2;
/** Dropped this near to an edge one may go over it, inches. @rule MORD-REC-5 */
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
const FALL_HITS: Spread<number> = onD6(d3);

/** What each hit of a fall does: as strong as the fall is deep, unsaved, never critical. @rule MOV-FALL */
export function fallBlow(heightInches: number, toughness: number): Blow {
  return {
    strength: heightInches,
    woundNeed: woundNeed(heightInches, toughness),
    saveNeed: null,
    concussion: false,
    attack: 'fall',
    criticals: [],
  };
}

/** What becomes of somebody who falls; the chances add up to exactly 1. @rule MOV-FALL, INJURY */
export function fallChances(
  heightInches: number,
  toughness: number,
  target: Target,
): OutcomeChances {
  return harm(FALL_HITS, fallBlow(heightInches, toughness), target);
}

/** The chance of an outcome that wants another to have happened before. */
export function after(before: Fraction, chances: OutcomeChances): OutcomeChances {
  return {
    nothing: times(before, chances.nothing),
    wound: times(before, chances.wound),
    'knocked-down': times(before, chances['knocked-down']),
    stunned: times(before, chances.stunned),
    'out-of-action': times(before, chances['out-of-action']),
  };
}
