import { type Fraction, fraction } from '../chance.ts';

/** On this roll no test of a characteristic but Leadership passes. @rule COM-CHTEST */
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
